import { Outlet } from 'react-router-dom'
import { ConsentBar } from '@/app/analytics/ConsentBar'
import { env } from '@/config/env'
import { AuthProvider } from '@/features/auth/AuthProvider'
import { Footer } from './Footer'
import { HelpButton } from './HelpButton'
import styles from './PublicLayout.module.css'
import { TopBar } from './TopBar'

/** The frame of every public page: skip link, bar, page, help and footer. */
export function PublicLayout() {
  return (
    <AuthProvider>
      <div className={styles['layout']}>
        <a href="#contenido" className={styles['skip']}>
          Saltar al contenido
        </a>
        <TopBar />
        <main id="contenido" tabIndex={-1} className={styles['main']}>
          <Outlet />
        </main>
        <HelpButton />
        {env.gaMeasurementId !== '' && <ConsentBar />}
        <Footer year={new Date().getFullYear()} />
      </div>
    </AuthProvider>
  )
}
