import { useCallback, useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '@/api/auth'
import { validateRecovery } from '@/domain/forms/auth'
import { Button } from '@/ui/actions/Button'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { formResolver } from '@/ui/fields/form-resolver'
import { Notice } from '@/ui/feedback/Notice'
import { TextInput } from '@/ui/fields/TextInput'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import styles from '@/features/auth/dialog/AuthDialog.module.css'

interface RecoveryDialogProps {
  readonly open: boolean
  /** What was typed in the sign-in form, so that nobody types it twice. */
  readonly email: string
  readonly onClose: () => void
}

const ANSWERS = {
  success: 'Si el correo existe, enviaremos un enlace para restablecer la contraseña.',
  error: 'Hubo un problema. Intenta nuevamente en unos minutos.',
} as const

/** "Recuperar contraseña" (SPEC 2.4); closing it forgets the e-mail and the answer. */
export function RecoveryDialog({ open, email, onClose }: RecoveryDialogProps) {
  return (
    <DialogFrame open={open} title="Recuperar contraseña" onClose={onClose}>
      {/* Made anew each time it opens: that is how everything is forgotten. */}
      {open && <RecoveryForm email={email} />}
    </DialogFrame>
  )
}

function RecoveryForm({ email }: { readonly email: string }) {
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
      className={styles['form']}
      onSubmit={(event) => {
        void handleSubmit(run)(event)
      }}
    >
      <p>Escribe tu correo y te enviaremos un enlace para crear una contraseña nueva.</p>
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
