import { failureOf } from '@/api/http/failure-of'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { toClaimRecordValues } from '@/domain/claim/record/claim-values'
import { staffWords } from '@/domain/failures/staff-failures'
import { validateClaimRecord, type ClaimRecordField } from '@/domain/forms/staff-claim'
import { ClaimGoneError, ContactChangedError, ContactUnreadableError } from './save-contact'

/** The fields for which the whole claim may have been refused, as its form calls them. */
function wrongFields(claim: Claim): string {
  const errors = validateClaimRecord(toClaimRecordValues(claim), claim)
  return (Object.keys(errors) as ClaimRecordField[]).map(labelOf).join(', ')
}

/** Why a contact was not noted, or not undone, and what to do about it. */
export function contactFailure(error: unknown, claim: Claim): string {
  if (error instanceof ClaimGoneError) return 'Este reclamo ya no existe: actualiza la lista.'
  if (error instanceof ContactChangedError) {
    return 'Otra persona cambió la fecha de contacto: se mantiene la suya.'
  }
  if (error instanceof ContactUnreadableError) {
    return 'El último contacto está guardado en un formato que esta página no sabe leer y no lo borramos: pide que lo corrijan en el sistema de origen.'
  }
  const failure = failureOf(error)
  const isBadClaim = failure.code === 'bad-request' || failure.code === 'invalid'
  const fields = isBadClaim ? wrongFields(claim) : ''
  return fields === ''
    ? staffWords('change-claim', failure).sentence
    : `Antes hay que completar o corregir en Detalles: ${fields}.`
}
