import { ApiError } from '@/api/http/api-error'
import { detailText } from '@/api/http/detail-text'
import { refusesCookies } from '@/session/refuses-cookies'
import type { AuthMode } from '@/features/auth/auth-context'

export const UNKNOWN_ERROR = 'Error desconocido'

const COOKIES_REFUSED =
  'Tu navegador rechaza las cookies, y sin ellas no puedes entrar. Permítelas para este sitio en los ajustes del navegador, recarga la página y entra otra vez.'
const BUT_REGISTERED = 'Tu cuenta ya quedó creada.'

/** The sentence of SPEC 8 for a failed sign-in or registration. */
export function authErrorText(mode: AuthMode, error: unknown): string {
  // The server said yes, and the session could not be stored.
  if (!(error instanceof ApiError) && refusesCookies()) {
    return mode === 'register' ? `${BUT_REGISTERED} ${COOKIES_REFUSED}` : COOKIES_REFUSED
  }
  if (!(error instanceof ApiError) || error.kind !== 'http') return UNKNOWN_ERROR
  if (mode === 'login') {
    return error.status === 401 ? 'Correo o contraseña incorrectos' : UNKNOWN_ERROR
  }
  const saysWhy = error.status === 400 || error.status === 401
  return (saysWhy ? detailText(error.detail) : null) ?? UNKNOWN_ERROR
}

/** What is said after a Google sign-in that failed with SPEC 8's sentence. */
export function googleErrorText(sentence: string): string {
  return refusesCookies() ? COOKIES_REFUSED : sentence
}
