/**
 * JSON without loss. JavaScript holds 15 digits for certain: a longer number, read and written again,
 * would be another number. Such a number is carried as a text: its own characters behind a mark.
 */

/** A character that Unicode keeps for use inside of programs: no text that people write has it. */
const MARK = '\uFDD0'

/** Where none of this is in a text, every number is held exactly and no text starts with the mark. */
const NEEDS_CARE = /[\d.]{16}|\d[eE][+-]?\d|\uFDD0|\\u[fF][dD][dD]0/

/** Texts are found too, so that what is inside of one is never taken for a number; names of fields as well. */
const TEXT_OR_NUMBER =
  /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g

const STARTS_WITH_MARK = /^"(?:\uFDD0|\\u[fF][dD][dD]0)/

const WHOLE = /^-?\d+$/
const MARKED_NUMBER = /^\uFDD0-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** A decimal as its digits and where its point stands, so that 1.50 and 15e-1 are the same. */
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
    // A text that starts with the mark by itself gets a second one.
    return isOwnMark ? `"${MARK}${token.slice(1)}` : token
  }
  return isHeldExactly(token) ? token : `"${MARK}${token}"`
}

/**
 * Reads a JSON text. A number that JavaScript cannot hold exactly (a whole one beyond the safe ones,
 * one with more digits than a double keeps, one too large) becomes a marked text: `toText` gives its
 * characters, `toJsonText` writes it back as the number it was.
 *
 * @throws {SyntaxError} when the text is no JSON
 */
export function parseJson(text: string): unknown {
  if (!NEEDS_CARE.test(text)) return JSON.parse(text)
  return JSON.parse(text.replace(TEXT_OR_NUMBER, guard))
}

/** Whether a text stands for a number that JavaScript cannot hold exactly. */
export function isLongNumber(value: unknown): value is string {
  return typeof value === 'string' && MARKED_NUMBER.test(value)
}

/** A text of an answer without the mark: the digits of a long number, or the text as it was sent. */
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

/** Writes what `parseJson` read, long numbers as they came, or anything else that JSON can hold. */
export function toJsonText(value: unknown): string {
  const plain = JSON.stringify(value)
  return plain.includes(MARK) ? (write(value) ?? 'null') : plain
}
