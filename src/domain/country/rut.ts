const RUT_SHAPE = /^(?!0)\d{1,3}(\.?\d{3})*-?[\dkK]$/
const FOREIGN_DOCUMENT = /^[a-z\d]{5,15}$/i

/** Trimmed, with a hyphen for the dashes that PDFs and web pages have in its place. */
function readTyped(text: string): string {
  return text.trim().replace(/[\u2010-\u2015\u2212]/g, '-')
}

/** Digits and check character only, upper case, without leading zeros (SPEC 5, RUT rules). */
export function cleanRut(text: string): string {
  return text
    .replace(/[^\dkK]/g, '')
    .replace(/^0+/, '')
    .toUpperCase()
}

/** Check character '0' to '9' or 'K' of a RUT body, modulo 11 (SPEC 5); '' if it has no digit. */
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

/** True for a RUT with the right check character; dots and hyphen are optional (SPEC 5). */
export function isValidRut(text: string): boolean {
  const typed = readTyped(text)
  if (!RUT_SHAPE.test(typed)) return false
  const clean = cleanRut(typed)
  return rutCheckDigit(clean.slice(0, -1)) === clean.slice(-1)
}

/**
 * True for a RUT with dots or hyphen and a wrong check character (SPEC 5). Plain digits give false,
 * because they may be a foreign document.
 */
export function hasWrongCheckDigit(text: string): boolean {
  const typed = readTyped(text)
  return /[.-]/.test(typed) && RUT_SHAPE.test(typed) && !isValidRut(typed)
}

/** Formats a RUT as 12.345.678-5, even if the check character is wrong (SPEC 5); trims other text. */
export function formatRut(text: string): string {
  const typed = readTyped(text)
  if (!RUT_SHAPE.test(typed)) return text.trim()
  const clean = cleanRut(typed)
  const body = clean.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${body}-${clean.slice(-1)}`
}

/** True if both are the same RUT (SPEC 5 and 8). Throws an Error if either is invalid. */
export function areSameRut(first: string, second: string): boolean {
  if (!isValidRut(first) || !isValidRut(second)) throw new Error('One or both RUTs are invalid')
  return cleanRut(first) === cleanRut(second)
}

/** True for a valid RUT or a foreign document of 5 to 15 letters or digits (SPEC 5). */
export function isValidIdDocument(text: string): boolean {
  return isValidRut(text) || FOREIGN_DOCUMENT.test(text.trim())
}

/** Formats a valid RUT with dots and hyphen; trims any other document (SPEC 5). */
export function formatIdDocument(text: string): string {
  return isValidRut(text) ? formatRut(text) : text.trim()
}

/** Search form of a RUT: clean, lower case. */
export function toRutKey(rut: string): string {
  return cleanRut(rut).toLowerCase()
}

/** True if a lower-case search word has the dots or hyphen of a RUT's beginning. */
export function isRutPart(word: string): boolean {
  return /^\d[\d.]*-?[\dk]?$/.test(word) && /[.-]/.test(word)
}
