const BYTE_ORDER_MARK = '\uFEFF'
const SEPARATORS = [',', ';', '\t'] as const

interface Reading {
  readonly rows: string[][]
  /** Cells with text right after a closing quote: they suggest another separator. */
  readonly strays: number
}

/** A quote counts only at the start of a cell; an unclosed one ends with the file. */
function splitBy(separator: string, text: string): Reading {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|[\\r\\n]|$)`,
    'gy',
  )
  const rows: string[][] = []
  let row: string[] = []
  let strays = 0
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    if (quoted !== undefined && plain !== '') strays += 1
    row.push(((quoted ?? '').replaceAll('""', '"') + plain).trim())
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return { rows: rows.filter((cells) => cells.some((text) => text !== '')), strays }
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
