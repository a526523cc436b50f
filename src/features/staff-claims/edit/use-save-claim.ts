import { useCallback, useEffect, useRef } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createClaimRecord } from '@/api/claim-records'
import { failureOf } from '@/api/http/failure-of'
import { expireAfter } from '@/api/http/refusals'
import type { ClaimRecordValues } from '@/domain/claim/record/claim-values'
import { buildSavePayload } from '@/domain/claim/record/edit-payload'
import type { MergeUnit, Side } from '@/domain/claim/record/merge'
import {
  isSaving,
  nextSave,
  NOT_SAVING,
  type SaveCall,
  type SaveEffect,
  type SaveEvent,
} from '@/domain/claim/record/save-claim'
import { putClaim } from '@/features/staff-claims/changes/save-change'
import { findSent, rereadClaim } from '@/features/staff-claims/reading/find-claim'
import { useMachine } from '@/features/staff-claims/shared/use-machine'
import type { ClaimForm } from './use-claim-form'

interface SaveOptions {
  /** Called once the claim is saved, with what another person had changed meanwhile. */
  readonly onDone: (adopted: readonly MergeUnit[]) => void
  /** Called when the values joined with another person's cannot be saved. */
  readonly onInvalid: () => void
}

/** Which claims look like the first of those sent without an answer that has arrived. */
async function lookFor(
  client: QueryClient,
  sent: readonly ClaimRecordValues[],
  signal: AbortSignal,
) {
  for (const values of sent) {
    const found = await findSent(client, values, signal)
    if (found.length > 0) return found
  }
  return []
}

async function makeCall(
  client: QueryClient,
  call: SaveCall,
  signal: AbortSignal,
): Promise<SaveEvent> {
  switch (call.type) {
    case 'look':
      return { type: 'looked', found: await lookFor(client, call.sent, signal) }
    case 'read': {
      const found = await rereadClaim(client, call.known, { signal })
      return { type: 'read', fresh: found.kind === 'found' ? found.claim : null }
    }
    case 'create':
      await createClaimRecord(buildSavePayload(call.values, { loaded: null, today: new Date() }))
      return { type: 'written' }
    case 'update':
      await putClaim(client, { id: call.known.id, read: call.known, values: call.values })
      return { type: 'written' }
  }
}

/** Creates or saves the claim of the form, as `domain/claim/record/save-claim` says. */
export function useSaveClaim(
  { readStates, rebase }: Pick<ClaimForm, 'readStates' | 'rebase'>,
  { onDone, onInvalid }: SaveOptions,
) {
  const client = useQueryClient()
  const calling = useRef<AbortController | null>(null)
  useEffect(() => () => calling.current?.abort(), [])

  const perform = useCallback(
    (effect: SaveEffect, send: (event: SaveEvent) => void) => {
      if (effect.type === 'rebase') rebase(effect.fresh, effect.values)
      else if (effect.type === 'show-errors') onInvalid()
      else if (effect.type === 'finish') onDone(effect.adopted)
      else {
        const controller = new AbortController()
        calling.current = controller
        makeCall(client, effect, controller.signal)
          .then(send)
          .catch((error: unknown) => {
            if (controller.signal.aborted) return
            send({ type: 'failed', failure: failureOf(error), error })
          })
      }
    },
    [client, onDone, onInvalid, rebase],
  )
  const [state, send] = useMachine(NOT_SAVING, nextSave, perform)
  const problem = state.step === 'idle' ? state.problem : null

  useEffect(() => {
    // What was typed holds this page until its person is back.
    if (problem?.kind === 'signed-out') expireAfter(problem.error)
  }, [problem])

  return {
    save: (anyway: boolean) => {
      const { base, mine } = readStates()
      send({ type: 'save', base, mine, anyway })
    },
    running: isSaving(state),
    problem,
    adopted: state.adopted,
    conflict: state.step === 'asking' ? state.conflict : null,
    settleConflict: {
      decide: (choices: Readonly<Partial<Record<MergeUnit, Side>>>) =>
        send({ type: 'decided', choices }),
      cancel: () => send({ type: 'cancelled' }),
    },
  }
}
