import { lazy, Suspense } from 'react'
import { importWithRetry } from '@/ui/browser/import-with-retry'

const ResetPasswordPage = lazy(() =>
  importWithRetry(() => import('./ResetPasswordPage')).then((module) => ({
    default: module.ResetPasswordPage,
  })),
)

/** /reset-password, with a text while its code is on the way (SPEC 2.1). */
export function ResetPasswordScreen() {
  return (
    <Suspense
      fallback={
        <p role="status" className="page" style={{ maxWidth: 'var(--column)', paddingBlock: 40 }}>
          Cargando…
        </p>
      }
    >
      <ResetPasswordPage />
    </Suspense>
  )
}
