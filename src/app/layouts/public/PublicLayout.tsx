import { Outlet } from 'react-router-dom'
import { env } from '@/config/env'
import { AuthProvider } from '@/features/auth/AuthProvider'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useClientValue } from '@/ui/browser/use-client-value'
import { Footer } from './Footer'
import { HelpButton } from './HelpButton'
import styles from './PublicLayout.module.css'
import { TopBar } from './nav/TopBar'

const importConsentBar = () => import('@/app/analytics/ConsentBar').then((m) => m.ConsentBar)

export function PublicLayout() {
  const year = useClientValue(() => new Date().getFullYear(), __BUILD_YEAR__)
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
