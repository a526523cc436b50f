import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { readReturnPage } from '@/session/return-page'
import { getSession } from '@/session/session-store'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { Notice } from '@/ui/feedback/Notice'
import { AuthContext, type Auth, type AuthMode, type GoogleSource } from './auth-context'
import styles from './AuthProvider.module.css'

const importDialog = () => import('./dialog/AuthDialog').then((module) => module.AuthDialog)

const importGoogle = () => import('./google/google-session')

/** Provides the sign-in dialog and handles Google sign-ins. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const location = useLocation()
  const asked = readReturnPage(location.state)
  const dialog = useLazyComponent(importDialog)
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState<string>()
  const [mode, setMode] = useState<AuthMode>('login')
  const [hasGoogleFailed, setGoogleFailed] = useState(false)
  const [unreachable, setUnreachable] = useState(false)
  const loadDialog = dialog.load
  /** Aborts a Google sign-in that was started in the dialog when the dialog closes. */
  const fromDialog = useRef(new AbortController())

  const close = useCallback(() => {
    fromDialog.current.abort()
    fromDialog.current = new AbortController()
    setOpen(false)
    setGoogleFailed(false)
  }, [])

  /** True while the next page loads, which may take longer than the dialog's closing animation. */
  const isGoingOn = useRef(false)
  useEffect(() => {
    isGoingOn.current = false
  }, [location])
  const goOn = useCallback(async () => {
    isGoingOn.current = true
    // Replace the home page in the history with the requested page.
    await navigate(asked ?? paths.profile, { replace: asked !== null })
  }, [asked, navigate])

  const failGoogle = useCallback((source: GoogleSource) => {
    // SPEC 8: the landing page only logs it, without details, which could name the user.
    // oxlint-disable-next-line no-console
    if (source === 'landing') console.warn('Google Login Failed...')
    else setGoogleFailed(true)
  }, [])

  const signInWithGoogle = useCallback(
    (credential: string, source: GoogleSource) => {
      const signal = source === 'dialog' ? fromDialog.current.signal : undefined
      importWithRetry(importGoogle)
        .then(({ startGoogleSession }) => startGoogleSession(credential, signal))
        .then(() => {
          close()
          return goOn()
        })
        .catch(() => {
          if (signal?.aborted !== true) failGoogle(source)
        })
    },
    [close, failGoogle, goOn],
  )

  const openAuth = useCallback<Auth['openAuth']>(
    (nextMode, known) => {
      // A transition, so that the click responds at once on slow phones.
      startTransition(() => {
        setMode(nextMode)
        setUnreachable(false)
        setEmail(known)
        setOpen(true)
      })
      void loadDialog().then((loaded) => {
        setUnreachable(!loaded)
        if (!loaded) setOpen(false)
      })
    },
    [loadDialog],
  )

  useEffect(() => {
    if (asked !== null && !getSession().signedIn) openAuth('login')
  }, [asked, openAuth])

  const forgetAsked = () => {
    if (asked === null || isGoingOn.current) return
    void navigate('.', { replace: true })
  }

  const auth = useMemo<Auth>(
    () => ({
      openAuth,
      prefetchAuth: () => void loadDialog(),
      isAuthOpen: open,
      goOn,
      signInWithGoogle,
      failGoogle,
    }),
    [failGoogle, goOn, loadDialog, open, openAuth, signInWithGoogle],
  )

  return (
    <AuthContext value={auth}>
      {children}
      {dialog.Component && (
        <dialog.Component
          open={open}
          asked={asked}
          mode={mode}
          email={email}
          onModeChange={setMode}
          onClose={close}
          onExited={forgetAsked}
          hasGoogleFailed={hasGoogleFailed}
          onGoogleFailureSeen={() => setGoogleFailed(false)}
        />
      )}
      {unreachable && (
        <div className={styles['unreachable']}>
          <Notice tone="error" onDismiss={() => setUnreachable(false)}>
            {chunkErrorText('el ingreso')}
          </Notice>
        </div>
      )}
    </AuthContext>
  )
}
