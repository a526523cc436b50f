import { IconButton } from '@/ui/actions/IconButton'
import { SideDrawer } from '@/ui/dialog/SideDrawer'
import { CloseIcon } from '@/ui/icons/page-icons'
import { Logo } from '@/ui/Logo'
import type { StaffArea } from '@/app/layouts/staff/staff-areas'
import { StaffLinks } from '@/app/layouts/staff/sidebar/StaffLinks'
import styles from './StaffHeader.module.css'

interface StaffDrawerProps extends Pick<StaffArea, 'links'> {
  readonly open: boolean
  readonly onClose: () => void
}

export function StaffDrawer({ links, open, onClose }: StaffDrawerProps) {
  return (
    <SideDrawer from="left" label="Menú" open={open} onClose={onClose} className={styles['drawer']}>
      <div className={styles['head']}>
        <Logo />
        <IconButton aria-label="Cerrar menú" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <nav aria-label="Menú">
        <StaffLinks links={links} onFollow={onClose} />
      </nav>
    </SideDrawer>
  )
}
