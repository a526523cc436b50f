/** A text in a field, and where the caret stands in it, counted in characters. */
export interface TypedText {
  readonly text: string
  readonly caret: number
}

/** A text whose thousands may have been grouped for whoever types it. */
export interface GroupedText extends TypedText {
  /** The dots are not the person's own: one that they put behind them begins decimals. */
  readonly isGrouped: boolean
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** '38000' as '38.000'; null for what begins with a zero: '0.500' would say something else than '0500'. */
function group(digits: string): string | null {
  if (digits === '') return ''
  return /^[1-9]\d*$/.test(digits) ? digits.replace(/\B(?=(?:\d{3})+$)/g, '.') : null
}

/** What an edit put into a text: without what stood there already before and behind it. */
function insertedInto(before: string, after: string): string {
  let start = 0
  while (start < after.length && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

/** '50.000.' as '50000.' where the person typed the last dot alone: else it would read as one more group. */
function startDecimals(before: Pick<GroupedText, 'text' | 'isGrouped'>, after: TypedText) {
  if (!before.isGrouped || after.text !== `${before.text}.`) return null
  const text = `${digitsOf(before.text)}.`
  return { text, caret: text.length, isGrouped: false }
}

/**
 * Groups the thousands of an amount while it is typed, '3800' -> '3.800', and leaves the caret behind
 * the same digit. Only digits put into what is grouped already, or taken out of it, are answered:
 * whoever writes dots, commas or signs of their own keeps them as they are.
 *
 * @param before the text of the field before the edit, as the edit before gave it
 * @param after the text and the caret as the edit left them
 * @param isForward the edit took away what stood behind the caret: the caret then passes a dot
 * @returns the same digits as `after`, never fewer
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
