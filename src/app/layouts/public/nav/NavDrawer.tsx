import { NavLink } from 'react-router-dom'
import { useSignOut } from '@/features/auth/sign-out/use-sign-out'
import { nameIn, useSession } from '@/session/use-session'
import { ExitIcon } from '@/ui/icons/account-icons'
import { PersonIcon } from '@/ui/icons/page-icons'
import { SideDrawer } from '@/ui/dialog/SideDrawer'
import { navLinksFor } from './nav-links'
import { classNames } from '@/ui/theme/class-names'
import styles from './NavDrawer.module.css'

interface NavDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function NavDrawer({ open, onClose }: NavDrawerProps) {
  const session = useSession()
  const { links, staffLinks } = navLinksFor(session, 'drawer')
  const { signOut, question } = useSignOut(onClose)
  const name = nameIn(session, 'navigation')
  return (
    <>
      <SideDrawer
        from="right"
        open={open}
        onClose={onClose}
        className={styles['drawer']}
        headClassName={styles['head']}
      >
        {name && (
          <p className={styles['person']}>
            <PersonIcon />
            <span>{name}</span>
          </p>
        )}
        <nav aria-label="Menú">
          <ul>
            {[...links, ...staffLinks].map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} end onClick={onClose} className={classNames(styles['link'])}>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {session.signedIn && (
          <button type="button" className={styles['leave']} onClick={signOut}>
            <ExitIcon />
            Cerrar Sesión
          </button>
        )}
      </SideDrawer>
      {question}
    </>
  )
}
