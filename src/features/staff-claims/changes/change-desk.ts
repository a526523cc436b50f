import type { QueryClient } from '@tanstack/react-query'
import { toClaimRecord } from '@/api/claim-records'
import { hasStatus } from '@/api/http/api-error'
import { expireAfter } from '@/api/http/refusals'
import { newId } from '@/device/new-id'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimChange } from '@/domain/claim/record/claim-change'
import type { PendingUpdate } from '@/domain/claim/record/pending-updates'
import { toDayString } from '@/domain/dates'
import { CLAIM_PAGES } from '@/features/staff-claims/reading/claim-pages'
import { createClaimReader, type ClaimReader } from '@/features/staff-claims/reading/find-claim'
import { onDeparture, signedInPerson } from '@/session/session-store'
import { inTurnOf } from './claim-turns'
import { changeProblem } from './change-problem'
import { isNumbered, saveChange, undoChange } from './save-change'
import { countRun, isOpen, isSettled, WAITING, type ChangeRun, type RunItem } from './runs'
import { forgetPending, isGivenUp, storePending } from './pending-updates'
import { runsOf } from './runs-store'

/** Runs that are remembered: the one on the screen, and those whose rows still say how they went. */
const MOST_RUNS = 20

/** What "Reintentar" tries again. */
const TRIED_AGAIN: readonly RunItem['phase'][] = ['waiting', 'failed', 'unknown', 'conflict']

/** The changes of one desk; they go on, and can be undone, after their page has been left. */
function openChangeDesk(client: QueryClient) {
  const { read, show, subscribe, runOf, put, putItem } = runsOf(client)
  let lastNumber = 0
  /** Someone else may be here: nothing more is said or saved. */
  let times = 0

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
      const made = await inTurnOf(item.claim.id, () =>
        saveChange(client, item.claim, { change: run.change, isDecided, reread }),
      )
      if (mine === times) putItem(number, at, { phase: made === null ? 'same' : 'saved', made })
    } catch (error) {
      if (mine !== times) return
      putItem(number, at, changeProblem(error, item.claim))
      if (hasStatus(error, 401)) {
        // The others are not sent with a token that is over: they wait for their person.
        put(number, { isStopped: true })
        expireAfter(error)
      }
    }
  }

  async function undoItem(number: number, at: number, reread: ClaimReader): Promise<void> {
    const item = runOf(number)?.items[at]
    const made = item?.made
    if (!item || !made) return
    const mine = times
    putItem(number, at, { phase: 'undoing', problem: null })
    try {
      await inTurnOf(item.claim.id, () => undoChange(client, item.claim, made, reread))
      if (mine === times) putItem(number, at, { phase: 'undone', made: null })
    } catch (error) {
      const { isOver, problem, isMissing, lacking } = changeProblem(error, item.claim, 'undo')
      const left = { problem, isMissing, lacking, made: isOver ? null : made }
      if (mine === times) putItem(number, at, { phase: 'undo-failed', ...left })
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
      const before = runOf(number)
      if (step === save && tried.size > 0 && before && countRun(before).isBusy) {
        if (await isGivenUp(before)) put(number, { isStopped: true })
      }
      const run = runOf(number)
      if (mine !== times || !run || run.isStopped) break
      // A session that ended in another tab: nothing is sent with a token that is over.
      if (run.owner !== signedInPerson()) {
        put(number, { isStopped: true })
        break
      }
      const at = run.items.findIndex((item, index) => !tried.has(index) && isNext(item, run))
      if (at === -1) break
      tried.add(at)
      await step(number, at, reread)
    }
    // Not page by page: a list that is read again for each of a hundred claims would never stand still.
    if (mine === times && signedInPerson() !== null) {
      await client.invalidateQueries({ queryKey: CLAIM_PAGES })
    }
  }

  onDeparture(() => {
    times += 1
    show([])
  })

  async function start(
    claims: readonly Claim[],
    change: ClaimChange,
    { key, at } = { key: newId(), at: Date.now() },
  ): Promise<number> {
    lastNumber += 1
    const number = lastNumber
    const owner = signedInPerson()
    const items = claims.filter(isNumbered).map((claim) => ({ claim, ...WAITING }))
    const run = { number, key, at, owner, change, items, isStopped: false }
    show([...read(), run].slice(-MOST_RUNS))
    storePending(run)
    await work(number, ({ phase }) => phase === 'waiting', save)
    return number
  }

  /** Tries again what failed and what was held back. */
  async function retry(number: number): Promise<void> {
    const run = runOf(number)
    if (!run) return
    const open = new Set(run.items.filter((item) => isOpen(item, run)))
    const claims = new Set([...open].map(({ claim }) => claim))
    put(number, { isStopped: false })
    storePending(run)
    await work(number, ({ phase, claim }) => claims.has(claim) && TRIED_AGAIN.includes(phase), save)
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

    retry,

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

    /** Goes on with a change that this tab, or one that is gone, has not brought to its end. */
    resume: async ({ key, at, change, claims }: PendingUpdate): Promise<void> => {
      const known = read().find((run) => run.key === key)
      if (known) await retry(known.number)
      else await start(claims.map(toClaimRecord), change, { key, at })
    },

    /** Gives a change up: what of it is not saved stays as it was, and nothing more is said of it. */
    discard: (key: string) => {
      show(read().filter((run) => run.key !== key))
      forgetPending({ key, owner: signedInPerson() })
    },

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
