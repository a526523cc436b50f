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
> & { readonly documents?: readonly string[] | null | undefined }

/** Body of POST /claims/ and PUT /claims/{id} (SPEC 7): null for nothing, never ''. */
export type ClaimRecordPayload = Readonly<
  Record<Exclude<TextField, 'alias' | 'flight_id'> | DateField, string | null>
> & {
  readonly alias?: string | null
  readonly flight_id?: string
  readonly documents: readonly string[]
  readonly updated_at: string
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

function orNull(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}

/**
 * Body that creates or saves a claim (SPEC 4 and 5, back-office claim form): nothing is sent as '',
 * `flight_id` is left out when empty, `alias` is not sent on edit, `updated_at` becomes today.
 *
 * @param today the current moment; its local day is what counts
 */
export function buildClaimRecordPayload(
  values: ClaimRecordValues,
  { mode, today }: { readonly mode: 'create' | 'edit'; readonly today: Date },
): ClaimRecordPayload {
  const { documents, alias, flight_id, ...texts } = values
  const flight = orNull(flight_id)
  return {
    name: orNull(texts.name),
    lastname: orNull(texts.lastname),
    rut: orNull(texts.rut),
    email: orNull(texts.email),
    phone: orNull(texts.phone),
    reservation_code: orNull(texts.reservation_code),
    handler: orNull(texts.handler),
    category: orNull(texts.category),
    subcategory: orNull(texts.subcategory),
    type: orNull(texts.type),
    airline: orNull(texts.airline),
    case_number: orNull(texts.case_number),
    tracking_id: orNull(texts.tracking_id),
    case_folder: orNull(texts.case_folder),
    next_step: orNull(texts.next_step),
    agency: orNull(texts.agency),
    created_at: orNull(texts.created_at),
    submitted_date: orNull(texts.submitted_date),
    last_customer_contact: orNull(texts.last_customer_contact),
    last_airline_contact: orNull(texts.last_airline_contact),
    documents,
    updated_at: toDayString(today),
    ...(mode === 'create' ? { alias: orNull(alias) } : {}),
    ...(flight === null ? {} : { flight_id: flight }),
  }
}
