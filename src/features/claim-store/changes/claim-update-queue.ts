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
import { CLAIM_PAGES } from '../claim-data/claim-pages'
import { createClaimReader, type ClaimReader } from '../claim-data/find-claim'
import { onUserLeft, getUserKey } from '@/session/session-store'
import { changeSteps, type TooMany } from './change-steps'
import { pause, pauseSeconds } from './pause'
import { isNumbered } from './save-change'
import {
  countRun,
  isOpen,
  isFailedContact,
  isSettled,
  WAITING,
  type BatchUpdate,
  type BatchItem,
} from './runs'
import { forgetPending, isGivenUp, storePending } from './pending-updates'
import { runsOf } from './runs-store'

/** Batches to keep: the displayed one, and those whose result their rows still show. */
const MOST_RUNS = 20

/** Phases that "Reintentar" retries. */
const TRIED_AGAIN: readonly BatchItem['phase'][] = ['waiting', 'failed', 'unknown', 'conflict']

type Origin = Pick<BatchUpdate, 'key' | 'at' | 'isInForm'> & Pick<BatchItem, 'adopted'>

/** The queue outlives its page: changes continue, and can be undone, after the user has left the page. */
function createClaimUpdateQueue(client: QueryClient) {
  const { read, show, subscribe, runOf, put, putItem } = runsOf(client)
  let lastNumber = 0
  /** Incremented when the user leaves. Results and queued saves of an earlier epoch are dropped. */
  let sessionEpoch = 0
  const present = () => {
    const mine = sessionEpoch
    return () => mine === sessionEpoch
  }

  const { save, undoItem } = changeSteps(client, present)

  /** Runs a step for each item that `isNext` accepts, one at a time, until the batch is stopped. */
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
      // The session ended in another tab: send nothing with its token.
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
      // A single change shows when to retry; a batch waits and continues by itself.
      if (seconds === null || run.items.length === 1) continue
      tried.delete(at)
      if (runOf(number)?.items[at]?.phase === 'failed') putItem(number, at, WAITING)
      put(number, { pauseSeconds: seconds })
      await pause(seconds, { subscribe, isOver: () => runOf(number)?.isStopped !== false })
      put(number, { pauseSeconds: null })
    }
    // Once for the whole batch: invalidating per claim would refetch the list a hundred times.
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
    { key = newId(), at = Date.now(), isInForm = false, adopted = [] }: Partial<Origin> = {},
  ): Promise<number> {
    lastNumber += 1
    const number = lastNumber
    const owner = getUserKey()
    const items = claims.filter(isNumbered).map((claim) => ({ claim, ...WAITING, adopted }))
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

  /** Retries the items that failed or that "Detener" held back. */
  async function retry(number: number): Promise<void> {
    const run = runOf(number)
    if (!run) return
    const open = new Set(run.items.filter((item) => isOpen(item, run)))
    const claims = new Set([...open].map(({ claim }) => claim))
    put(number, { isStopped: false })
    // While signed out nothing is stored: the record may list saved claims as pending.
    storePending(run)
    await work(number, ({ phase, claim }) => claims.has(claim) && TRIED_AGAIN.includes(phase), save)
  }

  /** Discards a change: its unsaved part is dropped and no longer shown. */
  function discard({ key }: Pick<BatchUpdate, 'key'>): void {
    show(read().filter((run) => run.key !== key))
    forgetPending({ key, owner: getUserKey() })
  }

  return {
    runs: read,
    subscribe,

    start,

    /** "Contacté hoy": sets the last contact of these claims to today, in the place of failed attempts. */
    contactToday: (claims: readonly Claim[]): Promise<number> => {
      read()
        .filter((run) => isFailedContact(run, claims))
        .forEach(discard)
      return start(claims, { last_customer_contact: toDayString(new Date()) })
    },

    /** Lets the save in flight finish. */
    stop: (number: number) => put(number, { isStopped: true }),

    retry,

    /** Saves the choices of a conflict; if all are the other user's values, the claim stays as it is. */
    decide: async (number: number, claim: Claim, choices: ConflictChoices): Promise<void> => {
      const run = runOf(number)
      const at = run?.items.findIndex((item) => item.claim.id === claim.id) ?? -1
      const item = run?.items[at]
      if (!run || !item?.conflict) return
      const change = withoutTheirs(run.change, choices)
      if (Object.keys(change).length === 0) {
        putItem(number, at, { phase: 'skipped', problem: null, conflict: null })
      } else {
        // The new merge base: only a later change by another user is a new conflict.
        const seen = { ...item.conflict.current, id: item.claim.id }
        putItem(number, at, { claim: seen })
        put(number, { change })
        storePending({ ...run, ...runOf(number) })
        await save(number, at, createClaimReader(client))
      }
      await client.invalidateQueries({ queryKey: CLAIM_PAGES })
    },

    /** Saves a claim that cannot be found again without comparing it; the user insists. */
    saveUnread: async (number: number): Promise<void> => {
      await save(number, 0, null)
      await client.invalidateQueries({ queryKey: CLAIM_PAGES })
    },

    undo: async (number: number): Promise<void> => {
      const run = runOf(number)
      if (!run || !countRun(run).canUndo) return
      put(number, { isStopped: false, items: run.items.map(holdBack) })
      await work(number, ({ made, phase }) => made !== null && phase !== 'undone', undoItem)
    },

    /** Continues an unfinished change of this tab or of a closed one. */
    resume: async ({ key, at, change, claims }: PendingUpdate): Promise<void> => {
      const known = read().find((run) => run.key === key)
      if (known) await retry(known.number)
      else await start(claims.map(toClaimRecord), change, { key, at })
    },

    discard: (key: string) => discard({ key }),

    /** Hides the latest batch and the earlier ones that succeeded. */
    dismissUpTo: (number: number) =>
      show(read().filter((run) => run.number > number || (run.number < number && !isSettled(run)))),
  }
}

/** A claim that was not saved yet must not be saved during the undo. */
function holdBack(item: BatchItem): BatchItem {
  return item.phase === 'waiting' ? { ...item, phase: 'skipped' } : item
}

export type ClaimUpdateQueue = ReturnType<typeof createClaimUpdateQueue>

const queues = new WeakMap<QueryClient, ClaimUpdateQueue>()

export function claimUpdateQueueOf(client: QueryClient): ClaimUpdateQueue {
  const queue = queues.get(client) ?? createClaimUpdateQueue(client)
  queues.set(client, queue)
  return queue
}
