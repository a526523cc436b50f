import { startTransition, useEffect, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { paths } from '@/config/paths'
import { AuthButton } from '@/features/auth/AuthButton'
import { nameIn, useSession } from '@/session/use-session'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { MenuIcon, PersonIcon } from '@/ui/icons/page-icons'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { Logo } from '@/ui/Logo'
import { navLinksFor } from './nav-links'
import { classNames } from '@/ui/theme/class-names'
import styles from './TopBar.module.css'

const importAccount = () =>
  import('@/features/auth/account-menu/AccountMenu').then((module) => module.AccountMenu)
const importDrawer = () => import('./NavDrawer').then((module) => module.NavDrawer)

export function TopBar() {
  const session = useSession()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const drawer = useLazyComponent(importDrawer)
  const { Component: AccountMenu, load: loadAccount } = useLazyComponent(importAccount)
  const { links, staffLinks } = navLinksFor(session, 'bar')
  const name = nameIn(session, 'navigation')

  useEffect(() => {
    if (session.signedIn) void loadAccount()
  }, [session.signedIn, loadAccount])

  const openDrawer = () => {
    // Keeps the press responsive: rendering the drawer may take longer on a slow phone.
    startTransition(() => setDrawerOpen(true))
    void drawer.load().then((loaded) => {
      if (!loaded) setDrawerOpen(false)
    })
  }

  return (
    <header className={styles['bar']}>
      <div className={classNames('page', styles['inner'])}>
        <Link to={paths.home} className={styles['home']}>
          <Logo />
        </Link>
        <nav aria-label="Principal" className={styles['nav']}>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} className={classNames(styles['link'])}>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['person']}>
          {staffLinks.map((link) => (
            <Button
              key={link.to}
              to={link.to}
              variant="contained"
              color="secondary"
              size="small"
              className={styles['staff']}
            >
              {link.label}
            </Button>
          ))}
          {session.signedIn ? (
            <>
              <div className={styles['account']}>
                {AccountMenu ? (
                  <AccountMenu title={name} links={navLinksFor(session, 'account').links}>
                    {name || 'Tu cuenta'}
                  </AccountMenu>
                ) : (
                  name
                )}
              </div>
              <IconButton to={paths.profile} aria-label="Mi perfil">
                <PersonIcon />
              </IconButton>
            </>
          ) : (
            <AuthButton variant="outlined" size="small">
              Entrar
            </AuthButton>
          )}
          <IconButton
            aria-label="Abrir menú"
            aria-expanded={drawerOpen}
            onClick={openDrawer}
            onPointerEnter={() => void drawer.load()}
            className={styles['menu']}
          >
            <MenuIcon />
          </IconButton>
        </div>
      </div>
      {drawer.Component && (
        <drawer.Component open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      )}
    </header>
  )
}
