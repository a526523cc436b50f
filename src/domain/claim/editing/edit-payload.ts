import { parseDay, toDayString } from '@/domain/dates'
import {
  CLAIM_FORM_FIELDS,
  isUnreadable,
  rawOf,
  toClaimRecordValues,
  type ClaimRecordSource,
  type ClaimRecordValues,
} from './claim-values'
import { isSameField } from './merge'
import { needsAgencyChoice, needsDocumentsChoice } from '@/domain/claim/status/status'

type Field = keyof ClaimRecordValues

/**
 * Restores status fields that the form hides (SPEC 2.11): `documents` and `agency` come from `values`
 * only if the sub-status requires them, else from `loaded`, the values when the form was opened.
 */
export function keepHiddenStatusFields(
  values: ClaimRecordValues,
  loaded: ClaimRecordValues,
): ClaimRecordValues {
  return {
    ...values,
    documents: needsDocumentsChoice(values.subcategory) ? values.documents : loaded.documents,
    agency: needsAgencyChoice(values.subcategory) ? values.agency : loaded.agency,
  }
}

/**
 * Body of POST /claims/ or PUT /claims/{id} (SPEC 5, back-office claim form). Edited texts are trimmed;
 * '' becomes null. Untouched fields go back as `loaded` has them, also unknown ones, and missing ones stay
 * out. `id` is never sent, `alias` only for a new claim (`loaded` is null), `flight_id` only if set.
 * `updated_at` is the local day of `today`.
 */
export function buildSavePayload(
  values: ClaimRecordValues,
  { loaded, today }: { readonly loaded: ClaimRecordSource | null; readonly today: Date },
): Readonly<Record<string, unknown>> {
  const raw = rawOf(loaded)
  const shown = toClaimRecordValues(loaded ?? {})
  const settled = keepHiddenStatusFields(values, shown)
  const isTouched = (field: Field) => loaded === null || !isSameField(field, settled, shown)
  const entries = CLAIM_FORM_FIELDS.filter((field) => isTouched(field) || field in raw).map(
    (field) => [field, isTouched(field) ? fromForm(settled[field]) : raw[field]] as const,
  )
  const own = new Set<string>([...CLAIM_FORM_FIELDS, 'id'])
  return {
    ...Object.fromEntries(Object.entries(raw).filter(([field]) => !own.has(field))),
    ...Object.fromEntries(entries.filter(([field, value]) => isSent(field, value, loaded))),
    updated_at: toDayString(today),
  }
}

function fromForm(value: string | readonly string[]): string | readonly string[] | null {
  return typeof value === 'string' ? textOrNull(value) : value
}

function isSent(field: Field, value: unknown, loaded: ClaimRecordSource | null): boolean {
  if (field === 'alias') return loaded === null
  if (field !== 'flight_id') return true
  return value !== null && !(typeof value === 'string' && value.trim() === '')
}

function textOrNull(raw: string | number | null | undefined): string | null {
  const text = String(raw ?? '').trim()
  return text === '' ? null : text
}

/**
 * Changed fields whose saved value cannot be parsed, so that saving would overwrite it. An unreadable
 * sub-status counts as changed with its category.
 */
export function invalidSaveFields(values: ClaimRecordValues, loaded: ClaimRecordSource): Field[] {
  const shown = toClaimRecordValues(loaded)
  const settled = keepHiddenStatusFields(values, shown)
  const isTouched = (field: Field) => !isSameField(field, settled, shown)
  return CLAIM_FORM_FIELDS.filter(
    (field) =>
      isUnreadable(loaded, field) &&
      (isTouched(field) || (field === 'subcategory' && isTouched('category'))),
  )
}

/** Saved text that is no date, which a date field shows as empty; '' if there is none. */
export function unreadableDate(raw: string | null | undefined): string {
  return parseDay(raw) === null ? (textOrNull(raw) ?? '') : ''
}
