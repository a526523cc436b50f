import type { Claim } from '@/domain/claim/fields'
import {
  CLAIM_FORM_FIELDS,
  rawOf,
  toClaimRecordValues,
  type ClaimRecordValues,
} from './claim-values'
import { keepHiddenStatusFields, invalidSaveFields } from './edit-payload'
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

/** Form values of an inline change; a changed status has all its fields. */
export type ClaimChange = Readonly<Partial<ClaimRecordValues>>

export interface AppliedChange {
  /** Previous values of the changed fields as the API sent them, unparsed. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: ClaimChange
}

export interface ChangeConflict {
  readonly merge: Merge
  /** Latest saved claim. */
  readonly current: Claim
}

export type ConflictChoices = Readonly<Partial<Record<MergeUnit, Side>>>

export type ChangePlan =
  /** Already saved, by an earlier attempt or by another user. */
  | { readonly kind: 'same' }
  | {
      readonly kind: 'save'
      readonly values: ClaimRecordValues
      /** Units that only another user changed. */
      readonly adopted: readonly MergeUnit[]
    }
  /** Another user changed the same unit to another value. */
  | { readonly kind: 'conflict'; readonly conflict: ChangeConflict }
  /** Saved values cannot be parsed, and saving would overwrite them. */
  | { readonly kind: 'unreadable'; readonly fields: readonly Field[] }

/** They need no choice: the later day is the last contact. */
const CONTACT_DAYS = ['last_customer_contact', 'last_airline_contact'] as const

/** Changed form values; a changed status has all its fields. */
export function changeBetween(before: ClaimRecordValues, after: ClaimRecordValues): ClaimChange {
  const fields = changedUnits(before, after).flatMap((unit) => MERGE_UNITS[unit])
  return Object.fromEntries(fields.map((field) => [field, after[field]]))
}

/** Removes the units for which the user chose 'theirs'. */
export function withoutTheirs(change: ClaimChange, choices: ConflictChoices): ClaimChange {
  const units = (Object.keys(choices) as MergeUnit[]).filter((unit) => choices[unit] === 'theirs')
  const given = new Set<string>(units.flatMap((unit) => MERGE_UNITS[unit]))
  return Object.fromEntries(Object.entries(change).filter(([field]) => !given.has(field)))
}

/**
 * Three-way merge of an inline change into the latest saved claim; `known` is the claim the user saw.
 * Contact dates: the same or a later day wins. An empty change is saved: it sets `updated_at` (SPEC 4).
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
  const clashes = merge.clashes.filter(
    (unit) => !CONTACT_DAYS.some((day) => day === unit && mine[day] > theirs[day]),
  )
  if (clashes.length > 0)
    return { kind: 'conflict', conflict: { merge: { ...merge, clashes }, current } }
  const fieldsLost = invalidSaveFields(merge.merged, current)
  if (fieldsLost.length > 0) return { kind: 'unreadable', fields: fieldsLost }
  return { kind: 'save', values: merge.merged, adopted: merge.adopted }
}

/** Change that saving `values` makes to `current`. */
export function madeChange(current: Claim, values: ClaimRecordValues): AppliedChange {
  const before = toClaimRecordValues(current)
  const raw = rawOf(current)
  const changed = CLAIM_FORM_FIELDS.filter((field) => !isSameField(field, values, before))
  return {
    before: Object.fromEntries(changed.map((field) => [field, raw[field] ?? null])),
    after: Object.fromEntries(changed.map((field) => [field, values[field]])),
  }
}

/** True if the claim still holds the saved values, so that it can be undone. */
export function isStillApplied(current: Claim, { after }: AppliedChange): boolean {
  const now = toClaimRecordValues(current)
  return (Object.keys(after) as Field[]).every((field) =>
    isSameMeaning(field, now, { ...now, ...after }),
  )
}

/** True if all form values equal those of `before`: the change is already undone. */
export function isReverted(current: Claim, before: Claim): boolean {
  const [now, then] = [toClaimRecordValues(current), toClaimRecordValues(before)]
  return CLAIM_FORM_FIELDS.every((field) => isSameMeaning(field, now, then))
}
