import { useCallback, useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '@/api/auth'
import { validateRecovery } from '@/domain/forms/auth'
import { Button } from '@/ui/actions/Button'
import { formResolver } from '@/ui/fields/form-resolver'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import { TextInput } from '@/ui/fields/TextInput'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import styles from './ResetPasswordPage.module.css'

/** SPEC 8, the same words as the recovery dialog's. */
const ANSWERS = {
  success: 'Si el correo existe, enviaremos un enlace para restablecer la contraseña.',
  error: 'Hubo un problema. Intenta nuevamente en unos minutos.',
} as const

/** Asks for the e-mail with the reset link, whether or not the account exists. */
export function RequestLinkForm() {
  const [answer, setAnswer] = useState<keyof typeof ANSWERS | null>(null)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
    resolver: formResolver<{ email: string }>(validateRecovery),
  })
  const { run, running } = useSingleFlight(
    useCallback(async ({ email }: { email: string }) => {
      setAnswer(null)
      try {
        await requestPasswordReset({ email: email.trim() })
        setAnswer('success')
      } catch {
        setAnswer('error')
      }
    }, []),
  )
  return (
    <>
      <PageTitle lead="Escribe tu correo y te enviaremos un enlace para crear una contraseña nueva.">
        Recuperar contraseña
      </PageTitle>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          void handleSubmit(run)(event)
        }}
      >
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
    </>
  )
}
