import { lazy, Suspense } from 'react'
import { env } from '@/config/env'
import { importComponent } from '@/ui/browser/import-component'
import type { GoogleSource } from '../auth-context'
import { LazyDemoGoogle } from '../demo/demo'
import styles from './GoogleButton.module.css'

const RealGoogle = lazy(() =>
  importComponent(() => import('./RealGoogle')).then(
    (module) => ({ default: module.RealGoogle }),
    // An optional sign-in must not break the page.
    () => ({ default: GoogleUnavailable }),
  ),
)

function GoogleUnavailable() {
  return (
    <p className="muted small">
      Google no está disponible ahora. Ingresa con tu correo y contraseña.
    </p>
  )
}

/** Renders nothing in builds without Google sign-in. */
export function GoogleButton({ source }: { readonly source: GoogleSource }) {
  const Button = LazyDemoGoogle ?? (env.googleClientId ? RealGoogle : null)
  if (!Button) return null
  return (
    <div className={styles['google']}>
      <Suspense fallback={null}>
        <Button source={source} />
      </Suspense>
    </div>
  )
}
