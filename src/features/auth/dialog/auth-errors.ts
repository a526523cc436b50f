import { ApiError } from '@/api/http/api-error'
import { detailText } from '@/api/http/detail-text'
import { toFailure } from '@/api/http/to-failure'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { areCookiesBlocked } from '@/session/are-cookies-blocked'
import type { AuthMode } from '../auth-context'

const COOKIES_REFUSED =
  'Tu navegador rechaza las cookies, y sin ellas no puedes entrar. Permítelas para este sitio en los ajustes del navegador, recarga la página y entra otra vez.'
const BUT_REGISTERED = 'Tu cuenta ya quedó creada.'

/** Sentence of SPEC 8 for a failed sign-in or registration. */
export function authErrorText(mode: AuthMode, error: unknown): string {
  const isCall = error instanceof ApiError
  // The request succeeded, but the session could not be stored.
  if (!isCall && areCookiesBlocked()) {
    return mode === 'register' ? `${BUT_REGISTERED} ${COOKIES_REFUSED}` : COOKIES_REFUSED
  }
  const failure = toFailure(error)
  if (mode === 'login') return passengerFailureMessage('sign-in', failure).sentence
  // SPEC 8: a rejected registration shows only the detail.
  const serverText = isCall ? detailText(error.detail) : null
  return passengerFailureMessage('register', { ...failure, serverText }).sentence
}

export function googleErrorText(): string {
  return areCookiesBlocked()
    ? COOKIES_REFUSED
    : passengerFailureMessage('google-sign-in', toFailure(null)).sentence
}
