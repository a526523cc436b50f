import { useCallback, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/ui/actions/Button'
import { validateAuth } from '@/domain/forms/auth'
import { isEmail } from '@/domain/people/email'
import { getSession } from '@/session/session-store'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { formResolver } from '@/ui/fields/form-resolver'
import { Notice } from '@/ui/feedback/Notice'
import { EmailInput } from '@/ui/fields/EmailInput'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { authErrorText } from './dialog/auth-errors'
import styles from './dialog/AuthDialog.module.css'
import { PasswordInput } from './dialog/PasswordInput'
import { useOpenSignal } from './use-open-signal'
import { signInHere } from './dialog/use-sign-in'

interface RenewSessionDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** E-mail of the current or expired token. */
function knownEmail(): string {
  const session = getSession()
  const claims = session.signedIn ? session.claims : session.expired
  if (claims === null) return ''
  const { email, sub } = claims
  return [email, sub].find((text) => text !== undefined && isEmail(text)) ?? ''
}

/** Signs the user in again without leaving the page, to keep unsaved input. */
export function RenewSessionDialog({ open, onClose }: RenewSessionDialogProps) {
  const getSignal = useOpenSignal(open)
  return (
    <DialogFrame open={open} title="Vuelve a entrar" onClose={onClose}>
      <RenewForm onDone={onClose} getSignal={getSignal} />
    </DialogFrame>
  )
}

interface RenewFormProps {
  readonly onDone: () => void
  readonly getSignal: () => AbortSignal
}

function RenewForm({ onDone, getSignal }: RenewFormProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { username: knownEmail(), password: '' },
    resolver: formResolver<{ username: string; password: string }>((values) =>
      validateAuth({ ...values, mode: 'login', repeatPassword: '', acceptsTerms: false }),
    ),
  })
  const renew = useCallback(
    async (credentials: { username: string; password: string }) => {
      setFailure(null)
      const signal = getSignal()
      try {
        await signInHere(credentials, signal)
        onDone()
      } catch (error) {
        if (!signal.aborted) setFailure(authErrorText('login', error))
      }
    },
    [getSignal, onDone],
  )
  const { run, running } = useSingleFlight(renew)
  const { errors } = formState
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        void handleSubmit(({ username, password }) => run({ username: username.trim(), password }))(
          event,
        )
      }}
    >
      <Notice tone="info">
        Tu trabajo sigue en esta página. Entra con la misma cuenta: con otra, lo que no guardaste se
        borra.
      </Notice>
      {failure !== null && (
        <Notice tone="error" onDismiss={() => setFailure(null)}>
          {failure}
        </Notice>
      )}
      <EmailInput
        autoComplete="username"
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordInput
        label="Contraseña"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <p className={styles['aside']}>
        ¿Entras con Google? Hazlo en otra pestaña: esta página te espera como la dejaste.
      </p>
      <Button type="submit" variant="contained" aria-disabled={running}>
        Ingresar
      </Button>
    </form>
  )
}
