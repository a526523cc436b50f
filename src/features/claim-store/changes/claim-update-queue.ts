import { useQueryClient, type QueryClient } from '@tanstack/react-query'
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
import { CLAIM_PAGES } from '../claim-data/read-claims'
import { createClaimReader, type ClaimReader } from '../claim-data/find-claim'
import { onUserLeft, getUserKey } from '@/session/session-store'
import { takeStep } from './change-steps'
import { pause, pauseSeconds } from './pause'
import { isNumbered } from './save-change'
import {
  conflictOf,
  countRun,
  isNext,
  isOpen,
  isFailedContact,
  isSettled,
  WAITING,
  type BatchUpdate,
  type BatchItem,
} from './runs'
import { forgetPending, inOneTab, readPending, storePending } from './pending-updates'
import { runsOf } from './runs-store'

/** Batches to keep besides the unfinished ones: the displayed one, and those whose result their rows still show. */
const MOST_RUNS = 20

type Origin = Pick<BatchUpdate, 'key' | 'at' | 'isInForm'> & Pick<BatchItem, 'adopted'>

const isWaiting = ({ phase }: BatchItem) => phase === 'waiting'

/** A claim whose turn did not come before the batch was stopped. */
function holdBack(item: BatchItem): BatchItem {
  if (isWaiting(item)) return { ...item, phase: 'held' }
  return item.phase === 'to-undo' ? { ...item, phase: 'saved' } : item
}

/** Held claims are not saved after an undo. */
function toUndo(item: BatchItem): BatchItem {
  if (item.phase === 'held') return { ...item, phase: 'skipped' }
  return item.made === null ? item : { ...item, phase: 'to-undo', failure: null }
}

