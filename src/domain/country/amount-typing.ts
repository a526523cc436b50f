export interface TypedText {
  readonly text: string
  readonly caret: number
}

export interface GroupedText extends TypedText {
  /** True if the dots were inserted here, not typed: a dot typed behind such a text starts decimals. */
  readonly isGrouped: boolean
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** '38000' as '38.000'; null if it begins with a zero, because '0.500' would read as a decimal. */
function group(digits: string): string | null {
  if (digits === '') return ''
  return /^[1-9]\d*$/.test(digits) ? digits.replace(/\B(?=(?:\d{3})+$)/g, '.') : null
}

/** Returns the part of `after` that the edit inserted. */
function insertedInto(before: string, after: string): string {
  let start = 0
  while (start < after.length && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

/** Returns '50000.' for a dot typed behind '50.000', because it starts decimals; else null. */
function startDecimals(before: Pick<GroupedText, 'text' | 'isGrouped'>, after: TypedText) {
  if (!before.isGrouped || after.text !== `${before.text}.`) return null
  const text = `${digitsOf(before.text)}.`
  return { text, caret: text.length, isGrouped: false }
}

/**
 * Groups thousands during typing, '3800' -> '3.800', and keeps the caret at its digit; text with
 * dots, commas or signs of the user stays unchanged. With `isForward` (Delete key) the caret skips
 * a dot.
 */
export function groupWhileTyping(
  before: Pick<GroupedText, 'text' | 'isGrouped'>,
  after: TypedText,
  isForward = false,
): GroupedText {
  const decimals = startDecimals(before, after)
  if (decimals) return decimals
  const isOurs = group(digitsOf(before.text)) === before.text
  const text = group(digitsOf(after.text))
  if (!isOurs || text === null || /\D/.test(insertedInto(before.text, after.text))) {
    return { ...after, isGrouped: false }
  }
  let left = digitsOf(after.text.slice(0, after.caret)).length
  let caret = 0
  while (left > 0) {
    if (text[caret] !== '.') left -= 1
    caret += 1
  }
  return {
    text,
    caret: isForward && text[caret] === '.' ? caret + 1 : caret,
    isGrouped: text.includes('.'),
  }
}
