import { useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Credentials } from '@/api/auth'
import { TERMS_PDF } from '@/config/links'
import type { FailureMessage } from '@/domain/failures/failure-message'
import { PASSWORDS_DIFFER, validateAuth } from '@/domain/forms/auth'
import { Button } from '@/ui/actions/Button'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { formResolver } from '@/ui/fields/form-resolver'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { Notice } from '@/ui/feedback/Notice'
import { EmailInput } from '@/ui/fields/EmailInput'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import type { AuthMode } from '../auth-context'
import { authFailure } from './auth-errors'
import styles from './AuthDialog.module.css'
import { PasswordInput } from './PasswordInput'

interface AuthFormProps {
  readonly mode: AuthMode
  readonly email: string
  /** Throws if the sign-in or registration fails. */
  readonly onSend: (credentials: Credentials) => Promise<void>
  readonly getSignal: () => AbortSignal
  readonly onForgotten?: (email: string) => void
  readonly children?: ReactNode
}

const EMPTY = { username: '', password: '', repeatPassword: '', acceptsTerms: false }

/** Fields of SPEC 2.3; the input is kept when the mode changes or the request fails. */
export function AuthForm(props: AuthFormProps) {
  const { mode, email, onSend, getSignal, onForgotten, children } = props
  const registering = mode === 'register'
  const [failure, setFailure] = useState<(FailureMessage & { mode: AuthMode }) | null>(null)
  const { control, register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { ...EMPTY, username: email },
    resolver: formResolver<typeof EMPTY>((values) => validateAuth({ ...values, mode })),
  })
  const [password, repeated] = useWatch({ control, name: ['password', 'repeatPassword'] })
  const { run, running } = useSingleFlight(async (credentials: Credentials) => {
    setFailure(null)
    const signal = getSignal()
    try {
      await onSend(credentials)
    } catch (error) {
      if (!signal.aborted) setFailure({ mode, ...authFailure(mode, error) })
    }
  })
  const { errors } = formState
  const mismatch = repeated !== '' && repeated !== password ? PASSWORDS_DIFFER : undefined

  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        void handleSubmit(({ username, password: secret }) =>
          run({ username: username.trim(), password: secret }),
        )(event)
      }}
    >
      {failure?.mode === mode && (
        <Notice isAnswer tone="error" onDismiss={() => setFailure(null)}>
          <p>{failure.sentence}</p>
          <p>{failure.advice}</p>
        </Notice>
      )}
      <EmailInput
        autoComplete="username"
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordInput
        label="Contraseña"
        autoComplete={registering ? 'new-password' : 'current-password'}
        error={errors.password?.message}
        {...register('password')}
      />
      {registering && (
        <>
          <PasswordInput
            label="Repetir contraseña"
            autoComplete="new-password"
            error={mismatch ?? errors.repeatPassword?.message}
            {...register('repeatPassword')}
          />
          <CheckboxInput
            label={
              <>
                He leído y acepto los{' '}
                <a href={`${TERMS_PDF}#page=1`} {...NEW_TAB}>
                  Términos y Condiciones
                </a>
              </>
            }
            required
            error={errors.acceptsTerms?.message}
            {...register('acceptsTerms')}
          />
        </>
      )}
      {!registering && onForgotten && (
        <Button
          variant="link"
          size="small"
          className={styles['forgotten']}
          onClick={() => onForgotten(getValues('username').trim())}
        >
          Recuperar Contraseña
        </Button>
      )}
      {children}
      <Button type="submit" variant="contained" aria-disabled={running}>
        {registering ? 'Registrarme' : 'Ingresar'}
      </Button>
      {running && (
        <p role="status" className="muted small">
          Un momento, esperamos la respuesta…
        </p>
      )}
    </form>
  )
}
