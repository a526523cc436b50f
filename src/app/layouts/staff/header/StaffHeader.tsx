import { useState } from 'react'
import { MenuIcon } from '@/ui/icons/page-icons'
import { IconButton } from '@/ui/actions/IconButton'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { AccountMenu } from '@/features/auth/account-menu/AccountMenu'
import { paths } from '@/config/paths'
import { initialOf } from '@/domain/people/initial'
import { EmailText } from '@/ui/EmailText'
import { Bar } from '@/ui/skeleton/Bar'
import type { StaffArea } from '@/app/layouts/staff/staff-areas'
import styles from './StaffHeader.module.css'

interface StaffHeaderProps {
  readonly area: StaffArea
  /** Null while the permission is checked: the header shows placeholders. */
  readonly email: string | null
}

const importDrawer = () => import('./StaffDrawer').then((module) => module.StaffDrawer)

const LINKS = [{ to: paths.profile, label: 'Perfil' }]

export function StaffHeader({ area, email }: StaffHeaderProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (email === null) {
    return (
      <header aria-hidden className={styles['header']} data-screen-only>
        <span className={styles['menu']} style={{ padding: 10 }}>
          <Bar width={24} height={24} />
        </span>
        <p className={styles['panel']}>
          <Bar width={120} height="1.3em" />
        </p>
        <div className={styles['person']}>
          <Bar width={34} height={34} isRound />
          <span className={styles['arrow']} />
        </div>
      </header>
    )
  }
  return (
    <header className={styles['header']} data-screen-only>
      <IconButton
        aria-label="Abrir menú"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={styles['menu']}
      >
        <MenuIcon />
      </IconButton>
      <p className={styles['panel']}>Panel de Administración</p>
      <div className={styles['person']}>
        <AccountMenu
          title={email}
          links={LINKS}
          badge={
            <span aria-hidden className={styles['badge']}>
              {initialOf(email)}
            </span>
          }
        >
          <EmailText>{email}</EmailText>
        </AccountMenu>
      </div>
      <LazyComponent
        from={importDrawer}
        isWanted={open}
        onFailure={close}
        props={{ links: area.links, open, onClose: close }}
      />
    </header>
  )
}
