import { toJsonText } from '@/api/http/json-text'
import { CLAIM_FIELDS, type Claim } from '@/domain/claim/fields'
import { isUnreadable, type ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { unreadableDate } from '@/domain/claim/editing/edit-payload'

const LONGEST = 160

/** Says that a value which its field cannot show is kept; undefined if shown. A date can be replaced. */
export function unreadableValueText(
  claim: Claim | null,
  field: keyof ClaimRecordValues,
): string | undefined {
  const held = claim?.[field]
  const isDay = CLAIM_FIELDS[field].kind === 'day'
  const words = isDay && typeof held === 'string' ? unreadableDate(held) : ''
  if (words !== '') return `Guardado así: ${words}`
  if (claim === null || !isUnreadable(claim, field)) return undefined
  const text = toJsonText(claim.raw[field])
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return `Guardado así: ${short}. Se queda tal como está.`
}
