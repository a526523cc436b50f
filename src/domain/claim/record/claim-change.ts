import type { Claim } from '@/domain/claim/fields'
import { parseDay } from '@/domain/dates'
import {
  CLAIM_FORM_FIELDS,
  rawOf,
  toClaimRecordValues,
  type ClaimRecordValues,
} from './claim-values'
import { settleStatus, unsavableFields } from './edit-payload'
import { isSameField, mergeClaims, type MergeUnit } from './merge'

type Field = keyof ClaimRecordValues

/** What is changed of a claim without its form, in form values. A status is changed as a whole. */
export type ClaimChange = Readonly<Partial<ClaimRecordValues>>

/** A change that was saved, and what puts the claim back. */
export interface MadeChange {
  /** What the changed fields held before, as the API gave it, a time or words included. */
  readonly before: Readonly<Record<string, unknown>>
  /** Form values of the changed fields since then. */
  readonly after: ClaimChange
}

/** What is to be done for a change, now that it is known how the claim is saved. */
export type ChangePlan =
  /** The claim is like that already: an earlier try arrived, or someone did the same. */
  | { readonly kind: 'same' }
  | { readonly kind: 'save'; readonly values: ClaimRecordValues }
  /** Another person changed the same to something else. */
  | { readonly kind: 'conflict'; readonly units: readonly MergeUnit[] }
  /** What is saved cannot be read, and saving would put something else in its place. */
  | { readonly kind: 'unreadable'; readonly fields: readonly Field[] }

const CONTACT_DAYS: readonly MergeUnit[] = ['last_customer_contact', 'last_airline_contact']

/** Of two contacts the later one is the last: nobody has to choose. */
function isLaterContact(unit: MergeUnit, mine: ClaimRecordValues, theirs: ClaimRecordValues) {
  const day = unit as Field
  const [own, other] = [parseDay(String(mine[day])), parseDay(String(theirs[day]))]
  return CONTACT_DAYS.includes(unit) && own !== null && (other === null || own >= other)
}

/**
 * What saving a change comes to. What somebody else changed meanwhile is kept, wherever it is not the
 * very thing that is changed.
 *
 * @param known the claim as whoever changes it saw it
 * @param current the claim as it is saved by now
 */
export function planChange(known: Claim, current: Claim, change: ClaimChange): ChangePlan {
  const base = toClaimRecordValues(known)
  const theirs = toClaimRecordValues(current)
  const mine = settleStatus({ ...base, ...change }, base)
  const fields = Object.keys(change) as Field[]
  if (fields.every((field) => isSameField(field, mine, theirs))) return { kind: 'same' }
  const { merged, clashes } = mergeClaims({ base, mine, theirs })
  const units = clashes.filter((unit) => !isLaterContact(unit, mine, theirs))
  if (units.length > 0) return { kind: 'conflict', units }
  const unsavable = unsavableFields(merged, current)
  if (unsavable.length > 0) return { kind: 'unreadable', fields: unsavable }
  return { kind: 'save', values: merged }
}

/** What was changed by saving these values over a claim. */
export function madeChange(current: Claim, values: ClaimRecordValues): MadeChange {
  const before = toClaimRecordValues(current)
  const raw = rawOf(current)
  const changed = CLAIM_FORM_FIELDS.filter((field) => !isSameField(field, values, before))
  return {
    before: Object.fromEntries(changed.map((field) => [field, raw[field] ?? null])),
    after: Object.fromEntries(changed.map((field) => [field, values[field]])),
  }
}

/** Whether a claim still holds what a change made of it, so that undoing it makes sense. */
export function isStillMade(current: Claim, { after }: MadeChange): boolean {
  const now = toClaimRecordValues(current)
  return (Object.keys(after) as Field[]).every((field) =>
    isSameField(field, now, { ...now, ...after }),
  )
}

/** Whether a claim is, in the fields of a change, as it was before: it was undone already. */
export function isAsBefore(current: Claim, before: Claim): boolean {
  const [now, then] = [toClaimRecordValues(current), toClaimRecordValues(before)]
  return CLAIM_FORM_FIELDS.every((field) => isSameField(field, now, then))
}
