import type { Claim } from '@/domain/claim/fields'
import type { ClaimRecordField } from '@/domain/forms/staff-claim'
import { toClaimRecordValues } from '@/domain/claim/record/claim-values'
import type { ChangeRun, RunItem } from '@/features/staff-claims/changes/runs'
import type { KnownClaims } from '@/features/staff-claims/reading/known-claims'

/** What "Contacté hoy" did to a claim. A failed mark leaves the claim as it was and says why. */
export interface ContactMark {
  readonly phase: 'saving' | 'done' | 'undoing' | 'failed'
  readonly canUndo: boolean
  readonly problem: string | null
  /** The fields for which the claim was refused. */
  readonly lacking: readonly ClaimRecordField[]
}

export type ContactMarks = ReadonlyMap<string, ContactMark>

/** Whether a claim counts as contacted today, while that is being saved as well. */
export function isContacted(mark: ContactMark | undefined): boolean {
  return mark !== undefined && mark.phase !== 'failed'
}

/** A contact that was noted; nothing more can be done about it here. */
const NOTED: ContactMark = { phase: 'done', canUndo: false, problem: null, lacking: [] }

const PHASES: Readonly<Partial<Record<RunItem['phase'], ContactMark['phase']>>> = {
  saving: 'saving',
  saved: 'done',
  same: 'done',
  failed: 'failed',
  unknown: 'failed',
  conflict: 'failed',
  undoing: 'undoing',
  'undo-failed': 'done',
}

/** Items never change: a mark is made once, so that no other row is drawn again for one. */
function remembered<Made>(make: (item: RunItem) => Made) {
  const made = new WeakMap<RunItem, Made>()
  return (item: RunItem): Made => {
    const known = made.get(item) ?? make(item)
    made.set(item, known)
    return known
  }
}

function toMark({ phase, problem, lacking, made }: RunItem, isOver: boolean): ContactMark | null {
  const shown = PHASES[phase]
  if (shown === undefined) return null
  return { phase: shown, problem, lacking, canUndo: made !== null && !isOver }
}

const openMark = remembered((item) => toMark(item, false))
const endedMark = remembered((item) => toMark(item, true))

/** Whether a claim had a contact on this day. */
export function isContactedOn(claim: Claim, day: string): boolean {
  return toClaimRecordValues(claim).last_customer_contact === day
}

/** The last time that somebody noted a contact with a customer here. */
export function lastContact(runs: readonly ChangeRun[], { id }: Pick<Claim, 'id'>) {
  const run = runs.findLast(
    ({ change, items }) =>
      change.last_customer_contact !== undefined && items.some(({ claim }) => claim.id === id),
  )
  const item = run?.items.find(({ claim }) => claim.id === id)
  return run && item && { run, item }
}

interface MarkSources {
  /** What was changed since the queue was read. */
  readonly runs: readonly ChangeRun[]
  /** The claims of these runs, and of those that are forgotten by now, as the queue lists them. */
  readonly places: ReadonlyMap<string, Claim>
  readonly known: KnownClaims
  /** Runs whose time to be undone is over. */
  readonly ended: ReadonlySet<number>
  /** 'yyyy-MM-dd' */
  readonly day: string
}

/** What became of the contacts of a day, by claim. */
export function contactMarks({ runs, places, known, ended, day }: MarkSources): ContactMarks {
  const marks = new Map<string, ContactMark>()
  // More is remembered here than the desk does of its changes.
  for (const [key, place] of places) {
    const now = known.get(key)
    if (now && isContactedOn(now, day) && !isContactedOn(place, day)) marks.set(key, NOTED)
  }
  for (const { change, items, number } of runs) {
    if (change.last_customer_contact !== day) continue
    // One claim of many is not undone by itself.
    const isOver = ended.has(number) || items.length > 1
    for (const item of items) {
      const mark = isOver ? endedMark(item) : openMark(item)
      const key = String(item.claim.id)
      if (mark) marks.set(key, mark)
      else marks.delete(key)
    }
  }
  return marks
}
