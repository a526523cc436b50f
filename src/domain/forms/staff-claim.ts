import {
  isUnreadable,
  type ClaimRecordSource,
  type ClaimRecordValues,
} from '@/domain/claim/record/claim-values'
import { subcategoriesOf } from '@/domain/claim/status/status'
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

/** Required only where there are sub-statuses to choose from (CONTRACT), or no category yet. */
function checkSubcategory({ category, subcategory }: Checked): string | null {
  const hasNone = category.trim() !== '' && subcategoriesOf(category).length === 0
  return hasNone ? null : checkRequired(subcategory)
}

/**
 * Errors of the back-office claim form (SPEC 5). A field that holds something that cannot be read is
 * not empty, although the form shows nothing: it goes back as it came.
 *
 * @param claim the claim that is edited, or null for a new one
 */
export function validateClaimRecord(
  values: Checked,
  claim: ClaimRecordSource | null = null,
): FieldErrors<ClaimRecordField> {
  const email = values.email.trim()
  const rut = values.rut.trim()
  const required = (field: 'handler' | 'category' | 'type' | 'airline' | 'reservation_code') =>
    isUnreadable(claim, field) ? null : checkRequired(values[field])
  const hasNoStatus = isUnreadable(claim, 'category') && values.category.trim() === ''
  return toFieldErrors({
    reservation_code: required('reservation_code'),
    handler: required('handler'),
    category: required('category'),
    subcategory:
      hasNoStatus || isUnreadable(claim, 'subcategory') ? null : checkSubcategory(values),
    type: required('type'),
    airline: required('airline'),
    email: email === '' || isEmail(email) ? null : 'Invalid email',
    rut: rut === '' || rut.length >= RUT_MIN_LENGTH ? null : 'RUT is too short',
  })
}

/** All errors in one line, 'Errors: email: Invalid email | rut: …'; '' without errors (SPEC 5). */
export function claimRecordSummary(errors: FieldErrors<ClaimRecordField>): string {
  const parts = Object.entries(errors).map(([field, message]) => `${field}: ${message}`)
  return parts.length === 0 ? '' : `Errors: ${parts.join(' | ')}`
}
