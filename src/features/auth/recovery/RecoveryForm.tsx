import { useCallback, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '@/api/auth'
import { validateRecovery } from '@/domain/forms/auth'
import { Button } from '@/ui/actions/Button'
import { formResolver } from '@/ui/fields/form-resolver'
import { Notice } from '@/ui/feedback/Notice'
import { TextInput } from '@/ui/fields/TextInput'
import { useSingleFlight } from '@/ui/browser/use-single-flight'

interface RecoveryFormProps {
  /** What the field starts with. */
  readonly email: string
  readonly className: string | undefined
  /** Stands above the field. */
  readonly children?: ReactNode
}

/** SPEC 8: the same whether or not the account exists. */
const ANSWERS = {
  success: 'Si el correo existe, enviaremos un enlace para restablecer la contraseña.',
  error: 'Hubo un problema. Intenta nuevamente en unos minutos.',
} as const

/** Asks for the e-mail with the reset link. */
export function RecoveryForm({ email, className, children }: RecoveryFormProps) {
  const [answer, setAnswer] = useState<keyof typeof ANSWERS | null>(null)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email },
    resolver: formResolver<{ email: string }>(validateRecovery),
  })
  const send = useCallback(async (values: { email: string }) => {
    setAnswer(null)
    try {
      await requestPasswordReset({ email: values.email.trim() })
      setAnswer('success')
    } catch {
      setAnswer('error')
    }
  }, [])
  const { run, running } = useSingleFlight(send)

  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        void handleSubmit(run)(event)
      }}
    >
      {children}
      {answer && <Notice tone={answer}>{ANSWERS[answer]}</Notice>}
      <TextInput
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" variant="contained" disabled={running}>
        Enviar enlace
      </Button>
    </form>
  )
}
