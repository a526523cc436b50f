const BYTE_ORDER_MARK = '\uFEFF'
const SEPARATORS = [',', ';', '\t'] as const

interface Reading {
  readonly rows: string[][]
  /** Cells with text right after a closing quote: they suggest another separator. */
  readonly strays: number
}

/** A quote counts only at the start of a cell; an unclosed one ends with the file. */
function splitBy(separator: string, text: string): Reading {
  const rows: string[][] = []
  let row: string[] = []
  let strays = 0
  let at = 0
  const readQuoted = () => {
    let cell = ''
    for (at += 1; at < text.length; at += 1) {
      if (text[at] !== '"') cell += text[at] ?? ''
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else break
    }
    at += 1
    return cell
  }
  const isCellEnd = (sign: string | undefined) =>
    sign === undefined || sign === separator || sign === '\n' || sign === '\r'

  while (at < text.length) {
    const isQuoted = text[at] === '"'
    let cell = isQuoted ? readQuoted() : ''
    if (isQuoted && !isCellEnd(text[at])) strays += 1
    for (; !isCellEnd(text[at]); at += 1) cell += text[at] ?? ''
    row.push(cell.trim())
    const end = text[at]
    at += end === '\r' && text[at + 1] === '\n' ? 2 : 1
    if (end === separator && at < text.length) continue
    if (end === separator) row.push('')
    rows.push(row)
    row = []
  }
  return { rows: rows.filter((cells) => cells.some((cell) => cell !== '')), strays }
}

/** Cells in rows as wide as the widest of the first 20 rows; 0 if no row has two cells. */
function fitOf({ rows }: Reading): number {
  const width = Math.max(0, ...rows.slice(0, 20).map(({ length }) => length))
  return width < 2 ? 0 : rows.filter(({ length }) => length === width).length * width
}

function isBetter(one: Reading, other: Reading): boolean {
  const [fit, otherFit] = [fitOf(one), fitOf(other)]
  if (fit === 0 || otherFit === 0 || one.strays === other.strays) return fit > otherFit
  return one.strays < other.strays
}

/**
 * Parses CSV with commas, semicolons or tabs, whichever fits best (quotes by RFC 4180). Cells are
 * trimmed, empty lines dropped. Never throws: other text gives rows of one cell.
 */
export function parseDelimited(text: string): string[][] {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const readings = SEPARATORS.map((separator) => splitBy(separator, content))
  return readings.reduce((best, one) => (isBetter(one, best) ? one : best)).rows
}
