import { FIELD_GROUPS, FIELD_ROWS, type ClaimKey } from '@/domain/claim/fields'

/** First section of the form of an existing claim: the fields that change most often. */
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

/** A new claim starts with the passenger, an existing one with status, next step and contacts. */
export function formSections(isNew: boolean) {
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
