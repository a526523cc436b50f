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
 * The values as they will be saved: missing documents and agency count only while the sub-status asks
 * for them (SPEC 2.11). Otherwise what the claim already had stays, because the form does not show it.
 *
 * @param loaded the values the form started from
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
 * Body of POST /claims/, or of PUT /claims/{id} when there is a claim already (SPEC 5, back-office
 * claim form). What is filled in is a text or null, never ''. What is not touched is what the API gave:
 * lists of objects, dates with a time, fields that only the API knows, and nothing where it gave nothing.
 * The id is not sent, the alias only for a new claim, the flight where there is one.
 *
 * @param loaded the claim as the API gave it, or null for a new one
 * @param today the current moment; its local day becomes `updated_at`
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

/** What the form says: a text without the spaces around it, null for nothing. */
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
 * Fields that were changed although what they hold cannot be read: saving them would put a text in
 * the place of something else. A sub-status that cannot be read goes with its category.
 *
 * @param values what would be saved
 * @param loaded the claim as the API gave it
 */
export function unsavableFields(values: ClaimRecordValues, loaded: ClaimRecordSource): Field[] {
  const shown = toClaimRecordValues(loaded)
  const settled = keepHiddenStatusFields(values, shown)
  const isTouched = (field: Field) => !isSameField(field, settled, shown)
  return CLAIM_FORM_FIELDS.filter(
    (field) =>
      isUnreadable(loaded, field) &&
      (isTouched(field) || (field === 'subcategory' && isTouched('category'))),
  )
}

/**
 * The saved text of a date that its field shows as empty because it is no date; '' when the field
 * shows all there is.
 */
export function unreadableDate(raw: string | null | undefined): string {
  return parseDay(raw) === null ? (textOrNull(raw) ?? '') : ''
}
