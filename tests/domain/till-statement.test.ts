import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDelimited } from '@/domain/money/till/parse-delimited'
import { parseStatement, parseStatementAmount } from '@/domain/money/till/statement'
import { anyText, textOf } from './arbitrary-text'
import { property } from '@tests/support/property'

const A = 'claim-1-1767225600000'
const B = 'claim-2-1767225700000'
const NONE = new Map<string, number>()
const OURS = new Map([
  [A, 50_000],
  [B, 1_200_000],
])
const read = (...rows: readonly (readonly [string, number | null, string?])[]) => ({
  kind: 'read',
  rows: rows.map(([order, amount, status = '']) => ({ order, amount, status })),
})
const BOTH = read([A, 50_000], [B, 1_200_000])

describe('a delimited file', () => {
  /** The cells of each line, between bars. */
  const table = (...lines: readonly string[]) => lines.map((line) => line.split('|'))

  it.each([
    ['commas', 'a,b\n1,2\n', table('a|b', '1|2')],
    ['semicolons and decimal commas', 'a;b\r\n1,5;2,5', table('a|b', '1,5|2,5')],
    ['tabs', 'a\tb\r1\t2\r', table('a|b', '1|2')],
    ['a byte order mark', '\uFEFFa;b\n1;2', table('a|b', '1|2')],
    ['quotes', '"a;1","b ""x"""\n"c\nd",e', table('a;1|b "x"', 'c\nd|e')],
    ['an open quote', 'a,"b\nc', table('a|b\nc')],
    ['empty cells and lines', 'a,b\n\n,\n1,\n', table('a|b', '1|')],
    ['no table', 'Hola mundo', table('Hola mundo')],
    ['nothing', '', []],
  ])('with %s', (_, text, rows) => {
    expect(parseDelimited(text)).toEqual(rows)
  })

  const cell = textOf('ab1,;\t"\n').map((text) => text.trim())
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 })
  const anySeparator = fc.constantFrom(',', ';', '\t')

  property('is parsed from quoted cells', [rows, anySeparator], (cells, separator) => {
    const quoted = (row: readonly string[]) => row.map((one) => `"${one.replaceAll('"', '""')}"`)
    const text = cells.map((row) => quoted(row).join(separator)).join('\r\n')
    const expected = cells.filter((row) => row.some((one) => one !== ''))
    fc.pre(expected.length > 0)
    expect(parseDelimited(text)).toEqual(expected)
  })
})

describe('an amount of another program', () => {
  it.each([
    ['50000', 50_000],
    ['$50.000', 50_000],
    ['$ 50.000 CLP', 50_000],
    ['50,000', 50_000],
    ['50,000.00', 50_000],
    ['50.000,00', 50_000],
    ['50000.00', 50_000],
    ['50000,5', 50_001],
    ['1.200.000', 1_200_000],
    ['-50.000', -50_000],
    ['($50.000)', -50_000],
    ['0', 0],
    ['12.34.56', null],
    ['50.00.000', null],
    ['2026-11-24', null],
    ['VISA 4242', null],
    ['', null],
  ])('%j is %s', (text, pesos) => {
    expect(parseStatementAmount(text)).toBe(pesos)
  })
})

describe('the file of the provider', () => {
  /** Lines are divided by '/'. */
  it.each([
    [
      'headers in Spanish, semicolons and a state',
      `Fecha;Orden de Comercio;Monto;Estado/24-11;${A};$50.000;Pagada/24-11;${B};$1.200.000;Rechazada`,
      NONE,
      read([A, 50_000, 'Pagada'], [B, 1_200_000, 'Rechazada']),
    ],
    [
      'headers in English, quoted cells and a byte order mark',
      `\uFEFF"commerceOrder","amount"/"${A}","50000.00"`,
      NONE,
      read([A, 50_000]),
    ],
    ['unknown headers', `a,b,c,d/7,${A},2000,50000/8,${B},48000,1200000`, OURS, BOTH],
    [
      'several amounts',
      `Orden;Neto;Monto;Total/${A};48.000;50.000;51.000`,
      OURS,
      read([A, 50_000]),
    ],
    [
      'titles above the header, a total below, and words beside an amount',
      `Informe;;/Flow;;/Orden comercio;Monto en;Monto/${A};Visa;50.000/${B};7;90.000/;Total;140.000`,
      NONE,
      read([A, 50_000], [B, 90_000]),
    ],
    ['no header at all', `${A},50000/${B},1200000`, OURS, BOTH],
    ['foreign orders, by the header', 'commerce_order,amount/X-1,990/', NONE, read(['X-1', 990])],
    [
      'an unreadable amount',
      `orden,monto/${A},50000/${B},?/${A}0,1`,
      NONE,
      read([A, 50_000], [B, null], [`${A}0`, 1]),
    ],
  ])('with %s', (_, text, amounts, expected) => {
    expect(parseStatement(text.replaceAll('/', '\n'), amounts)).toEqual(expected)
  })

  it.each([
    ['', 'empty'],
    ['%PDF-1.7 binary', 'not-a-table'],
    ['fecha,monto\n24/11,50000', 'no-order'],
    [`orden,tarjeta\n${A},Visa`, 'no-amount'],
  ] as const)('%j is reported as %s', (text, problem) => {
    expect(parseStatement(text, OURS)).toEqual({ kind: 'problem', problem })
  })

  property('never throws for any text', [fc.oneof(anyText, textOf(`${A},;\n"1.$`))], (text) => {
    expect(['read', 'problem']).toContain(parseStatement(text, OURS).kind)
  })
})
