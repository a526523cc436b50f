import { parseDay } from '@/domain/dates'
import {
  buildClaimRecordPayload,
  toClaimRecordValues,
  type ClaimRecordPayload,
  type ClaimRecordSource,
  type ClaimRecordValues,
} from './claim-record'
import { needsAgencyChoice, needsDocumentsChoice } from './status'

/** Dates that the form edits; a date field of the browser can only show a plain day. */
const EDITED_DATES = [
  'submitted_date',
  'last_customer_contact',
  'last_airline_contact',
] as const satisfies readonly (keyof ClaimRecordValues)[]

/**
 * The values as they will be saved: missing documents and agency count only while the sub-status asks
 * for them (SPEC 2.11). Otherwise what the claim already had stays, because the form does not show it.
 *
 * @param loaded the values the form started from
 */
export function settleStatus(
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
 * claim form). What nobody touched goes back as it came: a date with a time keeps it, and a date that
 * cannot be read is not lost because the form could not show it.
 *
 * @param loaded the claim as the API gave it, or null for a new one
 * @param today the current moment; its local day becomes `updated_at`
 */
export function buildSavePayload(
  values: ClaimRecordValues,
  { loaded, today }: { readonly loaded: ClaimRecordSource | null; readonly today: Date },
): ClaimRecordPayload {
  const shown = toClaimRecordValues(loaded ?? {})
  const mode = loaded === null ? 'create' : 'edit'
  const payload = buildClaimRecordPayload(settleStatus(values, shown), { mode, today })
  const untouched = EDITED_DATES.filter((field) => values[field] === shown[field]).map((field) => [
    field,
    textOrNull(loaded?.[field]),
  ])
  return { ...payload, ...(Object.fromEntries(untouched) as Partial<ClaimRecordPayload>) }
}

function textOrNull(raw: string | number | null | undefined): string | null {
  const text = String(raw ?? '').trim()
  return text === '' ? null : text
}

/**
 * The saved text of a date that its field shows as empty because it is no date; '' when the field
 * shows all there is.
 */
export function unreadableDate(raw: string | null | undefined): string {
  return parseDay(raw) === null ? (textOrNull(raw) ?? '') : ''
}
