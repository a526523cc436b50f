import { ApiError } from '@/api/api-error'
import { detailText } from '@/api/detail-text'
import type { AuthMode } from './auth-context'

export const UNKNOWN_ERROR = 'Error desconocido'

/** The sentence of SPEC 8 for a failed sign-in or registration. */
export function authErrorText(mode: AuthMode, error: unknown): string {
  if (!(error instanceof ApiError) || error.kind !== 'http') return UNKNOWN_ERROR
  if (mode === 'login') {
    return error.status === 401 ? 'Correo o contraseña incorrectos' : UNKNOWN_ERROR
  }
  const saysWhy = error.status === 400 || error.status === 401
  return (saysWhy ? detailText(error.detail) : null) ?? UNKNOWN_ERROR
}
