import type { Credentials } from '@/api/auth'
import { isEmail } from '@/domain/people/email'
import { getSession } from '@/session/session-store'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { Notice } from '@/ui/feedback/Notice'
import styles from './dialog/AuthDialog.module.css'
import { AuthForm } from './dialog/AuthForm'
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
  const renew = (credentials: Credentials) => signInHere(credentials, getSignal()).then(onClose)
  return (
    <DialogFrame open={open} title="Vuelve a entrar" onClose={onClose}>
      <div className={styles['content']}>
        <Notice tone="info">
          Tu trabajo sigue en esta página. Entra con la misma cuenta: con otra, lo que no guardaste
          se borra.
        </Notice>
        <AuthForm mode="login" email={knownEmail()} onSend={renew} getSignal={getSignal}>
          <p className="muted small">
            ¿Entras con Google? Hazlo en otra pestaña: esta página te espera como la dejaste.
          </p>
        </AuthForm>
      </div>
    </DialogFrame>
  )
}
