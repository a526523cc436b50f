import type { QueryClient } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { expireSessionAfter } from '@/api/http/refusals'
import type { ClaimReader } from '../claim-data/find-claim'
import { phaseAfter } from './change-problem'
import type { BatchItem } from './runs'
import { runsOf } from './runs-store'
import { saveChange, undoChange, type ChangeResult } from './save-change'
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

const toFailed = (error: unknown) => ({ kind: 'failed', error }) as const

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

/** The server answered 429. */
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
  const isUndo = item.phase === 'to-undo'
  putItem(key, at, { phase: isUndo ? 'undoing' : 'saving', failure: null })
  const started = runOf(key)?.items[at]
  const result = await inTurnOf(claim.id, () =>
    isUndo && made
      ? undoChange(client, claim, { made, owner, reread })
      : saveChange(client, claim, { change, owner, reread }),
  ).catch(toFailed)
  // The user has left, and the batch with them.
  if (runOf(key)?.items[at] !== started) return null
  if (result.kind === 'left') {
    putItem(key, at, item)
    return null
  }
  putItem(key, at, isUndo ? afterUndo(item, result) : afterSave(item, result))
  const error: unknown = 'error' in result ? result.error : null
  if (hasStatus(error, 401)) {
    // The remaining claims are not sent with an expired token; the user can retry them later.
    put(key, { isStopped: true })
    expireSessionAfter(error)
  }
  const { code, retryAfter = null } = toFailure(error)
  return code === 'too-many' ? { retryAfter } : null
}
