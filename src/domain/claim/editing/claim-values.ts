import {
  FIELD_ROWS,
  type Claim,
  type ClaimField,
  type ClaimKey,
  type KeysWith,
} from '@/domain/claim/fields'
import { parseDay, toDayString } from '@/domain/dates'

/** The fields that are saved. The number names the claim, and the day of its last save is today. */
type ValueKey = Exclude<ClaimKey, 'id' | 'updated_at'>

/** What the back-office claim form holds: texts, days as 'yyyy-MM-dd', '' for nothing. */
export type ClaimRecordValues = {
  readonly [Key in ValueKey]: Key extends KeysWith<{ kind: 'list' }> ? readonly string[] : string
}

/**
 * A claim as the API gives it, as far as the form needs it. Without `raw`, the row as it came, the
 * claim itself is the row.
 */
export type ClaimRecordSource = Readonly<Partial<Claim>>

const VALUE_ROWS = FIELD_ROWS.filter(({ key }) => key !== 'id' && key !== 'updated_at')

/** Every field that the form holds. */
export const CLAIM_FORM_FIELDS = VALUE_ROWS.map(({ key }) => key as ValueKey)

/** The row of a claim as the API gave it; nothing for a claim that is not there yet. */
export function rawOf(claim: ClaimRecordSource | null): Readonly<Record<string, unknown>> {
  return claim?.raw ?? { ...claim }
}

/**
 * Whether a field holds something that this program cannot read, such as an object where a text is
 * meant. The form shows it as empty; it must go back as it came.
 */
export function isUnreadable(claim: ClaimRecordSource | null, field: ClaimKey): boolean {
  const isThere = (rawOf(claim)[field] ?? null) !== null
  return isThere && (claim?.[field] ?? null) === null
}

function toValue({ key, kind, form }: ClaimField, claim: ClaimRecordSource) {
  const held = claim[key] ?? null
  if (kind === 'list') return typeof held === 'object' ? (held ?? []) : []
  const text = typeof held === 'object' ? '' : String(held)
  // A day that is not edited, such as the one on which a claim was received, goes back as it came.
  return kind === 'day' && form !== undefined ? toDayString(parseDay(text)) : text
}

/** Form values of a claim, or of a new one; a date that cannot be read is left empty. */
export function toClaimRecordValues(claim: ClaimRecordSource = {}): ClaimRecordValues {
  const values = VALUE_ROWS.map((row) => [row.key, toValue(row, claim)] as const)
  return Object.fromEntries(values) as ClaimRecordValues
}

/** A claim, or part of one, in the API's own words. */
export type Row = Readonly<Record<string, unknown>>

/** Whether what the device holds is a row. */
export function isRow(raw: unknown): raw is Row {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** Whether what the device holds is a value of the form: a text, or several. */
export function isFormValue(raw: unknown): boolean {
  return (
    typeof raw === 'string' || (Array.isArray(raw) && raw.every((item) => typeof item === 'string'))
  )
}
