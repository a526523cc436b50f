import { createContext, useContext } from 'react'

export type AuthMode = 'login' | 'register'
export type GoogleSource = 'landing' | 'dialog'

export interface Auth {
  /**
   * Opens the dialog "Ingresa o Regístrate", with an e-mail in it that its person has typed elsewhere;
   * closing it returns the mode to login (SPEC 4).
   */
  readonly openAuth: (mode: AuthMode, email?: string) => void
  /** Fetches the dialog's code before it is needed. */
  readonly prefetchAuth: () => void
  readonly isAuthOpen: boolean
  /** Leads on whoever has signed in: to the page that was asked for, else the profile (SPEC 2.3). */
  readonly goOn: () => Promise<void>
  /** Finishes a Google sign-in; the one handler of the app, whoever drew the button. */
  readonly signInWithGoogle: (credential: string, source: GoogleSource) => void
  readonly failGoogle: (source: GoogleSource) => void
}

export const AuthContext = createContext<Auth | null>(null)

/** The sign-in of the page around this component. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth needs an AuthProvider above it')
  return auth
}
