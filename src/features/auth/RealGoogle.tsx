import { useState } from 'react'
import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google'
import { env } from '@/config/env'
import { useAuth, type GoogleSource } from './auth-context'
import styles from './GoogleButton.module.css'

/** Google's own button, and words in its place when its script does not come (blocked, captive Wi-Fi). */
export function RealGoogle({ source }: { readonly source: GoogleSource }) {
  const { signInWithGoogle, failGoogle } = useAuth()
  const [attempt, setAttempt] = useState(1)
  const [blocked, setBlocked] = useState(false)
  if (blocked) {
    return (
      <p role="status" className={styles['unavailable']}>
        No pudimos cargar Google. Ingresa con tu correo y contraseña, o{' '}
        <button
          type="button"
          onClick={() => {
            setBlocked(false)
            setAttempt(attempt + 1)
          }}
        >
          inténtalo otra vez
        </button>
        .
      </p>
    )
  }
  return (
    <GoogleOAuthProvider
      key={attempt}
      clientId={env.googleClientId}
      locale="es"
      onScriptLoadError={() => setBlocked(true)}
    >
      <GoogleLogin
        shape="pill"
        onSuccess={({ credential }) => {
          if (credential) signInWithGoogle(credential, source)
          else failGoogle(source)
        }}
        onError={() => failGoogle(source)}
      />
    </GoogleOAuthProvider>
  )
}
