import { useSyncExternalStore } from 'react'
import { Outlet } from 'react-router-dom'
import { env } from '@/config/env'
import { AuthProvider } from '@/features/auth/AuthProvider'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { Footer } from './Footer'
import { HelpButton } from './HelpButton'
import styles from './PublicLayout.module.css'
import { TopBar } from './nav/TopBar'

const importConsentBar = () => import('@/app/analytics/ConsentBar').then((m) => m.ConsentBar)

const neverChanges = () => () => undefined

function useYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  )
}

export function PublicLayout() {
  const year = useYear()
  return (
    <AuthProvider>
      <div className={styles['layout']}>
        <a href="#contenido" className="skip">
          Saltar al contenido
        </a>
        <TopBar />
        <main id="contenido" tabIndex={-1} className={styles['main']}>
          <Outlet />
        </main>
        <HelpButton />
        {env.gaMeasurementId !== '' && <LazyComponent from={importConsentBar} props={{}} />}
        <Footer year={year} />
      </div>
    </AuthProvider>
  )
}
