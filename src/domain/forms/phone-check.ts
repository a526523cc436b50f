import { isValidPhone } from '@/domain/people/phone'
import { checkRequired, INVALID_PHONE } from './checks'

/**
 * Error of a required phone field (SPEC 5). It stands apart from the other checks because it brings
 * the world's phone rules along, which only two pages need.
 */
export function checkPhone(text: string): string | null {
  return checkRequired(text) ?? (isValidPhone(text) ? null : INVALID_PHONE)
}
