import { startTransition, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { startSession } from '@/session/session-store'
import { importWithRetry } from '@/ui/import-with-retry'
import { useOnDemand } from '@/ui/load-on-demand'
import { Notice } from '@/ui/Notice'
import { AuthContext, type Auth, type AuthMode, type GoogleSource } from './auth-context'
import styles from './AuthProvider.module.css'

const importDialog = () => import('./AuthDialog').then((module) => module.AuthDialog)

const GOOGLE_ERROR = 'Error al Loguear con Google.'

/** Holds the sign-in dialog for every page below it, and finishes Google sign-ins. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const dialog = useOnDemand(importDialog)
  const [open, setOpen] = useState(false)
  const [mode, setMode] = useState<AuthMode>('login')
  const [googleError, setGoogleError] = useState<string | null>(null)
  const [unreachable, setUnreachable] = useState(false)
  const loadDialog = dialog.load
  /** What the dialog's Google button started: whoever closes the dialog gives it up. */
  const fromDialog = useRef(new AbortController())

  const close = useCallback(() => {
    fromDialog.current.abort()
    fromDialog.current = new AbortController()
    setOpen(false)
    setGoogleError(null)
  }, [])

  const failGoogle = useCallback((source: GoogleSource) => {
    // SPEC 8: the landing page only logs it. No detail goes along, it could name the person.
    // eslint-disable-next-line no-console
    if (source === 'landing') console.warn('Google Login Failed...')
    else setGoogleError(GOOGLE_ERROR)
  }, [])

  const signInWithGoogle = useCallback(
    (credential: string, source: GoogleSource) => {
      const signal = source === 'dialog' ? fromDialog.current.signal : undefined
      const finish = async () => {
        const { getUser } = await importWithRetry(() => import('@/api/user'))
        await getUser({ token: credential, signal })
        signal?.throwIfAborted()
        if (!startSession({ token: credential })) throw new Error('The credential was not stored')
        close()
        await navigate(paths.profile)
      }
      finish().catch(() => {
        if (signal?.aborted !== true) failGoogle(source)
      })
    },
    [close, failGoogle, navigate],
  )

  const auth = useMemo<Auth>(
    () => ({
      openAuth: (nextMode) => {
        // The press is answered at once; drawing the dialog may take a slow phone a moment longer.
        startTransition(() => {
          setMode(nextMode)
          setUnreachable(false)
          setOpen(true)
        })
        void loadDialog().then((loaded) => {
          setUnreachable(!loaded)
          if (!loaded) setOpen(false)
        })
      },
      warmAuth: () => void loadDialog(),
      isAuthOpen: open,
      signInWithGoogle,
      failGoogle,
    }),
    [failGoogle, loadDialog, open, signInWithGoogle],
  )

  return (
    <AuthContext value={auth}>
      {children}
      {dialog.Component && (
        <dialog.Component
          open={open}
          mode={mode}
          onModeChange={setMode}
          onClose={close}
          googleError={googleError}
          onGoogleErrorSeen={() => setGoogleError(null)}
        />
      )}
      {unreachable && (
        <div className={styles['unreachable']}>
          <Notice tone="error" onDismiss={() => setUnreachable(false)}>
            No pudimos abrir el ingreso. Revisa tu conexión e inténtalo otra vez.
          </Notice>
        </div>
      )}
    </AuthContext>
  )
}
