import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { resetPassword } from '@/api/auth'
import { toFailure } from '@/api/http/to-failure'
import type { Failure } from '@/domain/failures/failure-message'
import { LINK_REFUSED, passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { PASSWORDS_DIFFER, validateAuth } from '@/domain/forms/auth'
import { AuthButton } from '@/features/auth/AuthButton'
import { PasswordInput } from '@/features/auth/dialog/PasswordInput'
import { Button } from '@/ui/actions/Button'
import { formResolver } from '@/ui/fields/form-resolver'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import styles from './ResetPasswordPage.module.css'
import { toFieldErrors, type FieldErrors } from '@/domain/forms/checks'

interface NewPasswordValues {
  readonly password: string
  readonly repeatPassword: string
}

const NEW_PASSWORD: NewPasswordValues = { password: '', repeatPassword: '' }

function validateNewPassword(values: NewPasswordValues): FieldErrors<keyof NewPasswordValues> {
  const { password = null, repeatPassword = null } = validateAuth({
    ...values,
    mode: 'register',
    username: '',
    acceptsTerms: true,
  })
  return toFieldErrors({ password, repeatPassword })
}

interface NewPasswordFormProps {
  readonly token: string
  readonly onNewLink: () => void
}

export function NewPasswordForm({ token, onNewLink }: NewPasswordFormProps) {
  const [answer, setAnswer] = useState<Failure | 'done' | null>(null)
  const title = useRef<HTMLDivElement>(null)
  const { control, register, handleSubmit, formState, reset } = useForm({
    defaultValues: NEW_PASSWORD,
    resolver: formResolver<NewPasswordValues>(validateNewPassword),
  })
  const [password, repeated] = useWatch({ control, name: ['password', 'repeatPassword'] })
  const { run, running } = useSingleFlight(async (values: NewPasswordValues) => {
    setAnswer(null)
    try {
      await resetPassword({ token, password: values.password })
      reset()
      setAnswer('done')
    } catch (error) {
      setAnswer(toFailure(error))
    }
  })

  useEffect(() => {
    // The form was replaced: moves the focus to the new title.
    if (answer === 'done') title.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [answer])

  if (answer === 'done') {
    return (
      <div ref={title}>
        <PageTitle lead="Ya puedes entrar con ella. El enlace del correo dejó de servir.">
          Tu contraseña quedó cambiada
        </PageTitle>
        <AuthButton variant="contained">Entrar</AuthButton>
      </div>
    )
  }
  const { errors } = formState
  const mismatch = repeated !== '' && repeated !== password ? PASSWORDS_DIFFER : undefined
  return (
    <>
      <PageTitle lead="Elige una que no uses en otro sitio y escríbela dos veces.">
        Crea tu contraseña nueva
      </PageTitle>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          void handleSubmit(run)(event)
        }}
      >
        {answer && (
          <Notice
            tone="error"
            action={
              LINK_REFUSED.includes(answer.code) && (
                <Button size="small" onClick={onNewLink}>
                  Pedir un enlace nuevo
                </Button>
              )
            }
          >
            {passengerFailureMessage('reset-password', answer).sentence}
          </Notice>
        )}
        <PasswordInput
          label="Contraseña nueva"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordInput
          label="Repetir contraseña"
          autoComplete="new-password"
          error={mismatch ?? errors.repeatPassword?.message}
          {...register('repeatPassword')}
        />
        <Button type="submit" variant="contained" aria-disabled={running}>
          {running ? 'Guardando…' : 'Guardar contraseña'}
        </Button>
      </form>
    </>
  )
}
