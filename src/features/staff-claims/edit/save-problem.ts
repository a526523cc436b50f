import { ApiError, hasStatus, serverText } from '@/api/http/api-error'
import type { ClaimRecordValues } from '@/domain/claim/record/claim-values'

/** Why a claim is not saved, or not known to be. Everything typed is still in the form. */
export type SaveProblem =
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'signed-out'; readonly cause: unknown }
  | { readonly kind: 'forbidden' }
  /** These were changed, and what they hold is of a kind that cannot be read. */
  | { readonly kind: 'unreadable'; readonly fields: readonly (keyof ClaimRecordValues)[] }
  /** A new claim was sent and nobody knows whether it arrived. */
  | { readonly kind: 'maybe-created' }
  /** A claim like the one that was sent without an answer is there. */
  | { readonly kind: 'already-there'; readonly ids: readonly string[] }
  /** Whether it is there could not be looked up. */
  | { readonly kind: 'cannot-look'; readonly reason: string }
  /** Whether another person changed the claim meanwhile could not be found out. */
  | { readonly kind: 'cannot-compare'; readonly reason: string }

const SILENCE = {
  timeout: 'El servidor no respondió a tiempo.',
  network: 'No hay conexión con el servidor.',
  shape: 'La respuesta del servidor no se entiende.',
} as const

/** What the server said, or why it said nothing (SPEC 8). */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Algo falló en la aplicación.'
  if (error.kind !== 'http') return SILENCE[error.kind]
  const detail = serverText(error)
  return detail === null
    ? `El servidor respondió con un error (${error.status ?? '-'}).`
    : `El servidor respondió: ${detail}`
}

/** Refusals of the person; null for any other failure. */
export function accessProblem(error: unknown): SaveProblem | null {
  if (hasStatus(error, 401)) return { kind: 'signed-out', cause: error }
  return hasStatus(error, 403) ? { kind: 'forbidden' } : null
}
