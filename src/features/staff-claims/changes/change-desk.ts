import type { QueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimChange } from '@/domain/claim/record/claim-change'
import { toDayString } from '@/domain/dates'
import { CLAIM_PAGES } from '@/features/staff-claims/reading/claim-pages'
import { createClaimReader, type ClaimReader } from '@/features/staff-claims/reading/find-claim'
import { onDeparture } from '@/session/session-store'
import { changeProblem } from './change-problem'
import { saveChange, undoChange, type NumberedClaim } from './save-change'
import { countRun, isOpen, isSettled, type ChangeRun, type RunItem } from './runs'
import { runsOf } from './runs-store'

/** Runs that are remembered: the one on the screen, and those whose rows still say how they went. */
const MOST_RUNS = 20

const WAITING = {
  phase: 'waiting',
  ...{ problem: null, isMissing: false, lacking: [], theirs: null, made: null },
} as const

/** A claim with a number; without one the server could not be told which to save. */
function isNumbered(claim: Claim): claim is NumberedClaim {
  return claim.id !== null
}

/** The changes of one desk; they go on, and can be undone, after their page has been left. */
function openChangeDesk(client: QueryClient) {
  const { read, show, subscribe } = runsOf(client)
  let lastNumber = 0
  /** What is done to a claim is done in turn, whichever run asks for it. */
  const turns = new Map<string, Promise<unknown>>()
  /** Someone else may be here: nothing more is said or saved. */
  let times = 0

  const runOf = (number: number) => read().find((run) => run.number === number)
  const put = (number: number, news: Partial<ChangeRun>) =>
    show(read().map((run) => (run.number === number ? { ...run, ...news } : run)))
  const putItem = (number: number, at: number, news: Partial<RunItem>) => {
    const run = runOf(number)
    if (!run) return
    put(number, {
      items: run.items.map((item, index) => (index === at ? { ...item, ...news } : item)),
    })
  }

  async function inTurnOf<T>({ id }: NumberedClaim, work: () => Promise<T>): Promise<T> {
    const key = String(id)
    const before = turns.get(key) ?? Promise.resolve()
    const turn = before.then(work, work)
    const settled = turn.catch(() => undefined)
    turns.set(key, settled)
    try {
      return await turn
    } finally {
      if (turns.get(key) === settled) turns.delete(key)
    }
  }

  async function save(
    number: number,
    at: number,
    reread: ClaimReader,
    isDecided = false,
  ): Promise<void> {
    const run = runOf(number)
    const item = run?.items[at]
    if (!run || !item) return
    const mine = times
    putItem(number, at, { ...WAITING, phase: 'saving' })
    try {
      const made = await inTurnOf(item.claim, () =>
        saveChange(client, item.claim, { change: run.change, isDecided, reread }),
      )
      if (mine === times) putItem(number, at, { phase: made === null ? 'same' : 'saved', made })
    } catch (error) {
      if (mine === times) putItem(number, at, changeProblem(error, item.claim))
    }
  }

  async function undoItem(number: number, at: number, reread: ClaimReader): Promise<void> {
    const item = runOf(number)?.items[at]
    const made = item?.made
    if (!item || !made) return
    const mine = times
    putItem(number, at, { phase: 'undoing', problem: null })
    try {
      await inTurnOf(item.claim, () => undoChange(client, item.claim, made, reread))
      if (mine === times) putItem(number, at, { phase: 'undone', made: null })
    } catch (error) {
      const { isOver, problem, isMissing, lacking } = changeProblem(error, item.claim, 'undo')
      if (mine === times) {
        const left = { problem, isMissing, lacking, made: isOver ? null : made }
        putItem(number, at, { phase: 'undo-failed', ...left })
      }
    }
  }

  /** One after the other, until someone stops it. */
  async function work(
    number: number,
    isNext: (item: RunItem, run: ChangeRun) => boolean,
    step: (number: number, at: number, reread: ClaimReader) => Promise<void>,
  ): Promise<void> {
    const mine = times
    const tried = new Set<number>()
    const reread = createClaimReader(client)
    for (;;) {
      const run = runOf(number)
      if (mine !== times || !run || run.isStopped) break
      const at = run.items.findIndex((item, index) => !tried.has(index) && isNext(item, run))
      if (at === -1) break
      tried.add(at)
      await step(number, at, reread)
    }
    // Not page by page: a list that is read again for each of a hundred claims would never stand still.
    if (mine === times) await client.invalidateQueries({ queryKey: CLAIM_PAGES })
  }

  onDeparture(() => {
    times += 1
    show([])
  })

  async function start(claims: readonly Claim[], change: ClaimChange): Promise<number> {
    lastNumber += 1
    const number = lastNumber
    const items = claims.filter(isNumbered).map((claim) => ({ claim, ...WAITING }))
    show([...read(), { number, change, items, isStopped: false }].slice(-MOST_RUNS))
    await work(number, ({ phase }) => phase === 'waiting', save)
    return number
  }

  return {
    runs: read,
    subscribe,

    /** Changes claims, one after the other. Resolves when all are done, failed or stopped. */
    start,

    /** "Contacté hoy": notes that the customers of these claims heard from us today. */
    contactToday: (claims: readonly Claim[]): Promise<number> =>
      start(claims, { last_customer_contact: toDayString(new Date()) }),

    /** Lets the claim under way finish, and leaves the others as they are. */
    stop: (number: number) => put(number, { isStopped: true }),

    /** Tries again what failed and what was held back. */
    retry: async (number: number): Promise<void> => {
      const run = runOf(number)
      if (!run) return
      const open = new Set(run.items.filter((item) => isOpen(item, run)))
      const claims = new Set([...open].map(({ claim }) => claim))
      put(number, { isStopped: false })
      await work(
        number,
        ({ phase, claim }) =>
          claims.has(claim) && (phase === 'failed' || phase === 'conflict' || phase === 'waiting'),
        save,
      )
    },

    /** Saves mine over what another person saved, or leaves theirs. */
    decide: async (number: number, claim: Claim, side: 'mine' | 'theirs'): Promise<void> => {
      const at = runOf(number)?.items.findIndex((item) => item.claim.id === claim.id) ?? -1
      if (side === 'theirs') putItem(number, at, { phase: 'left', problem: null })
      else await save(number, at, createClaimReader(client), true)
      await client.invalidateQueries({ queryKey: CLAIM_PAGES })
    },

    /** Puts back what a run changed, the last one first. */
    undo: async (number: number): Promise<void> => {
      const run = runOf(number)
      if (!run || !countRun(run).canUndo) return
      put(number, { isStopped: false, items: run.items.map(holdBack) })
      await work(number, ({ made, phase }) => made !== null && phase !== 'undone', undoItem)
    },

    /** Nothing more is said of a run. */
    dismiss: (number: number) => show(read().filter((run) => run.number !== number)),

    /** Nothing more is said of the latest run, nor of those before it that went as they were meant to. */
    dismissUpTo: (number: number) =>
      show(read().filter((run) => run.number > number || (run.number < number && !isSettled(run)))),
  }
}

/** What was never saved is not saved while the rest is undone. */
function holdBack(item: RunItem): RunItem {
  return item.phase === 'waiting' ? { ...item, phase: 'left' } : item
}

export type ChangeDesk = ReturnType<typeof openChangeDesk>

const desks = new WeakMap<QueryClient, ChangeDesk>()

/** The one desk of a page's data, whoever asks for it. */
export function changeDeskOf(client: QueryClient): ChangeDesk {
  const desk = desks.get(client) ?? openChangeDesk(client)
  desks.set(client, desk)
  return desk
}
