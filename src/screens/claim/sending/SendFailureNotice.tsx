import { useState } from 'react'
import { timings } from '@/config/timings'
import { useAuth } from '@/features/auth/auth-context'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Snackbar } from '@/ui/Snackbar'
import type { SendFailure } from './use-send-claim'

/** SPEC 8, word for word. */
const SNACKBAR_TEXT = 'Hubo un problema al enviar tu reclamo. Inténtalo más tarde.'

const ADVICE: Record<SendFailure['kind'], string> = {
  refused: 'Tus datos y archivos siguen aquí. Revísalos y vuelve a enviarlo.',
  unknown:
    'Tus datos y archivos siguen aquí. No sabemos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez.',
  'signed-out':
    'Tu sesión venció. Entra otra vez y vuelve a esta página: tus datos y archivos siguen guardados.',
  unsent:
    'Tus datos y archivos siguen aquí y todavía no salió nada. Revisa tu conexión y vuelve a enviarlo.',
  cancelled: 'Cancelaste el envío. Tus datos y archivos siguen aquí.',
}

interface SendFailureNoticeProps {
  readonly failure: SendFailure | null
  readonly onDismiss: () => void
}

/** The six-second snackbar of SPEC 8 and, because six seconds are short, advice that stays. */
export function SendFailureNotice({ failure, onDismiss }: SendFailureNoticeProps) {
  const { openAuth } = useAuth()
  // By the failure itself: a second one can follow so fast that nothing is drawn in between.
  const [seen, setSeen] = useState<SendFailure | null>(null)
  const isError = failure !== null && failure.kind !== 'cancelled'

  return (
    <>
      {failure && (
        <Notice
          tone={isError ? 'error' : 'info'}
          onDismiss={onDismiss}
          action={
            failure.kind === 'signed-out' && (
              <Button size="small" onClick={() => openAuth('login')}>
                Ingresar otra vez
              </Button>
            )
          }
        >
          {ADVICE[failure.kind]}
        </Notice>
      )}
      <Snackbar
        tone="error"
        text={isError && failure !== seen ? SNACKBAR_TEXT : null}
        duration={timings.claimErrorSnackbar}
        onClose={() => setSeen(failure)}
      />
    </>
  )
}
