import type { KeysWith } from '@/domain/claim/fields'
import {
  isUnreadable,
  type ClaimRecordSource,
  type ClaimRecordValues,
} from '@/domain/claim/editing/claim-values'
import { subcategoriesOf } from '@/domain/claim/status/status'
import { isEmail } from '@/domain/people/email'
import { toFieldErrors, type FieldErrors } from './checks'

const RUT_MIN_LENGTH = 7

type RequiredKey = KeysWith<{ form: 'required' }>

export type ClaimRecordField = RequiredKey | 'subcategory' | 'email' | 'rut'

type Checked = Pick<ClaimRecordValues, ClaimRecordField>

function checkRequired(text: string): string | null {
  return text.trim() === '' ? 'Required' : null
}

/** Required if the category has sub-statuses (CONTRACT), or if no category is chosen yet. */
function checkSubcategory({ category, subcategory }: Checked): string | null {
  const hasNone = category.trim() !== '' && subcategoriesOf(category).length === 0
  return hasNone ? null : checkRequired(subcategory)
}

/**
 * Errors of the back-office claim form (SPEC 5). A required field whose saved value cannot be parsed looks
 * empty, but is valid: it is sent back unchanged. `claim` is null for a new one.
 */
export function validateClaimRecord(
  values: Checked,
  claim: ClaimRecordSource | null = null,
): FieldErrors<ClaimRecordField> {
  const email = values.email.trim()
  const rut = values.rut.trim()
  const required = (field: RequiredKey) =>
    isUnreadable(claim, field) ? null : checkRequired(values[field])
  const hasNoStatus = isUnreadable(claim, 'category') && values.category.trim() === ''
  // In the order of SPEC 5.
  const checks: Record<ClaimRecordField, string | null> = {
    reservation_code: required('reservation_code'),
    handler: required('handler'),
    category: required('category'),
    subcategory:
      hasNoStatus || isUnreadable(claim, 'subcategory') ? null : checkSubcategory(values),
    type: required('type'),
    airline: required('airline'),
    email: email === '' || isEmail(email) ? null : 'Invalid email',
    rut: rut === '' || rut.length >= RUT_MIN_LENGTH ? null : 'RUT is too short',
  }
  return toFieldErrors(checks)
}

/** 'Errors: email: Invalid email | rut: …'; '' without errors (SPEC 5). */
export function claimRecordSummary(errors: FieldErrors<ClaimRecordField>): string {
  const parts = Object.entries(errors).map(([field, message]) => `${field}: ${message}`)
  return parts.length === 0 ? '' : `Errors: ${parts.join(' | ')}`
}
