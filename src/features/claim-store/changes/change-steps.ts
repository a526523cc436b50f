import type { QueryClient } from '@tanstack/react-query'
import { toClaimRecord } from '@/api/claim-records'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { expireSessionAfter } from '@/api/http/refusals'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimReader } from '../claim-data/find-claim'
import { phaseAfter } from './change-problem'
import type { BatchItem, BatchUpdate } from './runs'
import { runsOf } from './runs-store'
import { saveChange, undoChange, type ChangeResult, type NumberedClaim } from './save-change'
import { createSerialQueue, type InTurn } from '@/device/serial-queue'
import { withTabLock } from '@/device/tab-locks'

const LOCK = 'vuelo-justo:saving:'

const turns = new Map<string, InTurn>()

/** Runs the tasks of one claim one at a time, across tabs, so that each save sees the previous one. */
function inTurnOf<T>(id: number | string, work: () => Promise<T>): Promise<T> {
  const key = String(id)
  const turn = turns.get(key) ?? createSerialQueue()
  turns.set(key, turn)
  return turn(() => withTabLock(LOCK + key, work))
}

const IN_FLIGHT: readonly unknown[] = ['saving', 'undoing'] satisfies BatchItem['phase'][]

function afterSave({ adopted }: BatchItem, result: ChangeResult): Partial<BatchItem> {
  if (result.kind === 'saved') {
    const { made } = result
    const phase = made === null ? 'unchanged' : 'saved'
    return { made, phase, adopted: [...adopted, ...result.adopted] }
  }
  const theirs = result.kind === 'conflict' ? result.conflict.merge.adopted : []
  return { phase: phaseAfter(result), failure: result, adopted: [...adopted, ...theirs] }
}

function afterUndo({ made }: BatchItem, result: ChangeResult): Partial<BatchItem> {
  if (result.kind === 'saved') return { phase: 'undone', made: null }
  const isOver = result.kind === 'changed-since'
  return { phase: 'undo-failed', failure: result, made: isOver ? null : made }
}

/** The merge base at the claim's turn: the user's other changes in flight now count if they succeed. */
function toBaseOf(client: QueryClient, claim: NumberedClaim): () => NumberedClaim {
  const { read, runOf } = runsOf(client)
  const itemIn = (run?: BatchUpdate) => run?.items.find((item) => item.claim.id === claim.id)
  const ahead = read().filter((run) => IN_FLIGHT.includes(itemIn(run)?.phase))
  return () => {
    const left = ahead.map((before) => {
      const phase = itemIn(runOf(before.key))?.phase
      if (phase === 'undone') return itemIn(before)?.made?.before
      return phase === 'saved' || phase === 'unchanged' ? before.change : {}
    })
    if (left.length === 0) return claim
    const raw = left.reduce<Claim['raw']>((before, values) => ({ ...before, ...values }), claim.raw)
    return { ...toClaimRecord(raw), id: claim.id }
  }
}

interface TooMany {
  /** Seconds; null if the server sends no Retry-After. */
  readonly retryAfter: number | null
}

/** Saves or undoes a waiting claim of a batch. A 429 is a result, so that the batch can wait. */
export async function takeStep(
  client: QueryClient,
  { key, at, reread }: { key: string; at: number; reread: ClaimReader | null },
): Promise<TooMany | null> {
  const { runOf, put, putItem } = runsOf(client)
  const run = runOf(key)
  const item = run?.items[at]
  if (!run || !item) return null
  const { claim, made } = item
  const { owner, change } = run
  const readBase = toBaseOf(client, claim)
  let base = claim
  const isUndo = item.phase === 'to-undo'
  putItem(key, at, { phase: isUndo ? 'undoing' : 'saving', failure: null })
  const started = runOf(key)?.items[at]
  const end = (result: ChangeResult): TooMany | null => {
    // The user has left, and the batch with them.
    if (runOf(key)?.items[at] !== started) return null
    if (result.kind === 'left') {
      putItem(key, at, item)
      return null
    }
    const news = isUndo ? afterUndo(item, result) : { claim: base, ...afterSave(item, result) }
    putItem(key, at, news)
    const error: unknown = 'error' in result ? result.error : null
    if (hasStatus(error, 401)) {
      // The remaining claims are not sent with an expired token; the user can retry them later.
      put(key, { isStopped: true })
    }
    expireSessionAfter(error)
    const { code, retryAfter = null } = toFailure(error)
    return code === 'too-many' ? { retryAfter } : null
  }
  // Ends within its turn: the next change of the claim asks how this one ended.
  return inTurnOf(claim.id, async () => {
    base = readBase()
    return end(
      isUndo && made
        ? await undoChange(client, claim, { made, owner, reread })
        : await saveChange(client, base, { change, owner, reread }),
    )
  }).catch((error: unknown) => end({ kind: 'failed', error }))
}
