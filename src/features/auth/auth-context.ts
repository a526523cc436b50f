import { createContext, useContext } from 'react'

export type AuthMode = 'login' | 'register'
export type GoogleSource = 'landing' | 'dialog'

export interface Auth {
  /** Opens "Ingresa o Regístrate" in this mode, whatever its mode was when it closed (SPEC 4). */
  readonly openAuth: (mode: AuthMode, email?: string) => void
  readonly prefetchAuth: () => void
  readonly isAuthOpen: boolean
  /** Navigates after sign-in: to the requested page, else the profile (SPEC 2.3). */
  readonly goOn: () => Promise<void>
  readonly signInWithGoogle: (credential: string, source: GoogleSource) => void
  readonly failGoogle: (source: GoogleSource) => void
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth needs an AuthProvider above it')
  return auth
}
