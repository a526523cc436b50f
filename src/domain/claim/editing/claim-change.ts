import type { Claim } from '@/domain/claim/fields'
import { parseDay } from '@/domain/dates'
import {
  CLAIM_FORM_FIELDS,
  rawOf,
  toClaimRecordValues,
  type ClaimRecordValues,
} from './claim-values'
import { keepHiddenStatusFields, unsavableFields } from './edit-payload'
import {
  changedUnits,
  isSameField,
  isSameMeaning,
  MERGE_UNITS,
  mergeClaims,
  type Merge,
  type MergeUnit,
  type Side,
} from './merge'

type Field = keyof ClaimRecordValues

/** What is changed of a claim without its form, in form values. A status is changed as a whole. */
export type ClaimChange = Readonly<Partial<ClaimRecordValues>>

/** A change that was saved, and what puts the claim back. */
export interface AppliedChange {
  /** What the changed fields held before, as the API gave it, a time or words included. */
  readonly before: Readonly<Record<string, unknown>>
  /** Form values of the changed fields since then. */
  readonly after: ClaimChange
}

/** Changes of two people to the same fields of a claim. */
export interface ChangeConflict {
  /** My change joined with theirs; its clashes wait for a choice. */
  readonly merge: Merge
  /** The claim as it is saved by now. */
  readonly current: Claim
}

/** Whose version of each clash is saved. */
export type ConflictChoices = Readonly<Partial<Record<MergeUnit, Side>>>

/** What is to be done for a change, now that it is known how the claim is saved. */
export type ChangePlan =
  /** The claim is like that already: an earlier try arrived, or someone did the same. */
  | { readonly kind: 'same' }
  | {
      readonly kind: 'save'
      readonly values: ClaimRecordValues
      /** What another person changed meanwhile, and this change did not. */
      readonly adopted: readonly MergeUnit[]
    }
  /** Another person changed the same to something else. */
  | { readonly kind: 'conflict'; readonly conflict: ChangeConflict }
  /** What is saved cannot be read, and saving would put something else in its place. */
  | { readonly kind: 'unreadable'; readonly fields: readonly Field[] }

const CONTACT_DAYS: readonly MergeUnit[] = ['last_customer_contact', 'last_airline_contact']

/** Of two contacts the later one is the last: nobody has to choose. */
function isLaterContact(unit: MergeUnit, mine: ClaimRecordValues, theirs: ClaimRecordValues) {
  const day = unit as Field
  const [own, other] = [parseDay(String(mine[day])), parseDay(String(theirs[day]))]
  return CONTACT_DAYS.includes(unit) && own !== null && (other === null || own >= other)
}

/** What of a claim's form values was changed; a status as a whole. */
export function changeBetween(before: ClaimRecordValues, after: ClaimRecordValues): ClaimChange {
  const fields = changedUnits(before, after).flatMap((unit) => MERGE_UNITS[unit])
  return Object.fromEntries(fields.map((field) => [field, after[field]]))
}

/** What is left of a change once its conflicts are decided. */
export function withoutTheirs(change: ClaimChange, choices: ConflictChoices): ClaimChange {
  const units = (Object.keys(choices) as MergeUnit[]).filter((unit) => choices[unit] === 'theirs')
  const given = new Set<string>(units.flatMap((unit) => MERGE_UNITS[unit]))
  return Object.fromEntries(Object.entries(change).filter(([field]) => !given.has(field)))
}

/**
 * What saving a change comes to. What somebody else changed meanwhile is kept, wherever it is not the
 * very thing that is changed. A change of nothing is saved: it dates the claim (SPEC 5).
 *
 * @param known the claim as whoever changes it saw it
 * @param current the claim as it is saved by now
 */
export function planChange(known: Claim, current: Claim, change: ClaimChange): ChangePlan {
  const base = toClaimRecordValues(known)
  const theirs = toClaimRecordValues(current)
  const mine = keepHiddenStatusFields({ ...base, ...change }, base)
  const fields = Object.keys(change) as Field[]
  if (fields.length > 0 && fields.every((field) => isSameField(field, mine, theirs))) {
    return { kind: 'same' }
  }
  const merge = mergeClaims({ base, mine, theirs })
  const clashes = merge.clashes.filter((unit) => !isLaterContact(unit, mine, theirs))
  if (clashes.length > 0)
    return { kind: 'conflict', conflict: { merge: { ...merge, clashes }, current } }
  const fieldsLost = unsavableFields(merge.merged, current)
  if (fieldsLost.length > 0) return { kind: 'unreadable', fields: fieldsLost }
  return { kind: 'save', values: merge.merged, adopted: merge.adopted }
}

/** What was changed by saving these values over a claim. */
export function madeChange(current: Claim, values: ClaimRecordValues): AppliedChange {
  const before = toClaimRecordValues(current)
  const raw = rawOf(current)
  const changed = CLAIM_FORM_FIELDS.filter((field) => !isSameField(field, values, before))
  return {
    before: Object.fromEntries(changed.map((field) => [field, raw[field] ?? null])),
    after: Object.fromEntries(changed.map((field) => [field, values[field]])),
  }
}

/** Whether a claim still holds what a change made of it, so that undoing it makes sense. */
export function isStillApplied(current: Claim, { after }: AppliedChange): boolean {
  const now = toClaimRecordValues(current)
  return (Object.keys(after) as Field[]).every((field) =>
    isSameMeaning(field, now, { ...now, ...after }),
  )
}

/** Whether a claim is, in the fields of a change, as it was before: it was undone already. */
export function isReverted(current: Claim, before: Claim): boolean {
  const [now, then] = [toClaimRecordValues(current), toClaimRecordValues(before)]
  return CLAIM_FORM_FIELDS.every((field) => isSameMeaning(field, now, then))
}
