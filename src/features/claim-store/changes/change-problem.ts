import { failureOf } from '@/api/http/failure-of'
import { isOutcomeUnknown, type Failure } from '@/domain/failures/failure-words'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { toClaimRecordValues } from '@/domain/claim/record/claim-values'
import { staffWords, type StaffAction } from '@/domain/failures/staff-failures'
import { validateClaimRecord, type ClaimRecordField } from '@/domain/forms/staff-claim'
import type { RunItem } from './runs'
import { ClaimChangedError, ClaimUncomparedError, ClaimUnreadableError } from './save-change'

/** The fields for which a whole claim may have been refused, in the order of SPEC. */
function wrongFields(claim: Claim): ClaimRecordField[] {
  const errors = validateClaimRecord(toClaimRecordValues(claim), claim)
  return Object.keys(errors) as ClaimRecordField[]
}

interface ChangeProblem extends Pick<
  RunItem,
  'phase' | 'conflict' | 'lacking' | 'isMissing' | 'isUncompared'
> {
  readonly problem: string
  /** Trying again would come to the same. */
  readonly isOver: boolean
}

function failed(problem: string, isOver = false): ChangeProblem {
  const nothing = { conflict: null, lacking: [], isMissing: false, isUncompared: false }
  return { phase: 'failed', ...nothing, problem, isOver }
}

function words(action: StaffAction, failure: Failure): string {
  const { sentence, advice } = staffWords(action, failure)
  return [sentence, advice].filter(Boolean).join(' ')
}

const MISSING = 'No encontramos este reclamo donde estaba, ni por su correo ni por sus filtros.'

/** Why a claim was not changed, or not put back, and what to do about it. */
export function changeProblem(
  error: unknown,
  claim: Claim,
  aim: 'change' | 'undo' = 'change',
): ChangeProblem {
  if (error instanceof ClaimUncomparedError) {
    const isMissing = error.cause === undefined
    const problem = isMissing ? MISSING : words('compare-claim', failureOf(error.cause))
    return { ...failed(problem), isMissing, isUncompared: true }
  }
  if (error instanceof ClaimUnreadableError) {
    const names = error.fields.map(labelOf).join(', ')
    return failed(
      `Esta página no sabe leer lo que ya está guardado en ${names}, y lo borraría: deja ahí lo que había, o pide que lo corrijan en el sistema de origen.`,
      true,
    )
  }
  if (error instanceof ClaimChangedError) {
    if (aim === 'undo') return failed('Otra persona lo cambió después: se mantiene lo suyo.', true)
    const problem = 'Otra persona lo cambió mientras tanto. Elige cuál queda.'
    return { ...failed(problem), phase: 'conflict', conflict: error.conflict }
  }
  const failure = failureOf(error)
  const isBadClaim = failure.code === 'bad-request' || failure.code === 'invalid'
  const lacking = isBadClaim ? wrongFields(claim) : []
  if (lacking.length === 0) {
    const problem = failed(words('change-claim', failure))
    return isOutcomeUnknown(failure) ? { ...problem, phase: 'unknown' } : problem
  }
  const names = lacking.map(labelOf).join(', ')
  return { ...failed(`Antes hay que completar o corregir en Detalles: ${names}.`), lacking }
}
