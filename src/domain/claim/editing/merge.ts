import { FIELD_ROWS, type ClaimField, type KeysWith } from '@/domain/claim/fields'
import type { ClaimRecordValues } from './claim-values'

type Field = keyof ClaimRecordValues

type EditedKey = KeysWith<{ form: 'edited' | 'required' }>

/**
 * What is merged as one thing. A category, its sub-status and what that asks for only make sense
 * together: one of mine with one of theirs would be a status that nobody chose.
 */
export type MergeUnit = Exclude<EditedKey, KeysWith<{ unit: string }>> | 'status'

const EDITED_ROWS = FIELD_ROWS.filter(({ form }) => form === 'edited' || form === 'required')

const unitOf = ({ key, unit }: ClaimField) => (unit ?? key) as MergeUnit

const UNIT_NAMES = [...new Set(EDITED_ROWS.map(unitOf))]

/** The fields of each unit, in the order of the form. */
export const MERGE_UNITS = Object.fromEntries<readonly EditedKey[]>(
  UNIT_NAMES.map((unit) => [
    unit,
    EDITED_ROWS.filter((row) => unitOf(row) === unit).map(({ key }) => key as EditedKey),
  ]),
) as Readonly<Record<MergeUnit, readonly EditedKey[]>>

/** A value in the one form in which it is compared: documents count once, in any order. */
function toComparable(value: string | readonly string[]): string {
  return typeof value === 'string' ? value.trim() : JSON.stringify([...new Set(value)].sort())
}

/** Whether two states of a claim agree on a field; spaces around a text do not count. */
export function isSameField(
  field: Field,
  first: ClaimRecordValues,
  second: ClaimRecordValues,
): boolean {
  return toComparable(first[field]) === toComparable(second[field])
}

/**
 * Whether a field means the same in both states, although a server may write it in another form than it
 * was sent: an e-mail in lower case.
 */
export function isSameMeaning(
  field: Field,
  first: ClaimRecordValues,
  second: ClaimRecordValues,
): boolean {
  if (field !== 'email') return isSameField(field, first, second)
  return toComparable(first.email.toLowerCase()) === toComparable(second.email.toLowerCase())
}

/** The units in which two states of a claim differ, in the order of the form. */
export function changedUnits(before: ClaimRecordValues, after: ClaimRecordValues): MergeUnit[] {
  return UNIT_NAMES.filter((unit) =>
    MERGE_UNITS[unit].some((field) => !isSameField(field, before, after)),
  )
}

/** `values` with a unit as `source` has it. */
function withUnit(
  values: ClaimRecordValues,
  unit: MergeUnit,
  source: ClaimRecordValues,
): ClaimRecordValues {
  const fields = MERGE_UNITS[unit].map((field) => [field, source[field]])
  return { ...values, ...(Object.fromEntries(fields) as Partial<ClaimRecordValues>) }
}

/** Three states of one claim: as I opened it, as I changed it, as it is saved by now. */
interface ThreeStates {
  readonly base: ClaimRecordValues
  readonly mine: ClaimRecordValues
  readonly theirs: ClaimRecordValues
}

export interface Merge {
  /** What can be saved: my changes, and theirs wherever I changed nothing. Clashes hold mine. */
  readonly merged: ClaimRecordValues
  /** Units that another person changed and I did not. */
  readonly adopted: readonly MergeUnit[]
  /** Units that both changed, to different things: somebody has to choose. */
  readonly clashes: readonly MergeUnit[]
}

/**
 * Joins my changes to a claim with those another person saved meanwhile. Nothing is lost: what only
 * one of us changed is kept, and what both changed differently is named as a clash. Fields that the
 * form does not edit are always theirs.
 */
export function mergeClaims({ base, mine, theirs }: ThreeStates): Merge {
  const differs = (unit: MergeUnit, one: ClaimRecordValues) =>
    MERGE_UNITS[unit].some((field) => !isSameMeaning(field, one, theirs))
  const changedByMe = changedUnits(base, mine)
  const changedByThem = UNIT_NAMES.filter((unit) => differs(unit, base))
  return {
    merged: changedByMe.reduce((values, unit) => withUnit(values, unit, mine), theirs),
    adopted: changedByThem.filter((unit) => !changedByMe.includes(unit)),
    clashes: changedByThem.filter((unit) => changedByMe.includes(unit) && differs(unit, mine)),
  }
}

/** Whose version of a clash is saved. */
export type Side = 'mine' | 'theirs'

/** The merge after each clash was decided; a clash without a choice stays mine. */
export function resolveConflicts(
  { merged, clashes }: Merge,
  theirs: ClaimRecordValues,
  choices: Readonly<Partial<Record<MergeUnit, Side>>>,
): ClaimRecordValues {
  return clashes
    .filter((unit) => choices[unit] === 'theirs')
    .reduce((values, unit) => withUnit(values, unit, theirs), merged)
}
