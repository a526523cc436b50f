import { CURRENCY } from '@/domain/country/chile'
import { claimIdOfOrder } from '@/domain/money/charge'
import { foldText } from '@/domain/search-text'
import { parseDelimited } from './parse-delimited'

export interface StatementRow {
  readonly order: string
  /** Whole pesos, rounded; negative for a refund; null if not a number. */
  readonly amount: number | null
  /** Status text of the file; '' if it has none. */
  readonly status: string
}

export type StatementProblem = 'empty' | 'not-a-table' | 'no-order' | 'no-amount'

export type Statement =
  | { readonly kind: 'read'; readonly rows: readonly StatementRow[] }
  | { readonly kind: 'problem'; readonly problem: StatementProblem }

export const STATEMENT_PROBLEMS: Readonly<Record<StatementProblem, string>> = {
  empty: 'El archivo está vacío. Descárgalo otra vez del proveedor y suéltalo aquí.',
  'not-a-table':
    'El archivo no es un CSV con columnas. Descarga los pagos como CSV (no como Excel ni PDF) y suéltalo aquí.',
  'no-order':
    'No encontramos la columna con la orden de comercio (como claim-123-1767225600000). Descarga el detalle de pagos con esa columna y suéltalo aquí.',
  'no-amount':
    'No encontramos la columna con el monto. Descarga el detalle de pagos con el monto de cada uno y suéltalo aquí.',
}

/** Header names by priority, best first. */
const ORDER_HEADERS = [/commerce ?order|orden (de(l)? )?comercio/, /^orden|^order|^n.? orden/]
const AMOUNT_HEADERS = [/^(monto|amount|importe)\b/, /monto|amount|importe|valor|total/]
const STATUS_HEADERS = [/^(estado|status|situacion)\b/]

/** Minimum share of numeric cells in an amount column: files contain totals and gaps. */
const MOST_OF_THEM = 0.5

const CURRENCY_MARKS = new RegExp(`${CURRENCY}|\\$|\\s`, 'giu')

/**
 * Parses '50000', '$50.000', '50,000.00' or '50.000,00' into whole pesos; null if not a number.
 * Three digits after the last separator are thousands, one or two are decimals.
 */
export function parseStatementAmount(text: string): number | null {
  const bare = text.replace(CURRENCY_MARKS, '').replace(/^\((.+)\)$/, '-$1')
  const found = /^(-?)([\d.,]*?\d)(?:[.,](\d{1,2}))?$/.exec(bare)
  if (!found) return null
  const [, sign = '', whole = '', decimals = '0'] = found
  if (!/^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null
  const pesos = Math.round(Number(`${whole.replace(/[.,]/g, '')}.${decimals}`))
  return Number.isSafeInteger(pesos) ? (sign === '-' ? -pesos : pesos) : null
}

interface Table {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function cellsOf({ rows }: Table, column: number): readonly string[] {
  return rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
}

function shareOf(cells: readonly string[], fits: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length
}

/** Index of the allowed column with the best header; -1 if none. */
function byHeader({ headers }: Table, names: readonly RegExp[], mayBe: (at: number) => boolean) {
  for (const name of names) {
    const at = headers.findIndex((header, index) => name.test(header) && mayBe(index))
    if (at !== -1) return at
  }
  return -1
}

/** Finds our own orders by their format, other orders only by the header. */
function findOrderColumn(table: Table): number {
  const isOurs = (cell: string) => claimIdOfOrder(cell) !== null
  const shares = table.headers.map((_, at) => shareOf(cellsOf(table, at), isOurs))
  const most = Math.max(...shares)
  if (most > 0) return shares.indexOf(most)
  return byHeader(table, ORDER_HEADERS, (at) => cellsOf(table, at).length > 0)
}

/** Several columns hold numbers: known amounts decide first, then the headers. */
function findAmountColumn(
  table: Table,
  orderColumn: number,
  amounts: ReadonlyMap<string, number>,
): number {
  const isNumber = (at: number) =>
    at !== orderColumn &&
    shareOf(cellsOf(table, at), (cell) => parseStatementAmount(cell) !== null) > MOST_OF_THEM
  const hits = table.headers.map((_, at) => {
    if (!isNumber(at)) return 0
    return table.rows.filter((row) => {
      const charged = amounts.get(row[orderColumn] ?? '')
      return charged !== undefined && parseStatementAmount(row[at] ?? '') === charged
    }).length
  })
  const most = Math.max(...hits)
  const named = byHeader(table, AMOUNT_HEADERS, (at) => isNumber(at) && hits[at] === most)
  if (named !== -1) return named
  return most > 0 ? hits.indexOf(most) : byHeader(table, AMOUNT_HEADERS, isNumber)
}

/** The header is the row before the first order; titles may precede it. */
function toTable(cells: readonly (readonly string[])[]): Table {
  const first = cells.findIndex((row) => row.some((cell) => claimIdOfOrder(cell) !== null))
  const head = Math.max(0, first - 1)
  const width = cells.slice(head).reduce((most, { length }) => Math.max(most, length), 0)
  const headers = Array.from({ length: width }, (_, at) =>
    first === 0 ? '' : foldText(cells[head]?.[at] ?? '').replace(/[_-]+/g, ' '),
  )
  return { headers, rows: cells.slice(first === 0 ? 0 : head + 1) }
}

/**
 * Parses the provider's CSV, whose headers are not known in advance, using the format of orders and
 * the known amounts (whole pesos by order). Rows without an order, such as totals, are dropped.
 * Never throws.
 */
export function parseStatement(text: string, amounts: ReadonlyMap<string, number>): Statement {
  const cells = parseDelimited(text)
  if (cells.length === 0) return { kind: 'problem', problem: 'empty' }
  if (cells.every(({ length }) => length < 2)) return { kind: 'problem', problem: 'not-a-table' }
  const table = toTable(cells)
  const order = findOrderColumn(table)
  if (order === -1) return { kind: 'problem', problem: 'no-order' }
  const amount = findAmountColumn(table, order, amounts)
  if (amount === -1) return { kind: 'problem', problem: 'no-amount' }
  const status = byHeader(table, STATUS_HEADERS, (at) => at !== order && at !== amount)
  const rows = table.rows
    .filter((row) => (row[order] ?? '') !== '')
    .map((row) => ({
      order: row[order] ?? '',
      amount: parseStatementAmount(row[amount] ?? ''),
      status: row[status] ?? '',
    }))
  return { kind: 'read', rows }
}
