import type {
  ChangeConflict,
  ClaimChange,
  AppliedChange,
} from '@/domain/claim/editing/claim-change'
import type { Claim } from '@/domain/claim/fields'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import type { ClaimRecordField } from '@/domain/forms/staff-claim'
import type { NumberedClaim } from './save-change'

/**
 * `unchanged`: had these values already; `unknown`: sent, the result was lost; `conflict`: waits for a
 * choice; `skipped`: keeps what another user saved.
 */
type ItemPhase =
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'unchanged'
  | 'failed'
  | 'unknown'
  | 'conflict'
  | 'skipped'
  | 'undoing'
  | 'undone'
  | 'undo-failed'

export interface BatchItem {
  /** The claim as the user saw it: the merge base. */
  readonly claim: NumberedClaim
  readonly phase: ItemPhase
  /** Why it was not saved or not undone, and what the user can do. */
  readonly problem: string | null
  /** Not found by its page, e-mail or filters: only a search through all claims is left. */
  readonly isMissing: boolean
  /** The latest version could not be read, so nothing was sent. */
  readonly isUncompared: boolean
  /** Fields that the server may have rejected, in the order of the form. */
  readonly invalidFields: readonly ClaimRecordField[]
  /** Fields that two users changed; null unless the phase is `conflict`. */
  readonly conflict: ChangeConflict | null
  /** Fields that another user changed meanwhile; their values are kept. */
  readonly adopted: readonly MergeUnit[]
  /** The values before and after, for undo; null if nothing was changed. */
  readonly made: AppliedChange | null
}

export const WAITING = {
  phase: 'waiting',
  problem: null,
  isMissing: false,
  isUncompared: false,
  invalidFields: [],
  conflict: null,
  adopted: [],
  made: null,
} as const

/** One change of one or many claims, kept until it can no longer be undone. */
export interface BatchUpdate {
  readonly number: number
  /** Unique, also among the stored ones. */
  readonly key: string
  /** Start, in ms since 1970. */
  readonly at: number
  /** The user who started it, as from `getUserKey`. */
  readonly owner: string | null
  readonly change: ClaimChange
  readonly items: readonly BatchItem[]
  /** Nothing more is saved until the user presses "Reintentar". */
  readonly isStopped: boolean
  /** Wait after a 429, in seconds; null while not waiting. */
  readonly pauseSeconds: number | null
  /** Started by a form, which shows its progress and stores its draft itself. */
  readonly isInForm: boolean
}

export interface RunCounts {
  readonly all: number
  /** Claims that have the wanted values. */
  readonly done: number
  /** Not saved and not in flight: failed, in conflict, or held back by "Detener". */
  readonly left: number
  readonly undone: number
  readonly isBusy: boolean
  readonly canUndo: boolean
}

const BUSY: readonly ItemPhase[] = ['saving', 'undoing']
const DONE: readonly ItemPhase[] = ['saved', 'unchanged', 'undo-failed']
const OPEN: readonly ItemPhase[] = ['failed', 'unknown', 'conflict']
/** Phases in which nothing is left to save. */
const OVER: readonly ItemPhase[] = [
  'saved',
  'unchanged',
  'skipped',
  'undoing',
  'undone',
  'undo-failed',
]

export function isDone({ phase }: BatchItem): boolean {
  return OVER.includes(phase)
}

/** True if "Reintentar" would save this item. */
export function isOpen({ phase }: BatchItem, { isStopped }: BatchUpdate): boolean {
  return OPEN.includes(phase) || (isStopped && phase === 'waiting')
}

export function countRun(run: BatchUpdate): RunCounts {
  const { items, isStopped } = run
  const among = (phases: readonly ItemPhase[]) =>
    items.filter(({ phase }) => phases.includes(phase)).length
  const waiting = among(['waiting'])
  const isBusy = among(BUSY) > 0 || (waiting > 0 && !isStopped)
  return {
    all: items.length,
    done: among(DONE),
    left: among(OPEN) + (isStopped ? waiting : 0),
    undone: among(['undone']),
    isBusy,
    canUndo: !isBusy && items.some(({ phase, made }) => made !== null && phase !== 'undone'),
  }
}

/** True if leaving the page needs a confirmation. */
export function isUnsaved(run: BatchUpdate): boolean {
  const { isBusy, left } = countRun(run)
  return !run.isInForm && (isBusy || left > 0)
}

/** True if the batch succeeded and needs nothing more from the user. */
export function isSettled(run: BatchUpdate): boolean {
  const { isBusy, left } = countRun(run)
  return !isBusy && left === 0 && run.items.every(({ phase }) => phase !== 'undo-failed')
}

/** True if the batch is a contact of only these claims that was not saved. */
export function isFailedContact(run: BatchUpdate, claims: readonly Claim[]): boolean {
  const isContact = Object.keys(run.change).join() === 'last_customer_contact'
  const isTheirs = run.items.every((item) => claims.some(({ id }) => id === item.claim.id))
  return isContact && isTheirs && !countRun(run).isBusy && isUnsaved(run)
}
