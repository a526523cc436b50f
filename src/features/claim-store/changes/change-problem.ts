import { toFailure } from '@/api/http/to-failure'
import { isOutcomeUnknown, type Failure } from '@/domain/failures/failure-message'
import { labelOf, type Claim } from '@/domain/claim/fields'
import type { ClaimChange } from '@/domain/claim/editing/claim-change'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { staffFailureMessage, type StaffAction } from '@/domain/failures/staff-failures'
import { validateClaimRecord, type ClaimRecordField } from '@/domain/forms/staff-claim'
import type { BatchItem } from './runs'
import type { ChangeFailure } from './save-change'

/** Fields for which the server may have rejected the whole claim, in the order of the form (SPEC). */
function wrongFields(claim: Claim, change: ClaimChange | null): ClaimRecordField[] {
  const errors = validateClaimRecord({ ...toClaimRecordValues(claim), ...change }, claim)
  return Object.keys(errors) as ClaimRecordField[]
}

interface ChangeProblem extends Pick<
  BatchItem,
  'phase' | 'conflict' | 'invalidFields' | 'isMissing' | 'isUncompared'
> {
  readonly problem: string
  /** A retry would fail the same way. */
  readonly isOver: boolean
}

function failed(problem: string, isOver = false): ChangeProblem {
  const nothing = { conflict: null, invalidFields: [], isMissing: false, isUncompared: false }
  return { phase: 'failed', ...nothing, problem, isOver }
}

function words(action: StaffAction, failure: Failure): string {
  const { sentence, advice } = staffFailureMessage(action, failure)
  return [sentence, advice].filter(Boolean).join(' ')
}

const MISSING = 'No encontramos este reclamo donde estaba, ni por su correo ni por sus filtros.'

/** A claim that the user may not read may not be saved either. */
function unreadProblem(error: unknown): ChangeProblem {
  const failure = toFailure(error)
  const isRefused = failure.code === 'unauthorized' || failure.code === 'forbidden'
  return { ...failed(words('compare-claim', failure)), isUncompared: !isRefused }
}

function failedProblem(error: unknown, claim: Claim, change: ClaimChange | null): ChangeProblem {
  const failure = toFailure(error)
  const isBadClaim = failure.code === 'bad-request' || failure.code === 'invalid'
  const invalidFields = isBadClaim ? wrongFields(claim, change) : []
  if (invalidFields.length === 0) {
    const problem = failed(words('change-claim', failure))
    return isOutcomeUnknown(failure) ? { ...problem, phase: 'unknown' } : problem
  }
  const names = invalidFields.map(labelOf).join(', ')
  return {
    ...failed(`Antes hay que completar o corregir en Detalles: ${names}.`),
    invalidFields,
  }
}

/** @param change null if the failed step was an undo */
export function changeProblem(
  failure: ChangeFailure,
  claim: Claim,
  change: ClaimChange | null,
): ChangeProblem {
  switch (failure.kind) {
    case 'missing':
      return { ...failed(MISSING), isMissing: true, isUncompared: true }
    case 'unread':
      return unreadProblem(failure.error)
    case 'conflict': {
      const problem = failed('Otra persona lo cambió mientras tanto. Elige cuál queda.')
      return { ...problem, phase: 'conflict', conflict: failure.conflict }
    }
    case 'changed-since':
      return failed('Otra persona lo cambió después: se mantiene lo suyo.', true)
    case 'unreadable': {
      const names = failure.fields.map(labelOf).join(', ')
      return failed(
        `Esta página no sabe leer lo que ya está guardado en ${names}, y lo borraría: deja ahí lo que había, o pide que lo corrijan en el sistema de origen.`,
        true,
      )
    }
    case 'failed':
      return failedProblem(failure.error, claim, change)
  }
}
