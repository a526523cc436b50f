import { parseDay, toDayString } from '@/domain/dates'

/** Fields of the back-office claim form that are plain text (SPEC 2.11 and 3). */
const TEXT_FIELDS = [
  'name',
  'lastname',
  'rut',
  'email',
  'phone',
  'reservation_code',
  'handler',
  'category',
  'subcategory',
  'type',
  'airline',
  'case_number',
  'tracking_id',
  'case_folder',
  'next_step',
  'agency',
  'alias',
  'flight_id',
] as const

const DATE_FIELDS = [
  'created_at',
  'submitted_date',
  'last_customer_contact',
  'last_airline_contact',
] as const

type TextField = (typeof TEXT_FIELDS)[number]
type DateField = (typeof DATE_FIELDS)[number]

/** What the back-office claim form holds: texts, days as 'yyyy-MM-dd', '' for nothing. */
export type ClaimRecordValues = Readonly<Record<TextField | DateField, string>> & {
  readonly documents: readonly string[]
}

/** A claim as the API gives it, as far as the form needs it. */
export type ClaimRecordSource = Readonly<
  Partial<Record<TextField | DateField, string | number | null | undefined>>
> & {
  readonly documents?: readonly string[] | null | undefined
  /** The row as it came, also what of it cannot be read; without it the claim itself is the row. */
  readonly raw?: Readonly<Record<string, unknown>>
}

/** Every field that the form holds. */
export const CLAIM_FORM_FIELDS: readonly (keyof ClaimRecordValues)[] = [
  ...TEXT_FIELDS,
  ...DATE_FIELDS,
  'documents',
]

/** The row of a claim as the API gave it; nothing for a claim that is not there yet. */
export function rawOf(claim: ClaimRecordSource | null): Readonly<Record<string, unknown>> {
  return claim?.raw ?? { ...claim }
}

/**
 * Whether a field holds something that this program cannot read, such as an object where a text is
 * meant. The form shows it as empty; it must go back as it came.
 */
export function isUnreadable(
  claim: ClaimRecordSource | null,
  field: keyof ClaimRecordValues,
): boolean {
  const isThere = (rawOf(claim)[field] ?? null) !== null
  return isThere && (claim?.[field] ?? null) === null
}

/** Form values of a claim, or of a new one; a date that cannot be read is left empty. */
export function toClaimRecordValues(claim: ClaimRecordSource = {}): ClaimRecordValues {
  const texts = TEXT_FIELDS.map((field) => [field, String(claim[field] ?? '')])
  // The moment a claim was received is not edited, so it goes back as it came.
  const dates = DATE_FIELDS.map((field) => {
    const text = String(claim[field] ?? '')
    return [field, field === 'created_at' ? text : toDayString(parseDay(text))]
  })
  const values = Object.fromEntries([...texts, ...dates]) as Record<TextField | DateField, string>
  return { ...values, documents: claim.documents ?? [] }
}
