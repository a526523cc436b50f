import { FIELD_ROWS, type ClaimField, type KeysWith } from '@/domain/claim/fields'
import type { ClaimRecordValues } from './claim-values'

type Field = keyof ClaimRecordValues

type EditedKey = KeysWith<{ form: 'edited' | 'required' }>

/** Fields that merge together. Parts of two statuses would be a status that neither user chose. */
export type MergeUnit = Exclude<EditedKey, KeysWith<{ unit: string }>> | 'status'

const EDITED_ROWS = FIELD_ROWS.filter(({ form }) => form === 'edited' || form === 'required')

const unitOf = ({ key, unit }: ClaimField) => (unit ?? key) as MergeUnit

const UNIT_NAMES = [...new Set(EDITED_ROWS.map(unitOf))]

/** Fields of each unit, in the order of the form. */
export const MERGE_UNITS = Object.fromEntries<readonly EditedKey[]>(
  UNIT_NAMES.map((unit) => [
    unit,
    EDITED_ROWS.filter((row) => unitOf(row) === unit).map(({ key }) => key as EditedKey),
  ]),
) as Readonly<Record<MergeUnit, readonly EditedKey[]>>

/** Order and repetition of documents do not count. */
function toComparable(value: string | readonly string[]): string {
  return typeof value === 'string' ? value.trim() : JSON.stringify([...new Set(value)].sort())
}

/** Compares a field of two states; spaces around a text do not count. */
export function isSameField(
  field: Field,
  first: ClaimRecordValues,
  second: ClaimRecordValues,
): boolean {
  return toComparable(first[field]) === toComparable(second[field])
}

/** Like `isSameField`, but ignores the case of e-mails, which the server may change. */
export function isSameMeaning(
  field: Field,
  first: ClaimRecordValues,
  second: ClaimRecordValues,
): boolean {
  if (field !== 'email') return isSameField(field, first, second)
  return toComparable(first.email.toLowerCase()) === toComparable(second.email.toLowerCase())
}

/** Units in which two states differ, in the order of the form. */
export function changedUnits(before: ClaimRecordValues, after: ClaimRecordValues): MergeUnit[] {
  return UNIT_NAMES.filter((unit) =>
    MERGE_UNITS[unit].some((field) => !isSameField(field, before, after)),
  )
}

function withUnit(
  values: ClaimRecordValues,
  unit: MergeUnit,
  source: ClaimRecordValues,
): ClaimRecordValues {
  const fields = MERGE_UNITS[unit].map((field) => [field, source[field]])
  return { ...values, ...(Object.fromEntries(fields) as Partial<ClaimRecordValues>) }
}

/** The claim as opened (`base`), as changed here (`mine`) and as saved by now (`theirs`). */
interface ThreeStates {
  readonly base: ClaimRecordValues
  readonly mine: ClaimRecordValues
  readonly theirs: ClaimRecordValues
}

export interface Merge {
  /** Values to save: `theirs` with the changes of `mine`; clashes hold `mine`. */
  readonly merged: ClaimRecordValues
  /** Units that only the other user changed. */
  readonly adopted: readonly MergeUnit[]
  /** Units that both users changed to different values. */
  readonly clashes: readonly MergeUnit[]
}

/** Three-way merge with a change saved meanwhile. Fields that the form does not edit are `theirs`. */
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

export type Side = 'mine' | 'theirs'

/** Applies the choices to the clashes; without a choice `mine` stays. */
export function resolveConflicts(
  { merged, clashes }: Merge,
  theirs: ClaimRecordValues,
  choices: Readonly<Partial<Record<MergeUnit, Side>>>,
): ClaimRecordValues {
  return clashes
    .filter((unit) => choices[unit] === 'theirs')
    .reduce((values, unit) => withUnit(values, unit, theirs), merged)
}
