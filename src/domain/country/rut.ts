const RUT_SHAPE = /^(?!0)\d{1,3}(\.?\d{3})*-?[\dkK]$/
const FOREIGN_DOCUMENT = /^[a-z\d]{5,15}$/i

/** Digits and the check character alone, upper case, without leading zeros (SPEC 5, RUT rules). */
export function cleanRut(text: string): string {
  return text
    .replace(/[^\dkK]/g, '')
    .replace(/^0+/, '')
    .toUpperCase()
}

/**
 * Check character of a RUT body: modulo 11 with weights 2 to 7 from the right (SPEC 5).
 *
 * @param body the digits before the check character; other characters are ignored
 * @returns '0' to '9' or 'K'; '' when the body has no digit
 */
export function rutCheckDigit(body: string): string {
  const digits = body.replace(/\D/g, '')
  if (digits === '') return ''
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * ((index % 6) + 2), 0)
  const rest = 11 - (sum % 11)
  if (rest === 11) return '0'
  return rest === 10 ? 'K' : String(rest)
}

/** Whether a text is a RUT with the right check character; dots and hyphen are optional (SPEC 5). */
export function isValidRut(text: string): boolean {
  const typed = text.trim()
  if (!RUT_SHAPE.test(typed)) return false
  const clean = cleanRut(typed)
  return rutCheckDigit(clean.slice(0, -1)) === clean.slice(-1)
}

/**
 * Whether a text that nobody takes for anything but a RUT, because of its dots or hyphen, is wrong in
 * its check character alone (SPEC 5). Bare digits may be a foreign document.
 */
export function hasWrongCheckDigit(text: string): boolean {
  const typed = text.trim()
  return /[.-]/.test(typed) && RUT_SHAPE.test(typed) && !isValidRut(typed)
}

/**
 * Writes a RUT with dots and hyphen, as in 12.345.678-5 (SPEC 5). The check character is not
 * verified; a text without the shape of a RUT comes back trimmed and otherwise unchanged.
 */
export function formatRut(text: string): string {
  const typed = text.trim()
  if (!RUT_SHAPE.test(typed)) return typed
  const clean = cleanRut(typed)
  const body = clean.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${body}-${clean.slice(-1)}`
}

/**
 * Whether two texts name the same person (SPEC 5 and 8).
 *
 * @throws Error when either is not a valid RUT
 */
export function areSameRut(first: string, second: string): boolean {
  if (!isValidRut(first) || !isValidRut(second)) throw new Error('One or both RUTs are invalid')
  return cleanRut(first) === cleanRut(second)
}

/** Whether a text is a valid RUT or a foreign document of 5 to 15 letters or digits (SPEC 5). */
export function isValidIdDocument(text: string): boolean {
  return isValidRut(text) || FOREIGN_DOCUMENT.test(text.trim())
}

/** A valid RUT with dots and hyphen; any other document trimmed, as it was typed (SPEC 5). */
export function formatIdDocument(text: string): string {
  return isValidRut(text) ? formatRut(text) : text.trim()
}
