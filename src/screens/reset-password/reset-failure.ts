import { ApiError, hasStatus } from '@/api/http/api-error'

/** What a person is told, and what to do next, when the new password was not confirmed. */
export const RESET_FAILURES = {
  expired: 'El enlace no es válido o ya venció. Pide uno nuevo y ábrelo apenas llegue el correo.',
  refused: 'No pudimos aceptar esa contraseña. Prueba con otra más larga.',
  offline: 'No hay conexión con el servidor. Revisa tu internet y vuelve a guardar.',
  unknown:
    'No sabemos si tu contraseña cambió. Intenta entrar con la nueva; si no resulta, vuelve a guardar en unos minutos.',
} as const

export type ResetFailure = keyof typeof RESET_FAILURES

/** Why a reset failed. A lost answer is not a refusal: the password may have been changed. */
export function resetFailureOf(error: unknown): ResetFailure {
  if (hasStatus(error, 400, 401, 403, 404, 410)) return 'expired'
  if (hasStatus(error, 422)) return 'refused'
  const isOffline = error instanceof ApiError && error.kind === 'network' && !navigator.onLine
  return isOffline ? 'offline' : 'unknown'
}
