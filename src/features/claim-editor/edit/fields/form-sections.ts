import { FIELD_GROUPS, FIELD_ROWS, type ClaimField, type ClaimKey } from '@/domain/claim/fields'

interface FormSection {
  readonly title: string
  readonly rows: readonly ClaimField[]
}

/** What is changed day by day in a claim that exists: its form begins with it. */
const DAILY: readonly ClaimKey[] = [
  'category',
  'subcategory',
  'documents',
  'agency',
  'handler',
  'next_step',
  'last_customer_contact',
  'last_airline_contact',
]

/**
 * The fields of the form in their order: a new claim is filled in from the person on, an existing one
 * starts with its state, the next step and the contacts.
 */
export function formSections(isNew: boolean): readonly FormSection[] {
  const rows = FIELD_ROWS.filter(({ form }) => form !== undefined && (form !== 'new' || isNew))
  const groups = Object.entries(FIELD_GROUPS).map(([group, title]) => ({
    title,
    rows: rows.filter((row) => row.group === group && (isNew || !DAILY.includes(row.key))),
  }))
  if (isNew) return groups
  const daily = DAILY.flatMap((key) => rows.filter((row) => row.key === key))
  const rest = groups.filter((group) => group.rows.length > 0)
  return [{ title: FIELD_GROUPS.status, rows: daily }, ...rest]
}
