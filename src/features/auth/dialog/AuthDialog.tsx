import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Credentials } from '@/api/auth'
import { paths } from '@/config/paths'
import type { AskedState, ReturnPage } from '@/session/return-page'
import { ToggleGroup } from '@/ui/actions/ToggleGroup'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { Notice } from '@/ui/feedback/Notice'
import type { AuthMode } from '../auth-context'
import styles from './AuthDialog.module.css'
import { AuthForm } from './AuthForm'
import { googleErrorText } from './auth-errors'
import { LazyDemoPeople } from '../demo/demo'
import { registerHere, useSignIn } from './use-sign-in'
import { GoogleButton } from '../google/GoogleButton'
import { useOpenSignal } from '../use-open-signal'
import { RecoveryForm } from '../recovery/RecoveryForm'

interface RecoveryDialogProps {
  readonly open: boolean
  readonly email: string
  readonly onClose: () => void
}

/** "Recuperar contraseña" (SPEC 2.4). */
function RecoveryDialog({ open, email, onClose }: RecoveryDialogProps) {
  return (
    <DialogFrame open={open} title="Recuperar contraseña" onClose={onClose}>
      {/* Mounted only while open, so that closing resets e-mail and result. */}
      {open && (
        <RecoveryForm email={email} className={styles['form']}>
          <p>Escribe tu correo y te enviaremos un enlace para crear una contraseña nueva.</p>
        </RecoveryForm>
      )}
    </DialogFrame>
  )
}

interface AuthDialogProps {
  readonly open: boolean
  /** Page to open after sign-in. */
  readonly asked: ReturnPage | null
  readonly mode: AuthMode
  readonly email: string | undefined
  readonly onModeChange: (mode: AuthMode) => void
  readonly onClose: () => void
  readonly onExited: () => void
  readonly hasGoogleFailed: boolean
  readonly onGoogleFailureSeen: () => void
}

const INVITATIONS = {
  [paths.profile]: {
    title: 'Entra para ver tu perfil',
    advice: 'Ahí están tus datos y tu tarjeta.',
  },
  [paths.myClaims]: {
    title: 'Entra para ver tus reclamos',
    advice: '¿Reclamaste sin cuenta? Créala con el mismo correo y los verás.',
  },
} as const satisfies Record<ReturnPage, { title: string; advice: string }>

const MODES: Readonly<Record<AuthMode, string>> = {
  login: 'Ya tengo una cuenta',
  register: 'Crea tu cuenta',
}

/** "Ingresa o Regístrate" (SPEC 2.3). */
export function AuthDialog({
  open,
  asked,
  mode,
  email = '',
  onModeChange,
  onClose,
  onExited,
  hasGoogleFailed,
  onGoogleFailureSeen,
}: AuthDialogProps) {
  const [recovering, setRecovering] = useState<{ email: string } | null>(null)
  /** The recovery dialog takes over the e-mail once; after it was closed it opens empty (SPEC 2.4). */
  const [hasRecovered, setHasRecovered] = useState(false)
  const getSignal = useOpenSignal(open)
  const signIn = useSignIn({ onDone: onClose, getSignal })
  const { reason } = (useLocation().state ?? {}) as AskedState
  const register = (credentials: Credentials) =>
    registerHere(credentials, getSignal()).then(onClose)
  const googleFailure = useMemo(() => hasGoogleFailed && googleErrorText(), [hasGoogleFailed])
  const handleExited = () => {
    onExited()
    // A sign-in in flight may close both dialogs.
    setRecovering(null)
    setHasRecovered(false)
    // Registering removes the button that opened the dialog, so the focus could not return to it.
    const focused = document.activeElement
    if (focused !== document.body && !focused?.closest('[role="dialog"]')) return
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <DialogFrame
        open={open}
        title="Ingresa o Regístrate"
        onClose={onClose}
        onExited={handleExited}
      >
        <div className={styles['content']}>
          {asked !== null && (
            <div>
              <p className="strong">{INVITATIONS[asked].title}</p>
              <p className="muted small">
                {reason === undefined
                  ? INVITATIONS[asked].advice
                  : `No pudimos cargarlo y cerramos tu sesión. ${reason}`}
              </p>
            </div>
          )}
          <ToggleGroup
            label="¿Tienes una cuenta?"
            options={MODES}
            value={mode}
            onChange={onModeChange}
          />
          {googleFailure && (
            <Notice tone="error" onDismiss={onGoogleFailureSeen}>
              {googleFailure}
            </Notice>
          )}
          <AuthForm
            mode={mode}
            email={email}
            onSend={mode === 'register' ? register : signIn}
            getSignal={getSignal}
            onForgotten={(email) => setRecovering({ email: hasRecovered ? '' : email })}
          />
          <GoogleButton source="dialog" />
          {LazyDemoPeople && mode === 'login' && (
            <LazyDemoPeople onDone={onClose} getSignal={getSignal} />
          )}
        </div>
      </DialogFrame>
      <RecoveryDialog
        open={open && recovering !== null}
        email={recovering?.email ?? ''}
        onClose={() => {
          setRecovering(null)
          setHasRecovered(true)
        }}
      />
    </>
  )
}
