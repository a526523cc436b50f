import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createClaimRecord, updateClaimRecord, type ClaimRecordPayload } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { isOutcomeUnknown } from '@/api/http/api-error'
import { expireAfter } from '@/api/http/refusals'
import type { ClaimRecordValues } from '@/domain/claim/record/claim-values'
import { buildSavePayload, unsavableFields } from '@/domain/claim/record/edit-payload'
import { mergeClaims, resolveClashes, type MergeUnit, type Side } from '@/domain/claim/record/merge'
import { validateClaimRecord } from '@/domain/forms/staff-claim'
import { findClaim, findSent } from '@/features/staff-claims/reading/find-claim'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import type { Conflict } from './conflicts/ConflictDialog'
import { callProblem, type SaveProblem } from './save-problem'
import { toFormValues, type ClaimForm } from './use-claim-form'

interface SaveOptions {
  /** Called once the claim is saved, with what another person had changed meanwhile. */
  readonly onDone: (adopted: readonly MergeUnit[]) => void
  /** Called when the values joined with another person's cannot be saved. */
  readonly onInvalid: () => void
}

type OpenConflict = Conflict & { readonly fresh: Claim }

const NO_EMAIL = 'El reclamo no tiene correo y no aparece entre los de su categoría y aerolínea.'
const NOT_FOUND = 'El reclamo ya no aparece: puede que lo hayan borrado o que cambiara de correo.'

const NO_ID = 'El reclamo no tiene número, así que el servidor no sabría cuál guardar.'

function bodyOf(values: ClaimRecordValues, loaded: Claim | null): ClaimRecordPayload {
  return buildSavePayload(values, { loaded, today: new Date() })
}

/**
 * Creates or saves the claim of the form, one attempt at a time, without losing another person's
 * work (a claim is read again before it is written) and without creating one twice.
 */
export function useSaveClaim(
  { readStates, rebase }: Pick<ClaimForm, 'readStates' | 'rebase'>,
  { onDone, onInvalid }: SaveOptions,
) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [conflict, setConflict] = useState<OpenConflict | null>(null)
  const [adopted, setAdopted] = useState<readonly MergeUnit[]>([])
  const unanswered = useRef<readonly ClaimRecordValues[]>([])
  const adoptedSoFar = useRef(new Set<MergeUnit>())
  const reading = useRef<AbortController | null>(null)

  useEffect(() => () => reading.current?.abort(), [])

  useEffect(() => {
    // What was typed holds this page until its person is back.
    if (problem?.kind === 'signed-out') expireAfter(problem.error)
  }, [problem])

  const adopt = useCallback(
    (fresh: Claim, values: ClaimRecordValues, units: readonly MergeUnit[]) => {
      units.forEach((unit) => adoptedSoFar.current.add(unit))
      setAdopted([...adoptedSoFar.current])
      rebase(fresh, values)
    },
    [rebase],
  )

  /** The claim as it is saved by now, or the problem with finding that out. */
  const compare = useCallback(
    async (known: Claim, signal: AbortSignal) => {
      const hasEmail = (known.email ?? '').trim() !== ''
      try {
        const reason = hasEmail ? NOT_FOUND : NO_EMAIL
        const missing = callProblem('cannot-compare', 'compare-claim', null, reason)
        return { fresh: await findClaim(client, known, { signal }), problem: missing }
      } catch (error) {
        signal.throwIfAborted()
        return { fresh: null, problem: callProblem('cannot-compare', 'compare-claim', error) }
      }
    },
    [client],
  )

  /** Says which changed fields hold something that cannot be read, and so cannot be saved. */
  const refuse = useCallback((values: ClaimRecordValues, loaded: Claim): boolean => {
    const fields = unsavableFields(values, loaded)
    if (fields.length > 0) setProblem({ kind: 'unreadable', fields })
    return fields.length > 0
  }, [])

  const update = useCallback(
    async (known: Claim, anyway: boolean, signal: AbortSignal): Promise<boolean> => {
      const { saved, mine } = readStates()
      if (known.id === null) {
        setProblem(callProblem('failed', 'update-claim', null, NO_ID))
        return false
      }
      if (refuse(mine, known)) return false
      if (anyway) {
        await updateClaimRecord(known.id, bodyOf(mine, known))
        return true
      }
      const { fresh, problem: cannotCompare } = await compare(known, signal)
      if (fresh === null) {
        setProblem(cannotCompare)
        return false
      }
      const theirs = toFormValues(fresh)
      const merge = mergeClaims({ base: saved, mine, theirs })
      if (merge.clashes.length > 0) {
        setConflict({ merge, theirs, fresh })
        return false
      }
      adopt(fresh, merge.merged, merge.adopted)
      if (Object.keys(validateClaimRecord(merge.merged, fresh)).length > 0) {
        onInvalid()
        return false
      }
      if (refuse(merge.merged, fresh)) return false
      await updateClaimRecord(known.id, bodyOf(merge.merged, fresh))
      return true
    },
    [adopt, compare, onInvalid, readStates, refuse],
  )

  const create = useCallback(
    async (anyway: boolean, signal: AbortSignal): Promise<boolean> => {
      if (!anyway) {
        const doubt = await lookForCreated(client, unanswered.current, signal)
        if (doubt !== null) {
          setProblem(doubt)
          return false
        }
      }
      const { mine } = readStates()
      try {
        await createClaimRecord(bodyOf(mine, null))
        return true
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error
        unanswered.current = [...unanswered.current, mine]
        setProblem(callProblem('maybe-created', 'create-claim', error))
        return false
      }
    },
    [client, readStates],
  )

  const perform = useCallback(
    async (anyway: boolean) => {
      setProblem(null)
      const controller = new AbortController()
      reading.current = controller
      const { base } = readStates()
      try {
        const isDone = await (base === null
          ? create(anyway, controller.signal)
          : update(base, anyway, controller.signal))
        if (isDone) onDone([...adoptedSoFar.current])
      } catch (error) {
        if (controller.signal.aborted) return
        setProblem(callProblem('failed', base ? 'update-claim' : 'create-claim', error))
      }
    },
    [create, onDone, readStates, update],
  )
  const { run, running } = useSingleFlight(perform)

  /** Takes the decision about every clash and saves. */
  const decide = (choices: Readonly<Partial<Record<MergeUnit, Side>>>) => {
    if (conflict === null) return
    const { merge, theirs, fresh } = conflict
    adopt(fresh, resolveClashes(merge, theirs, choices), merge.adopted)
    setConflict(null)
    // It is read once more: the choice may have taken a while.
    void run(false)
  }

  const settleConflict = { decide, cancel: () => setConflict(null) }
  return { save: run, running, problem, conflict, settleConflict, adopted }
}

/** Whether one of the claims that were sent without an answer has arrived; null when none has. */
async function lookForCreated(
  client: QueryClient,
  sent: readonly ClaimRecordValues[],
  signal: AbortSignal,
): Promise<SaveProblem | null> {
  try {
    for (const values of sent) {
      const found = await findSent(client, values, signal)
      if (found.length > 0) {
        return { kind: 'already-there', ids: found.map(({ id }) => String(id ?? '-')) }
      }
    }
    return null
  } catch (error) {
    signal.throwIfAborted()
    return callProblem('cannot-look', 'find-created-claim', error)
  }
}
