import { toFailure } from '@/api/http/to-failure'
import { paths } from '@/config/paths'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { useAuth } from '@/features/auth/auth-context'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'

interface EarningsFailureProps {
  readonly error: Error
  readonly onRetry: () => void
}

export function EarningsFailure({ error, onRetry }: EarningsFailureProps) {
  const { openAuth } = useAuth()
  const failure = toFailure(error)
  const { sentence, advice, lang } = passengerFailureMessage('read-earnings', failure)
  return (
    <Notice
      tone="error"
      action={
        <>
          {failure.code === 'unauthorized' && (
            <Button size="small" onClick={() => openAuth('login')}>
              Ingresar
            </Button>
          )}
          {failure.code === 'forbidden' && (
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
      <p lang={lang}>{sentence}</p>
      <p>{advice}</p>
    </Notice>
  )
}
