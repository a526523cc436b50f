import type { ClaimRecordValues } from '@/domain/claims/claim-record'
import { parseCategory, subcategoriesOf } from '@/domain/claims/status'
import { isEmail } from '@/domain/people/email'
import { toFieldErrors, type FieldErrors } from './checks'

const RUT_MIN_LENGTH = 7

/** Fields of the back-office claim form that can be wrong, in the order their errors are told. */
export type ClaimRecordField =
  'reservation_code' | 'handler' | 'category' | 'subcategory' | 'type' | 'airline' | 'email' | 'rut'

type Checked = Pick<ClaimRecordValues, ClaimRecordField>

function checkRequired(text: string): string | null {
  return text.trim() === '' ? 'Required' : null
}

/** Some categories have no known sub-status (SPEC 3): requiring one would make them unusable. */
function checkSubcategory({ category, subcategory }: Checked): string | null {
  const hasNone = parseCategory(category) !== null && subcategoriesOf(category).length === 0
  return hasNone ? null : checkRequired(subcategory)
}

/** Errors of the back-office claim form (SPEC 5). */
export function validateClaimRecord(values: Checked): FieldErrors<ClaimRecordField> {
  const email = values.email.trim()
  const rut = values.rut.trim()
  return toFieldErrors({
    reservation_code: checkRequired(values.reservation_code),
    handler: checkRequired(values.handler),
    category: checkRequired(values.category),
    subcategory: checkSubcategory(values),
    type: checkRequired(values.type),
    airline: checkRequired(values.airline),
    email: email === '' || isEmail(email) ? null : 'Invalid email',
    rut: rut === '' || rut.length >= RUT_MIN_LENGTH ? null : 'RUT is too short',
  })
}

/** All errors in one line, 'Errors: email: Invalid email | rut: …'; '' without errors (SPEC 5). */
export function claimRecordSummary(errors: FieldErrors<ClaimRecordField>): string {
  const parts = Object.entries(errors).map(([field, message]) => `${field}: ${message}`)
  return parts.length === 0 ? '' : `Errors: ${parts.join(' | ')}`
}
