import { lazy, Suspense } from 'react'
import { env } from '@/config/env'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import type { GoogleSource } from '@/features/auth/auth-context'
import { LazyDemoGoogle } from '@/features/auth/demo/demo'
import styles from './GoogleButton.module.css'

const RealGoogle = lazy(() =>
  importWithRetry(() => import('./RealGoogle')).then(
    (module) => ({ default: module.RealGoogle }),
    // The rest of the page must not fall with an optional way to sign in.
    () => ({ default: GoogleUnavailable }),
  ),
)

function GoogleUnavailable() {
  return (
    <p className={styles['unavailable']}>
      Google no está disponible ahora. Ingresa con tu correo y contraseña.
    </p>
  )
}

/** Google sign-in where the build has it; nothing elsewhere. */
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
