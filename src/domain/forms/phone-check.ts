import { isValidPhone } from '@/domain/people/phone'
import { checkRequired, INVALID_PHONE } from './checks'

/** Error of a required phone (SPEC 5). Own file, because only two pages need the large phone rules. */
export function checkPhone(text: string): string | null {
  return checkRequired(text) ?? (isValidPhone(text) ? null : INVALID_PHONE)
}
