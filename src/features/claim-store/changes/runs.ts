import type {
  ChangeConflict,
  ClaimChange,
  AppliedChange,
} from '@/domain/claim/editing/claim-change'
import type { Claim } from '@/domain/claim/fields'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import type { ChangeFailure, NumberedClaim } from './save-change'

/**
 * `unchanged`: had these values already; `unknown`: sent, the result was lost; `conflict`: waits for a
 * choice; `held`: not tried, waits for "Reintentar"; `skipped`: keeps what another user saved.
 */
type ItemPhase =
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'unchanged'
  | 'failed'
  | 'unknown'
  | 'conflict'
  | 'held'
  | 'skipped'
  | 'to-undo'
  | 'undoing'
  | 'undone'
  | 'undo-failed'

export interface BatchItem {
  /** The claim as the user saw it: the merge base. */
  readonly claim: NumberedClaim
  readonly phase: ItemPhase
  /** Why the last save or undo did not happen; its words are in `change-problem`. */
  readonly failure: ChangeFailure | null
  /** Fields that another user changed meanwhile; their values are kept. */
  readonly adopted: readonly MergeUnit[]
  /** The values before and after, for undo; null if nothing was changed. */
  readonly made: AppliedChange | null
}

export const WAITING = { phase: 'waiting', failure: null } as const

/** One change of one or many claims, kept until it can no longer be undone. */
export interface BatchUpdate {
  /** Unique, also among the stored ones. */
  readonly key: string
  /** Start, in ms since 1970. */
  readonly at: number
  /** The user who started it, as from `getUserKey`. */
  readonly owner: string | null
  readonly change: ClaimChange
  readonly items: readonly BatchItem[]
  /** No other claim is started: the waiting ones are held as soon as the one in flight ends. */
  readonly isStopped: boolean
  /** Wait after a 429, in seconds; null while not waiting. */
  readonly pauseSeconds: number | null
  /** Started by a form, which shows its progress and stores its draft itself. */
  readonly isInForm: boolean
}

const UNDOING: readonly ItemPhase[] = ['to-undo', 'undoing']
const BUSY: readonly ItemPhase[] = ['waiting', 'saving', ...UNDOING]
const DONE: readonly ItemPhase[] = ['saved', 'unchanged', 'undo-failed']
const OPEN: readonly ItemPhase[] = ['failed', 'unknown', 'conflict', 'held']

/** True if "Reintentar" would save this item. */
export function isOpen({ phase }: BatchItem): boolean {
  return OPEN.includes(phase)
}

/** True if nothing is left to save. */
export function isDone(item: BatchItem): boolean {
  return !isOpen(item) && item.phase !== 'waiting' && item.phase !== 'saving'
}

/** True if its turn to be saved or undone is still to come. */
export function isNext({ phase }: BatchItem): boolean {
  return phase === 'waiting' || phase === 'to-undo'
}

/** Fields that two users changed, between which the user has to choose. */
export function conflictOf({ failure }: BatchItem): ChangeConflict | null {
  return failure?.kind === 'conflict' ? failure.conflict : null
}

export function countRun({ items }: BatchUpdate) {
  const among = (phases: readonly ItemPhase[]) =>
    items.filter(({ phase }) => phases.includes(phase)).length
  const isBusy = among(BUSY) > 0
  const isUndoing = among(UNDOING) > 0
  const done = among(DONE)
  const undone = among(['undone'])
  return {
    all: items.length,
    /** Claims that have the wanted values. */
    done,
    /** Not saved and not in flight: failed, in conflict, or held. */
    left: among(OPEN),
    undone,
    undoFailed: among(['undo-failed']),
    isBusy,
    isUndoing,
    /** Claims that are saved, or undone while undoing. */
    ended: isUndoing ? undone : done,
    canUndo: !isBusy && items.some(({ made }) => made !== null),
  }
}

/** True if leaving the page needs a confirmation. */
export function isUnsaved(run: BatchUpdate): boolean {
  const { isBusy, left } = countRun(run)
  return !run.isInForm && (isBusy || left > 0)
}

/** True if the batch succeeded and needs nothing more from the user. */
export function isSettled(run: BatchUpdate): boolean {
  const { isBusy, left, undoFailed } = countRun(run)
  return !isBusy && left + undoFailed === 0
}

/** True if the batch is a contact of only these claims that was not saved. */
export function isFailedContact(run: BatchUpdate, claims: readonly Claim[]): boolean {
  const isContact = Object.keys(run.change).join() === 'last_customer_contact'
  const isTheirs = run.items.every((item) => claims.some(({ id }) => id === item.claim.id))
  return isContact && isTheirs && !countRun(run).isBusy && isUnsaved(run)
}
