import { ApiError, hasStatus, serverText } from '@/api/http/api-error'
import type { ClaimRecord } from '@/api/claim-records'
import { labelOf } from '@/domain/claim/fields'
import { toClaimRecordValues } from '@/domain/claim/record/claim-values'
import { validateClaimRecord, type ClaimRecordField } from '@/domain/forms/staff-claim'
import { ClaimGoneError, ContactChangedError, ContactUnreadableError } from './save-contact'

/** The fields for which the whole claim may have been refused, as its form calls them. */
function wrongFields(claim: ClaimRecord): string {
  const errors = validateClaimRecord(toClaimRecordValues(claim), claim)
  return (Object.keys(errors) as ClaimRecordField[]).map(labelOf).join(', ')
}

/** Why a contact was not noted, or not undone, and what to do about it. */
export function contactFailure(error: unknown, claim: ClaimRecord): string {
  if (error instanceof ClaimGoneError) return 'Este reclamo ya no existe: actualiza la lista.'
  if (error instanceof ContactChangedError) {
    return 'Otra persona cambió la fecha de contacto: se mantiene la suya.'
  }
  if (error instanceof ContactUnreadableError) {
    return 'El último contacto está guardado en un formato que esta página no sabe leer y no lo borramos: pide que lo corrijan en el sistema de origen.'
  }
  if (hasStatus(error, 401)) return 'Tu sesión terminó: vuelve a entrar y repite.'
  if (hasStatus(error, 403)) return 'Tu cuenta no tiene permiso para cambiar este reclamo.'
  if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')) {
    return 'No sabemos si se guardó: revisa tu internet y repite, no se anota dos veces.'
  }
  const fields = hasStatus(error, 400, 422) ? wrongFields(claim) : ''
  if (fields !== '') return `Antes hay que completar o corregir en Detalles: ${fields}.`
  const text = serverText(error)
  return text === null ? 'El servidor respondió con un error.' : `El servidor dijo: ${text}`
}
