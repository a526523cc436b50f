import type { QueryClient } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { expireSessionAfter } from '@/api/http/refusals'
import type { ClaimReader } from '@/features/claim-store/claim-data/find-claim'
import { changeProblem } from './change-problem'
import { inTurnOf } from './claim-turns'
import { WAITING } from './runs'
import { runsOf } from './runs-store'
import { ClaimUncomparedError, saveChange, undoChange } from './save-change'

/** Why a step came to nothing: the failed read, where it was one. */
const causeOf = (error: unknown) => (error instanceof ClaimUncomparedError ? error.cause : error)

/** A server that has too many calls. */
export interface TooMany {
  /** Seconds after which it wants another; null where it does not say. */
  readonly retryAfter: number | null
}

function tooManyOf(error: unknown): TooMany | null {
  const { code, retryAfter = null } = toFailure(causeOf(error))
  return code === 'too-many' ? { retryAfter } : null
}

/**
 * What is done to one claim of a run, with what it comes to noted in the run. A step tells of a server
 * that has too many calls, so that a batch can wait.
 *
 * @param present begins a step; tells later whether the person who began it is still here
 */
export function changeSteps(client: QueryClient, present: () => () => boolean) {
  const { runOf, put, putItem } = runsOf(client)

  return {
    /** @param reread null saves over the claim as its person saw it */
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
      try {
        const saved = await inTurnOf(claim.id, () =>
          saveChange(client, claim, { change: run.change, reread }),
        )
        if (!isHere()) return null
        const phase = saved.made === null ? 'unchanged' : 'saved'
        putItem(number, at, { ...saved, phase, adopted: [...adopted, ...saved.adopted] })
        return null
      } catch (error) {
        if (!isHere()) return null
        const problem = changeProblem(error, claim, run.change)
        const theirs = problem.conflict?.merge.adopted ?? []
        putItem(number, at, { ...problem, adopted: [...adopted, ...theirs] })
        if (hasStatus(causeOf(error), 401)) {
          // The others are not sent with a token that is over: they wait for their person.
          put(number, { isStopped: true })
          expireSessionAfter(causeOf(error))
        }
        return tooManyOf(error)
      }
    },

    undoItem: async (number: number, at: number, reread: ClaimReader): Promise<TooMany | null> => {
      const item = runOf(number)?.items[at]
      const made = item?.made
      if (!item || !made) return null
      const isHere = present()
      putItem(number, at, { phase: 'undoing', problem: null })
      try {
        await inTurnOf(item.claim.id, () => undoChange(client, item.claim, made, reread))
        if (isHere()) putItem(number, at, { phase: 'undone', made: null })
        return null
      } catch (error) {
        const { isOver, problem, isMissing, invalidFields } = changeProblem(error, item.claim, null)
        const left = { problem, isMissing, invalidFields, made: isOver ? null : made }
        if (isHere()) putItem(number, at, { phase: 'undo-failed', ...left })
        return tooManyOf(error)
      }
    },
  }
}
