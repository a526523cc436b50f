/** Lossless JSON: a number that a double cannot hold exactly is kept as a string, its digits after a mark. */

/** Unicode noncharacter, reserved for internal use: it does not occur in real text. */
const MARK = '\uFDD0'

/** Without a match every number is exact and no string starts with the mark. */
const NEEDS_CARE = /[\d.]{16}|\d[eE][+-]?\d|\uFDD0|\\u[fF][dD][dD]0/

/** Matches strings and field names too, so that digits inside them are no numbers. */
const TEXT_OR_NUMBER =
  /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g

const STARTS_WITH_MARK = /^"(?:\uFDD0|\\u[fF][dD][dD]0)/

const WHOLE = /^-?\d+$/
const MARKED_NUMBER = /^\uFDD0-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** Normalizes a decimal to digits and exponent, so that 1.50 and 15e-1 are equal. */
function toDigits(number: string): string {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e')
  const [whole = '', part = ''] = mantissa.replace('-', '').split('.')
  const digits = (whole + part).replace(/^0+/, '')
  const shortest = digits.replace(/0+$/, '')
  return `${shortest}e${Number(exponent) - part.length + digits.length - shortest.length}`
}

function isHeldExactly(number: string): boolean {
  const value = Number(number)
  if (WHOLE.test(number)) return Number.isSafeInteger(value)
  if (!Number.isFinite(value)) return false
  const [before, after] = [toDigits(number), toDigits(String(value))]
  return before === after || (value === 0 && before.startsWith('e'))
}

function guard(token: string, colon: string | undefined): string {
  if (token.startsWith('"')) {
    const isOwnMark = colon === undefined && STARTS_WITH_MARK.test(token)
    // A string that starts with the mark itself gets a second one.
    return isOwnMark ? `"${MARK}${token.slice(1)}` : token
  }
  return isHeldExactly(token) ? token : `"${MARK}${token}"`
}

/** Parses JSON; a number that is not exact in JavaScript becomes a marked string. Throws SyntaxError. */
export function parseJson(text: string): unknown {
  if (!NEEDS_CARE.test(text)) return JSON.parse(text)
  return JSON.parse(text.replace(TEXT_OR_NUMBER, guard))
}

export function isLongNumber(value: unknown): value is string {
  return typeof value === 'string' && MARKED_NUMBER.test(value)
}

/** Removes the mark of a string from `parseJson`. */
export function toText(value: string): string {
  return value.startsWith(MARK) ? value.slice(1) : value
}

function write(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return isLongNumber(value) ? toText(value) : JSON.stringify(toText(value))
  }
  if (Array.isArray(value)) return `[${value.map((entry) => write(entry) ?? 'null').join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const text = write(entry)
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`]
  })
  return `{${entries.join(',')}}`
}

/** Inverse of `parseJson`: writes long numbers with their original digits. */
export function toJsonText(value: unknown): string {
  const plain = JSON.stringify(value)
  return plain.includes(MARK) ? (write(value) ?? 'null') : plain
}
