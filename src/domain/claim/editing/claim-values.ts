import {
  FIELD_ROWS,
  type Claim,
  type ClaimField,
  type ClaimKey,
  type KeysWith,
} from '@/domain/claim/fields'
import { parseDay, toDayString } from '@/domain/dates'
import { isTexts, type Row } from '@/domain/raw-values'

/** Saved fields: `id` names the claim, and saving sets `updated_at`. */
type ValueKey = Exclude<ClaimKey, 'id' | 'updated_at'>

/** Values of the back-office claim form: texts, days as 'yyyy-MM-dd', '' if empty. */
export type ClaimRecordValues = {
  readonly [Key in ValueKey]: Key extends KeysWith<{ kind: 'list' }> ? readonly string[] : string
}

/** Claim fields that the form reads. Without `raw`, the claim itself is the API row. */
export type ClaimRecordSource = Readonly<Partial<Claim>>

const VALUE_ROWS = FIELD_ROWS.filter(({ key }) => key !== 'id' && key !== 'updated_at')

export const CLAIM_FORM_FIELDS = VALUE_ROWS.map(({ key }) => key as ValueKey)

/** API row of a claim; empty for a new claim. */
export function rawOf(claim: ClaimRecordSource | null): Row {
  return claim?.raw ?? { ...claim }
}

/** True if the saved value cannot be parsed. The form shows it empty and has to send it back unchanged. */
export function isUnreadable(claim: ClaimRecordSource | null, field: ClaimKey): boolean {
  const isThere = (rawOf(claim)[field] ?? null) !== null
  return isThere && (claim?.[field] ?? null) === null
}

function toValue({ key, kind }: ClaimField, claim: ClaimRecordSource) {
  const held = claim[key] ?? (kind === 'list' ? [] : '')
  if (typeof held === 'object') return held
  return kind === 'day' ? toDayString(parseDay(String(held))) : String(held)
}

/** Form values of a claim, or of a new one; an unreadable date gives ''. */
export function toClaimRecordValues(claim: ClaimRecordSource = {}): ClaimRecordValues {
  const values = VALUE_ROWS.map((row) => [row.key, toValue(row, claim)] as const)
  return Object.fromEntries(values) as ClaimRecordValues
}

/** Value of a field that the claims share; '' if they differ or have none. */
export function sharedValue(
  claims: readonly Claim[],
  field: Exclude<ValueKey, KeysWith<{ kind: 'list' }>>,
): string {
  const [first = '', ...others] = new Set(claims.map((claim) => toClaimRecordValues(claim)[field]))
  return others.length === 0 ? first : ''
}

export function isFormValue(raw: unknown): boolean {
  return typeof raw === 'string' || isTexts(raw)
}
