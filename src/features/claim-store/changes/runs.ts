import type {
  ChangeConflict,
  ClaimChange,
  AppliedChange,
} from '@/domain/claim/editing/claim-change'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import type { ClaimRecordField } from '@/domain/forms/staff-claim'
import type { NumberedClaim } from './save-change'

/**
 * How far one claim of a run is: `same` was like that already, `unknown` was sent and nobody knows whether
 * it is saved, `conflict` waits for a choice, `left` keeps what another person saved.
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

/** One claim of a run. */
export interface BatchItem {
  /** The claim as whoever changes it saw it. */
  readonly claim: NumberedClaim
  readonly phase: ItemPhase
  /** Why it is not saved, or not undone, and what to do about it. */
  readonly problem: string | null
  /** It was not found where it is looked for; only a search through all claims could tell more. */
  readonly isMissing: boolean
  /** Nobody could look how it is saved by now, so nothing was sent. */
  readonly isUncompared: boolean
  /** The fields of the claim for which it was refused, in the order of its form. */
  readonly invalidFields: readonly ClaimRecordField[]
  /** What both of two people changed; null but for a conflict. */
  readonly conflict: ChangeConflict | null
  /** What another person had changed meanwhile, and is kept. */
  readonly adopted: readonly MergeUnit[]
  /** What puts it back; null when nothing was changed. */
  readonly made: AppliedChange | null
}

/** An item of which nothing is known yet. */
export const WAITING = {
  phase: 'waiting',
  ...{ problem: null, isMissing: false, isUncompared: false, invalidFields: [] },
  ...{ conflict: null, adopted: [], made: null },
} as const

/** One change, of one claim or of many, from the press to the end of the time to undo it. */
export interface BatchUpdate {
  readonly number: number
  /** Tells it from any other, on the device as well. */
  readonly key: string
  /** When it was asked for, in milliseconds since 1970. */
  readonly at: number
  /** Who asked for it, as `getUserKey` names them. */
  readonly owner: string | null
  readonly change: ClaimChange
  readonly items: readonly BatchItem[]
  /** Nothing more is saved until someone presses "Reintentar". */
  readonly isStopped: boolean
  /** How long it waits for a server that has too many calls; null while it does not. */
  readonly pauseSeconds: number | null
  /** A form tells how it goes and stores what was typed: nothing else does, until it is saved. */
  readonly isInForm: boolean
}

/** Claims of a run by what became of them. */
export interface RunCounts {
  readonly all: number
  /** As they should be, whoever saved it. */
  readonly done: number
  /** Not saved, and not on their way: failed, disputed, or held back by "Detener". */
  readonly left: number
  readonly undone: number
  readonly isBusy: boolean
  readonly canUndo: boolean
}

const BUSY: readonly ItemPhase[] = ['saving', 'undoing']
const DONE: readonly ItemPhase[] = ['saved', 'unchanged', 'undo-failed']
const OPEN: readonly ItemPhase[] = ['failed', 'unknown', 'conflict']
/** Nothing more is to be saved. */
const OVER: readonly ItemPhase[] = [
  'saved',
  'unchanged',
  'skipped',
  'undoing',
  'undone',
  'undo-failed',
]

/** Whether nothing is left to be saved of a claim. */
export function isDone({ phase }: BatchItem): boolean {
  return OVER.includes(phase)
}

/** Whether a claim of a run still has to be saved when someone presses "Reintentar". */
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

/** Whether something of a run is not saved, so that its page has to wait for its person. */
export function isUnsaved(run: BatchUpdate): boolean {
  const { isBusy, left } = countRun(run)
  return !run.isInForm && (isBusy || left > 0)
}

/** Whether a run is done with as it was meant to be: nobody has to do anything about it any more. */
export function isSettled(run: BatchUpdate): boolean {
  const { isBusy, left } = countRun(run)
  return !isBusy && left === 0 && run.items.every(({ phase }) => phase !== 'undo-failed')
}
