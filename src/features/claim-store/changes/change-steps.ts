import type { QueryClient } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { expireSessionAfter } from '@/api/http/refusals'
import type { ClaimReader } from '../claim-data/find-claim'
import { changeProblem } from './change-problem'
import { WAITING } from './runs'
import { runsOf } from './runs-store'
import { saveChange, undoChange, type ChangeFailure } from './save-change'
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

const errorOf = (failure: ChangeFailure): unknown => ('error' in failure ? failure.error : null)

/** The server answered 429. */
export interface TooMany {
  /** Seconds; null if the server sends no Retry-After. */
  readonly retryAfter: number | null
}

function tooManyOf(failure: ChangeFailure): TooMany | null {
  const { code, retryAfter = null } = toFailure(errorOf(failure))
  return code === 'too-many' ? { retryAfter } : null
}

/** A 429 is a result, so that the batch can wait. `present` gives a test: false once the user has left. */
export function changeSteps(client: QueryClient, present: () => () => boolean) {
  const { runOf, put, putItem } = runsOf(client)

  return {
    /** @param reread null saves without reading the claim again */
    save: async (
      number: number,
      at: number,
      reread: ClaimReader | null,
    ): Promise<TooMany | null> => {
      const run = runOf(number)
      const item = run?.items[at]
      if (!run || !item) return null
      const isHere = present()
      const { claim, adopted } = item
      putItem(number, at, { ...WAITING, adopted, phase: 'saving' })
      const result = await inTurnOf(claim.id, () =>
        saveChange(client, claim, { change: run.change, reread }),
      ).catch(toFailed)
      if (!isHere()) return null
      if (result.kind === 'saved') {
        const { made } = result
        const phase = made === null ? 'unchanged' : 'saved'
        putItem(number, at, { made, phase, adopted: [...adopted, ...result.adopted] })
        return null
      }
      const theirs = result.kind === 'conflict' ? result.conflict.merge.adopted : []
      const problem = changeProblem(result, claim, run.change)
      putItem(number, at, { ...problem, adopted: [...adopted, ...theirs] })
      if (hasStatus(errorOf(result), 401)) {
        // The remaining claims are not sent with an expired token; the user can retry them later.
        put(number, { isStopped: true })
        expireSessionAfter(errorOf(result))
      }
      return tooManyOf(result)
    },

    undoItem: async (number: number, at: number, reread: ClaimReader): Promise<TooMany | null> => {
      const item = runOf(number)?.items[at]
      const made = item?.made
      if (!item || !made) return null
      const isHere = present()
      putItem(number, at, { phase: 'undoing', problem: null })
      const result = await inTurnOf(item.claim.id, () =>
        undoChange(client, item.claim, made, reread),
      ).catch(toFailed)
      if (!isHere()) return null
      if (result.kind === 'saved') {
        putItem(number, at, { phase: 'undone', made: null })
        return null
      }
      const { isOver, problem, isMissing, invalidFields } = changeProblem(result, item.claim, null)
      const left = { problem, isMissing, invalidFields, made: isOver ? null : made }
      putItem(number, at, { phase: 'undo-failed', ...left })
      return tooManyOf(result)
    },
  }
}
