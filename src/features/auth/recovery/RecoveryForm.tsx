import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '@/api/auth'
import { toFailure } from '@/api/http/to-failure'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { validateRecovery } from '@/domain/forms/auth'
import { Button } from '@/ui/actions/Button'
import { formResolver } from '@/ui/fields/form-resolver'
import { Notice } from '@/ui/feedback/Notice'
import { EmailInput } from '@/ui/fields/EmailInput'
import { useSingleFlight } from '@/ui/browser/use-single-flight'

interface RecoveryFormProps {
  readonly email: string
  readonly className: string | undefined
  readonly children?: ReactNode
}

/** SPEC 8: the same text whether or not the account exists. */
const SENT = 'Si el correo existe, enviaremos un enlace para restablecer la contraseña.'

export function RecoveryForm({ email, className, children }: RecoveryFormProps) {
  const [answer, setAnswer] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email },
    resolver: formResolver<{ email: string }>(validateRecovery),
  })
  const { run, running } = useSingleFlight(async (values: { email: string }) => {
    setAnswer(null)
    try {
      await requestPasswordReset({ email: values.email.trim() })
      setAnswer({ tone: 'success', text: SENT })
    } catch (error) {
      const { sentence } = passengerFailureMessage('recover-password', toFailure(error))
      setAnswer({ tone: 'error', text: sentence })
    }
  })

  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        void handleSubmit(run)(event)
      }}
    >
      {children}
      {answer && <Notice tone={answer.tone}>{answer.text}</Notice>}
      <EmailInput
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button
        type="submit"
        variant={answer?.tone === 'success' ? 'outlined' : 'contained'}
        aria-disabled={running}
      >
        {running ? 'Enviando...' : 'Enviar enlace'}
      </Button>
    </form>
  )
}