/** The queue outlives its page: changes continue, and can be undone, after the user has left the page. */
function createClaimUpdateQueue(client: QueryClient) {
  const { read, show, subscribe, runOf, put, putItem } = runsOf(client)

  /** The next claim to save or undo; -1 if none is left, or nothing more may be sent. */
  function nextOf(key: string): number {
    const run = runOf(key)
    // If the session ended in another tab, send nothing with its token.
    if (!run || run.isStopped || run.owner !== getUserKey()) return -1
    return run.items.findIndex(isNext)
  }

  /** Saves or undoes what waits in a batch, one claim at a time, until it is stopped. */
  async function work(
    key: string,
    reread: ClaimReader | null = createClaimReader(client),
  ): Promise<void> {
    let refusals = 0
    for (let at = nextOf(key); at !== -1; at = nextOf(key)) {
      const waiting = runOf(key)?.items[at]
      const tooMany = await takeStep(client, { key, at, reread })
      const run = runOf(key)
      if (!run || !waiting) break
      const seconds = tooMany && pauseSeconds(tooMany.retryAfter, refusals)
      refusals = tooMany ? refusals + 1 : 0
      // A single change shows when to retry; a batch waits and continues by itself.
      if (seconds !== null && run.items.length > 1) {
        putItem(key, at, waiting)
        put(key, { pauseSeconds: seconds })
        await pause(seconds, { subscribe, isOver: () => runOf(key)?.isStopped !== false })
        put(key, { pauseSeconds: null })
      }
      // Discarded in another tab.
      if (run.items.some(isWaiting) && (await readPending(run)) === null) {
        put(key, { isStopped: true })
      }
    }
    const run = runOf(key)
    if (run?.items.some(isNext)) put(key, { items: run.items.map(holdBack) })
    // Once for the whole batch: invalidating per claim would refetch the list a hundred times.
    if (run && getUserKey() !== null) await client.invalidateQueries({ queryKey: CLAIM_PAGES })
  }

  onUserLeft(() => show([]))

  /** Queues claims of a batch again. What was saved while signed out is still stored as pending. */
  async function again(
    key: string,
    next: (item: BatchItem) => BatchItem,
    { change, reread }: { readonly change?: ClaimChange; readonly reread?: null } = {},
  ): Promise<void> {
    const before = runOf(key)
    if (!before) return
    const items = before.items.map(next)
    // A change that was made while signed out belongs to the user who came back: others have cleared it.
    const owner = before.owner ?? getUserKey()
    put(key, { owner, change: change ?? before.change, items, isStopped: false })
    await inOneTab(key, async () => {
      // The user may have left meanwhile, or claims of it have been saved.
      const run = runOf(key)
      if (!run) return
      storePending(run)
      await work(key, reread)
    })
  }

  function add(
    claims: readonly Claim[],
    change: ClaimChange,
    { key = newId(), at = Date.now(), isInForm = false, adopted = [] }: Partial<Origin>,
  ): string {
    const owner = getUserKey()
    const items = claims
      .filter(isNumbered)
      .map((claim) => ({ ...WAITING, claim, adopted, made: null }))
    const run = { key, at, owner, change, items, isInForm, isStopped: false, pauseSeconds: null }
    const before = read()
    show([...before.filter((one, at) => at > before.length - MOST_RUNS || !isSettled(one)), run])
    storePending(run)
    return key
  }

  async function start(
    claims: readonly Claim[],
    change: ClaimChange,
    origin: Partial<Origin> = {},
  ): Promise<string> {
    const key = add(claims, change, origin)
    await inOneTab(key, () => work(key))
    return key
  }

  /** Retries the items that failed or were held. */
  const retry = (key: string) =>
    again(key, (item) => (isOpen(item) ? { ...item, ...WAITING } : item))

  /** Discards a change: its unsaved part is dropped and no longer shown. */
  function discard(key: string): void {
    show(read().filter((run) => run.key !== key))
    forgetPending({ key, owner: getUserKey() })
  }

  return {
    runs: read,
    subscribe,

    /** @returns the key of the batch, after its last claim */
    start,

    /** "Contacté hoy": sets the last contact of these claims to today, in the place of failed attempts. */
    contactToday: (claims: readonly Claim[]): Promise<string> => {
      read()
        .filter((run) => isFailedContact(run, claims))
        .forEach(({ key }) => discard(key))
      return start(claims, { last_customer_contact: toDayString(new Date()) })
    },

    /** Lets the save in flight finish. */
    stop: (key: string) => put(key, { isStopped: true }),

    retry,

    /** Saves the choices of a conflict; if all are the other user's values, the claim stays as it is. */
    decide: async (key: string, id: Claim['id'], choices: ConflictChoices): Promise<void> => {
      const run = runOf(key)
      const decided = run?.items.find(({ claim }) => claim.id === id)
      const conflict = decided && conflictOf(decided)
      if (!run || !conflict) return
      const change = withoutTheirs(run.change, choices)
      if (Object.keys(change).length === 0) {
        const kept: BatchItem = { ...decided, phase: 'skipped', failure: null }
        await again(key, (item) => (item === decided ? kept : item))
      } else {
        // The new merge base: only a later change by another user is a new conflict.
        const claim = { ...conflict.current, id: decided.claim.id }
        const mine: BatchItem = { ...decided, ...WAITING, claim }
        await again(key, (item) => (item === decided ? mine : item), { change })
      }
    },

    /** Saves a claim that cannot be found again without comparing it; the user insists. */
    saveUnread: (key: string) => again(key, (item) => ({ ...item, ...WAITING }), { reread: null }),

    undo: async (key: string): Promise<void> => {
      const run = runOf(key)
      if (!run || !countRun(run).canUndo) return
      put(key, { items: run.items.map(toUndo), isStopped: false })
      await work(key)
    },

    /** Continues an unfinished change of this tab or of a closed one, after a tab that still works on it. */
    resume: async ({ key, ...pending }: PendingUpdate): Promise<void> => {
      if (runOf(key)) return retry(key)
      const owner = getUserKey()
      await inOneTab(key, async () => {
        const left = await readPending({ key, owner })
        // Pressed twice while waiting, or the user left.
        if (left === null || runOf(key) || getUserKey() !== owner) return
        const { at, change, claims } = left ?? pending
        add(claims.map(toClaimRecord), change, { key, at })
        await work(key)
      })
    },

    discard,

    /** Hides this batch and the earlier ones that succeeded. */
    dismissUpTo: (key: string) => {
      const last = read().findIndex((run) => run.key === key)
      show(read().filter((run, at) => at > last || (at < last && !isSettled(run))))
    },
  }
}

export type ClaimUpdateQueue = ReturnType<typeof createClaimUpdateQueue>

const queues = new WeakMap<QueryClient, ClaimUpdateQueue>()

export function claimUpdateQueueOf(client: QueryClient): ClaimUpdateQueue {
  const queue = queues.get(client) ?? createClaimUpdateQueue(client)
  queues.set(client, queue)
  return queue
}

/** Does not re-render when a change proceeds. */
export function useClaimUpdateQueue(): ClaimUpdateQueue {
  return claimUpdateQueueOf(useQueryClient())
}
