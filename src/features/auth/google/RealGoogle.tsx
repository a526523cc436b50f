import { useState } from 'react'
import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google'
import { env } from '@/config/env'
import { parseUrl } from '@/config/parse-url'
import { isStaffPath } from '@/config/paths'
import { useAuth, type GoogleSource } from '../auth-context'

/** True if this document was served at a staff path, whose content security policy excludes Google. */
function isStaffDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const url = entry ? parseUrl(entry.name) : null
  if (url === null) return false
  const base = import.meta.env.BASE_URL.replace(/\/+$/, '')
  return isStaffPath(url.pathname.slice(base.length))
}

/** Google's button, or a text if its script is blocked. */
export function RealGoogle({ source }: { readonly source: GoogleSource }) {
  const { signInWithGoogle, failGoogle } = useAuth()
  const [attempt, setAttempt] = useState(1)
  const [blocked, setBlocked] = useState(false)
  if (blocked) {
    return (
      <p role="status" className="muted small">
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
      onScriptLoadError={() => {
        // After a redirect from a staff path, a reload gets the policy that allows Google.
        if (isStaffDocument()) window.location.reload()
        else setBlocked(true)
      }}
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
