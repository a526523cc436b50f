import type { QueryClient } from '@tanstack/react-query'
import { toClaimRecord } from '@/api/claim-records'
import { newId } from '@/device/new-id'
import type { Claim } from '@/domain/claim/fields'
import {
  withoutTheirs,
  type ClaimChange,
  type ConflictChoices,
} from '@/domain/claim/editing/claim-change'
import type { PendingUpdate } from '@/domain/claim/editing/pending-updates'
import { toDayString } from '@/domain/dates'
import { CLAIM_PAGES } from '@/features/claim-store/claim-data/claim-pages'
import { createClaimReader, type ClaimReader } from '@/features/claim-store/claim-data/find-claim'
import { onUserLeft, getUserKey } from '@/session/session-store'
import { changeSteps, type TooMany } from './change-steps'
import { pause, pauseSeconds } from './pause'
import { isNumbered } from './save-change'
import { countRun, isOpen, isSettled, WAITING, type BatchUpdate, type BatchItem } from './runs'
import { forgetPending, isGivenUp, storePending } from './pending-updates'
import { runsOf } from './runs-store'

/** Runs that are remembered: the one on the screen, and those whose rows still say how they went. */
const MOST_RUNS = 20

/** What "Reintentar" tries again. */
const TRIED_AGAIN: readonly BatchItem['phase'][] = ['waiting', 'failed', 'unknown', 'conflict']

/** Where a change comes from: what was stored of it, or a form. */
type Origin = Pick<BatchUpdate, 'key' | 'at' | 'isInForm'>

/** The changes of one desk; they go on, and can be undone, after their page has been left. */
function openChangeDesk(client: QueryClient) {
  const { read, show, subscribe, runOf, put, putItem } = runsOf(client)
  let lastNumber = 0
  /** Someone else may be here: nothing more is said or saved. */
  let sessionEpoch = 0
  const present = () => {
    const mine = sessionEpoch
    return () => mine === sessionEpoch
  }

  const { save, undoItem } = changeSteps(client, present)

  /** One after the other, until someone stops it. */
  async function work(
    number: number,
    isNext: (item: BatchItem, run: BatchUpdate) => boolean,
    step: (number: number, at: number, reread: ClaimReader) => Promise<TooMany | null>,
  ): Promise<void> {
    const isHere = present()
    const tried = new Set<number>()
    const reread = createClaimReader(client)
    let refusals = 0
    for (;;) {
      const before = runOf(number)
      if (step === save && tried.size > 0 && before && countRun(before).isBusy) {
        if (await isGivenUp(before)) put(number, { isStopped: true })
      }
      const run = runOf(number)
      if (!isHere() || !run || run.isStopped) break
      // A session that ended in another tab: nothing is sent with a token that is over.
      if (run.owner !== getUserKey()) {
        put(number, { isStopped: true })
        break
      }
      const at = run.items.findIndex((item, index) => !tried.has(index) && isNext(item, run))
      if (at === -1) break
      tried.add(at)
      const tooMany = await step(number, at, reread)
      const seconds = tooMany && pauseSeconds(tooMany.retryAfter, refusals)
      refusals = tooMany ? refusals + 1 : 0
      // One change alone says when to try again; many wait, and go on by themselves.
      if (seconds === null || run.items.length === 1) continue
      tried.delete(at)
      if (runOf(number)?.items[at]?.phase === 'failed') putItem(number, at, WAITING)
      put(number, { pauseSeconds: seconds })
      await pause(seconds, { subscribe, isOver: () => runOf(number)?.isStopped !== false })
      put(number, { pauseSeconds: null })
    }
    // Not page by page: a list that is read again for each of a hundred claims would never stand still.
    if (isHere() && getUserKey() !== null) {
      await client.invalidateQueries({ queryKey: CLAIM_PAGES })
    }
  }

  onUserLeft(() => {
    sessionEpoch += 1
    show([])
  })

  async function start(
    claims: readonly Claim[],
    change: ClaimChange,
    { key = newId(), at = Date.now(), isInForm = false }: Partial<Origin> = {},
  ): Promise<number> {
    lastNumber += 1
    const number = lastNumber
    const owner = getUserKey()
    const items = claims.filter(isNumbered).map((claim) => ({ claim, ...WAITING }))
    const run = {
      number,
      key,
      at,
      owner,
      change,
      items,
      isStopped: false,
      isInForm,
      pauseSeconds: null,
    }
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
    // Nothing is stored while nobody is signed in: what was saved meanwhile may stand there as pending.
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

    /** Saves what was chosen of a conflict: where all of it is theirs, the claim is left as it is. */
    decide: async (number: number, claim: Claim, choices: ConflictChoices): Promise<void> => {
      const run = runOf(number)
      const at = run?.items.findIndex((item) => item.claim.id === claim.id) ?? -1
      const item = run?.items[at]
      if (!run || !item?.conflict) return
      const change = withoutTheirs(run.change, choices)
      if (Object.keys(change).length === 0) {
        putItem(number, at, { phase: 'skipped', problem: null, conflict: null })
      } else {
        // Seen as it is saved by now: only what changes after this choice is another conflict.
        const seen = { ...item.conflict.current, id: item.claim.id }
        putItem(number, at, { claim: seen })
        put(number, { change })
        storePending({ ...run, ...runOf(number) })
        await save(number, at, createClaimReader(client))
      }
      await client.invalidateQueries({ queryKey: CLAIM_PAGES })
    },

    /** Saves a claim that cannot be found again over what its person saw, because they insist. */
    saveUnread: async (number: number): Promise<void> => {
      await save(number, 0, null)
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
      forgetPending({ key, owner: getUserKey() })
    },

    /** Nothing more is said of the latest run, nor of those before it that went as they were meant to. */
    dismissUpTo: (number: number) =>
      show(read().filter((run) => run.number > number || (run.number < number && !isSettled(run)))),
  }
}

/** What was never saved is not saved while the rest is undone. */
function holdBack(item: BatchItem): BatchItem {
  return item.phase === 'waiting' ? { ...item, phase: 'skipped' } : item
}

export type ClaimUpdateQueue = ReturnType<typeof openChangeDesk>

const desks = new WeakMap<QueryClient, ClaimUpdateQueue>()

/** The one desk of a page's data, whoever asks for it. */
export function claimUpdateQueueOf(client: QueryClient): ClaimUpdateQueue {
  const desk = desks.get(client) ?? openChangeDesk(client)
  desks.set(client, desk)
  return desk
}
