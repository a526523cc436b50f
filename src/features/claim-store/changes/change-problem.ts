import { refusedFields } from '@/api/http/refused-fields'
import { toFailure } from '@/api/http/to-failure'
import { isOutcomeUnknown, type Failure } from '@/domain/failures/failure-message'
import { CLAIM_FIELDS, labelOf, type ClaimKey } from '@/domain/claim/fields'
import type { ClaimChange } from '@/domain/claim/editing/claim-change'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { staffFailureMessage, type StaffAction } from '@/domain/failures/staff-failures'
import { joinNames } from '@/domain/join-names'
import { validateClaimRecord, type ClaimRecordField } from '@/domain/forms/staff-claim'
import type { BatchItem } from './runs'
import type { ChangeFailure } from './save-change'

interface ChangeProblem {
  /** Why it was not saved or not undone, and what the user can do. */
  readonly text: string
  /** Not found by its page, e-mail or filters: only a search through all claims is left. */
  readonly isMissing?: boolean
  /** The latest version could not be read, so nothing was sent. */
  readonly isUncompared?: boolean
  /** Fields that the server may have rejected, in the order of the form (SPEC). */
  readonly invalidFields?: readonly ClaimRecordField[]
}

function words(action: StaffAction, failure: Failure): string {
  const { sentence, advice } = staffFailureMessage(action, failure)
  return [sentence, advice].filter(Boolean).join(' ')
}

/** Fields that a 422 names. */
function refusedKeys(error: unknown): readonly ClaimKey[] {
  const fields = refusedFields(error).map(({ field }) => field as ClaimKey)
  return fields.filter((field) => Object.hasOwn(CLAIM_FIELDS, field))
}

/** 'No aceptaron Correo y Teléfono.': '' if a 422 names no field. The server's text names none. */
export function refusedText(error: unknown): string {
  const names = refusedKeys(error).map(labelOf)
  return names.length === 0 ? '' : `No aceptaron ${joinNames(names)}.`
}

const MISSING = 'No encontramos este reclamo donde estaba, ni por su correo ni por sus filtros.'

/** A claim that the user may not read may not be saved either. */
function unreadProblem(failure: Failure): ChangeProblem {
  const isRefused = failure.code === 'unauthorized' || failure.code === 'forbidden'
  return { text: words('compare-claim', failure), isUncompared: !isRefused }
}

function failedProblem(
  error: unknown,
  { claim, phase }: BatchItem,
  change: ClaimChange,
): ChangeProblem {
  const failure = toFailure(error)
  if (failure.code !== 'bad-request' && failure.code !== 'invalid') {
    return { text: words('change-claim', failure) }
  }
  const sent = phase === 'undo-failed' ? {} : change
  const errors = validateClaimRecord({ ...toClaimRecordValues(claim), ...sent }, claim)
  const invalidFields = Object.keys(errors) as ClaimRecordField[]
  const refused = refusedKeys(error)
  const isOther = refused.length > 0 && !refused.some((key) => Object.hasOwn(errors, key))
  if (invalidFields.length === 0 || isOther) {
    return { text: `${refusedText(error)} ${words('change-claim', failure)}`.trimStart() }
  }
  const names = invalidFields.map(labelOf).join(', ')
  return { text: `Antes hay que completar o corregir en Detalles: ${names}.`, invalidFields }
}

/** Why a claim of a batch was not saved or not undone; null if nothing failed. */
export function changeProblem(item: BatchItem, change: ClaimChange): ChangeProblem | null {
  const { failure } = item
  switch (failure?.kind) {
    case undefined:
    case 'left':
      return null
    case 'missing':
      return { text: MISSING, isMissing: true, isUncompared: true }
    case 'unread':
      return unreadProblem(toFailure(failure.error))
    case 'conflict':
      return { text: 'Otra persona lo cambió mientras tanto. Elige cuál queda.' }
    case 'changed-since':
      return { text: 'Otra persona lo cambió después: se mantiene lo suyo.' }
    case 'unreadable': {
      const names = failure.fields.map(labelOf).join(', ')
      return {
        text: `Esta página no sabe leer lo que ya está guardado en ${names}, y lo borraría: deja ahí lo que había, o pide que lo corrijan en el sistema de origen.`,
      }
    }
    case 'failed':
      return failedProblem(failure.error, item, change)
  }
}

/** The phase of a claim whose save failed. */
export function phaseAfter(failure: ChangeFailure): 'conflict' | 'unknown' | 'failed' {
  if (failure.kind === 'conflict') return 'conflict'
  const isLost = failure.kind === 'failed' && isOutcomeUnknown(toFailure(failure.error))
  return isLost ? 'unknown' : 'failed'
}
