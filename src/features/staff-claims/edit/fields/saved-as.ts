import type { ClaimRecord } from '@/api/claim-records'
import { toJsonText } from '@/api/http/json-text'
import { isUnreadable, type ClaimRecordValues } from '@/domain/claim/record/claim-values'
import { unreadableDate } from '@/domain/claim/record/edit-payload'

const LONGEST = 160

type DateField = 'submitted_date' | 'last_customer_contact' | 'last_airline_contact'

/** What a field holds that it cannot show, and that it stays so; undefined when it shows all there is. */
export function savedAs(
  claim: ClaimRecord | null,
  field: keyof ClaimRecordValues,
): string | undefined {
  if (claim === null || !isUnreadable(claim, field)) return undefined
  const text = toJsonText(claim.raw[field])
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return `Guardado así: ${short}. Se queda tal como está.`
}

/** The same for a date, which may also be a text that is no date: that one can be replaced. */
export function dateSavedAs(claim: ClaimRecord | null, field: DateField): string | undefined {
  const words = unreadableDate(claim?.[field])
  return words === '' ? savedAs(claim, field) : `Guardado así: ${words}`
}
