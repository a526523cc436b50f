import { ApiError } from '@/api/http/api-error'
import { detailText } from '@/api/http/detail-text'
import { toFailure } from '@/api/http/to-failure'
import {
  isOutcomeUnknown,
  withReason,
  type FailureMessage,
} from '@/domain/failures/failure-message'
import { passengerFailureMessage, UNKNOWN_ERROR } from '@/domain/failures/passenger-failures'
import { areCookiesBlocked } from '@/session/are-cookies-blocked'
import type { AuthMode } from '../auth-context'

const COOKIES_REFUSED =
  'Tu navegador rechaza las cookies, y sin ellas no puedes entrar. Permítelas para este sitio en los ajustes del navegador, recarga la página y entra otra vez.'
const BUT_REGISTERED = 'Tu cuenta ya quedó creada.'
/** The server may have created the account before its answer was lost. */
const MAYBE_REGISTERED =
  'Si al repetir dice que ya existe, tu cuenta quedó creada: usa «Ya tengo una cuenta».'

/** What to do after a refusal for which the server's text is not shown. */
const AFTER_REFUSAL: Readonly<Record<AuthMode, string>> = {
  login: 'Revisa tus datos e inténtalo otra vez. Si sigue igual, escríbenos por WhatsApp.',
  register:
    'Revisa tus datos e inténtalo otra vez. Si ya tienes cuenta, usa «Ya tengo una cuenta».',
}

const UNREADABLE_TOKEN = { code: 'invalid-response', status: 200, serverText: null } as const

/** Sentence of SPEC 8 for a failed sign-in or registration, and what to do if the server did not answer as it should. */
export function authFailure(mode: AuthMode, error: unknown): FailureMessage {
  const isCall = error instanceof ApiError
  // The request succeeded, but the session could not be stored.
  if (!isCall && areCookiesBlocked()) {
    const sentence = mode === 'register' ? `${BUT_REGISTERED} ${COOKIES_REFUSED}` : COOKIES_REFUSED
    return { sentence, advice: null }
  }
  // SPEC 8: a rejected registration shows only the detail.
  const failure = isCall
    ? { ...toFailure(error), serverText: detailText(error.detail) }
    : UNREADABLE_TOKEN
  const action = mode === 'login' ? 'sign-in' : 'register'
  const message = withReason(
    passengerFailureMessage(action, failure),
    failure,
    'server-error',
    'invalid-response',
  )
  if (mode === 'register' && isOutcomeUnknown(failure)) {
    return { ...message, advice: `${message.advice ?? ''} ${MAYBE_REGISTERED}` }
  }
  const isDeadEnd = message.advice === null && message.sentence === UNKNOWN_ERROR
  return isDeadEnd ? { ...message, advice: AFTER_REFUSAL[mode] } : message
}

export function googleErrorText(): string {
  return areCookiesBlocked()
    ? COOKIES_REFUSED
    : passengerFailureMessage('google-sign-in', toFailure(null)).sentence
}
