import { hasStatus } from '@/api/http/api-error'
import { paths } from '@/config/paths'
import { useAuth } from '@/features/auth/auth-context'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'

interface EarningsFailureProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** The failure in SPEC 8's words, then in the reader's language, with the step that helps. */
export function EarningsFailure({ error, onRetry }: EarningsFailureProps) {
  const { openAuth } = useAuth()
  const isSignedOut = hasStatus(error, 401)
  const isRefused = hasStatus(error, 403)
  return (
    <Notice
      tone="error"
      action={
        <>
          {isSignedOut && (
            <Button size="small" onClick={() => openAuth('login')}>
              Ingresar
            </Button>
          )}
          {isRefused && (
            <Button to={paths.profile} size="small">
              Ir a mi perfil
            </Button>
          )}
          <Button size="small" onClick={onRetry}>
            Reintentar
          </Button>
        </>
      }
    >
      <p lang="en">Failed to load QR info</p>
      <p>
        {isSignedOut && 'Entra a tu cuenta para ver tus ganancias.'}
        {isRefused && 'Esta página es para quienes invitan pasajeros con su código QR.'}
        {!isSignedOut && !isRefused && 'No pudimos cargar tus ganancias. Revisa tu conexión.'}
      </p>
    </Notice>
  )
}
