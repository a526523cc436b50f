import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLAIM_TABLE, exportFileName, type ExportClaim } from '@/domain/claim/export/export-columns'
import { toCsv, toCsvField } from '@/domain/claim/export/csv'
import { toDayString } from '@/domain/dates'
import { parseCsv, parseLeniently } from '@tests/support/parse-csv'
import { property } from '@tests/support/property'
import { anyText } from './arbitrary-text'

const HEADER = [
  'ID, Nombre, Apellidos, RUT, Correo, Teléfono, Código de reserva, Vuelo, Aerolínea',
  'Responsable, Categoría, Subcategoría, Documentos que faltan, Agencia de viaje',
  'Tipo de reclamo, Número de caso, Tracking, Carpeta Drive, Alias, Next Step',
  'Fecha de recepción, Fecha de presentación, Último contacto con el cliente',
  'Último contacto con la aerolínea, Última actualización',
].flatMap((titles) => titles.split(', '))

const BOM = '\uFEFF'

/** Inputs of security tests for spreadsheet formulas. */
const hostilePieces = [
  ...['=', '+', '-', '@', '＝', '=1+1', '=HYPERLINK("http://x","y")', '-2', '+56 9', '@SUM(A1)'],
  ...[',', ';', '\t', '|', ':', ' ', '\n', '\r', '\r\n', '"', '""', "'", '\u00A0', '\u200B'],
  ...['Ana', 'Viña - Mar', '12'],
]
const hostileText = fc
  .array(fc.constantFrom(...hostilePieces), { maxLength: 8 })
  .map((pieces) => pieces.join(''))

/** The text as read from the whole file. */
const guarded = (text: string) => parseCsv(`${toCsvField(text)},\r\n`)[0]?.[0]

function readBack(claims: readonly ExportClaim[]) {
  const text = toCsv(CLAIM_TABLE, claims)
  expect(text.startsWith(BOM)).toBe(true)
  const [header, ...rows] = parseCsv(text.slice(1))
  expect(header).toEqual(HEADER)
  return rows.map((row) => {
    expect(row).toHaveLength(HEADER.length)
    return Object.fromEntries(HEADER.map((title, index) => [title, row[index]]))
  })
}

describe('a field of the file', () => {
  it.each([
    ['plain words', 'plain words'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['a;b', 'a;b'],
    ['dice "no"', '"dice ""no"""'],
    ['one\r\ntwo', '"one\r\ntwo"'],
    ['one\ntwo', '"one\ntwo"'],
    ['=1+1', "'=1+1"],
    ['+56 9 1234 5678', '+56 9 1234 5678'],
    ['+1+1', "'+1+1"],
    ['+56912345678\n=1', '"\'+56912345678\n\'=1"'],
    ['+cmd', "'+cmd"],
    ['+ 1', "'+ 1"],
    [' +56912345678', " '+56912345678"],
    ['+56,9', '"\'+56,9"'],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', '"\'\r\'=1"'],
    ['\tplain', "'\tplain"],
    ['＝1', "'＝1"],
    ['﹦1', "'﹦1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    // Parts of a field, split by another separator.
    ['a;=1', "a;'=1"],
    ['a,=1', '"a,\'=1"'],
    ['a|-1', "a|'-1"],
    ['a\t@x', "a\t'@x"],
    ['a:+1', "a:'+1"],
    ['uno\r\n-2', '"uno\r\n\'-2"'],
    ['a;"=1', '"a;""\'=1"'],
    ['a; =1', "a; '=1"],
    ['a =1+1', 'a\u00A0=1+1'],
    ['dice "a" "=1"', '"dice ""a""\u00A0""=1"""'],
    ['a = = b', 'a\u00A0= = b'],
    ['Llamar al +56 9 1234', 'Llamar al\u00A0+56 9 1234'],
  ])('writes %j as %j', (text, field) => {
    expect(toCsvField(text)).toBe(field)
  })

  it.each([
    ...['a=1', "O'Ryan", 'Viña - Mar', 'Pérez-Cotapos', '12.345.678-5', '2026-11-21'],
    ...['ana@prueba.test', 'https://drive.prueba.test/a?b=c', 'Llamar; enviar poder'],
  ])('leaves a normal text as it is: %s', (text) => {
    expect(toCsvField(text)).toBe(text)
  })

  const hostileOrAny = fc.oneof(anyText, hostileText)

  property('preserves any text, except for the guards', [hostileOrAny], (text) => {
    const withoutGuards = (one: string) => one.replaceAll("'", '').replaceAll('\u00A0', ' ')
    expect(withoutGuards(guarded(text) ?? '')).toBe(withoutGuards(text))
  })
})

/** Texts with a leading plus that spreadsheets do not calculate. */
const PHONE = /^\+\d[\d ]*$/

const SEPARATORS = [',', ';', '\t', '|', ':', ' ', ',;\t', ',;\t|: ']

describe.each([true, false])('a program that supports quotes: %s', (quotes) => {
  const claim = fc.record({
    id: fc.oneof(fc.integer(), hostileText),
    name: hostileText,
    lastname: hostileText,
    phone: hostileText,
    documents: fc.array(hostileText, { maxLength: 2 }),
    next_step: fc.oneof(hostileText, anyText),
    updated_at: hostileText,
  })
  const fewClaims = fc.array(claim, { minLength: 1, maxLength: 3 })

  for (const separators of SEPARATORS) {
    property(`finds no formula between ${JSON.stringify(separators)}`, [fewClaims], (claims) => {
      // Split by spaces, the hyphen of "Viña - Mar" is a cell; alone it calculates nothing.
      const formula = separators.includes(' ') ? /^[=+\-@＝＋－＠]./su : /^[=+\-@＝＋－＠]/u
      const rows = parseLeniently(toCsv(CLAIM_TABLE, claims).slice(1), { separators, quotes })
      const isFormula = (cell: string) => formula.test(cell) && !PHONE.test(cell)
      expect(rows.flat().filter(isFormula)).toEqual([])
    })
  }
})

describe('the file', () => {
  it('has only the header without claims', () => {
    expect(toCsv(CLAIM_TABLE, [])).toBe(`${BOM}${HEADER.join(',')}\r\n`)
  })

  it('formats days, times and lists for a spreadsheet, and missing values as empty', () => {
    const [row, empty] = readBack([
      {
        id: 1042,
        name: 'María José',
        phone: '+56912345678',
        documents: ['Pasaje', 'RUT del pasajero'],
        created_at: '2026-11-01',
        // A time is written as its local day.
        updated_at: '2026-11-10T03:30:00Z',
        last_customer_contact: 'ayer',
        submitted_date: null,
      },
      {},
    ])
    expect(row).toMatchObject({
      ID: '1042',
      Nombre: 'María José',
      Teléfono: '+56912345678',
      'Documentos que faltan': 'Pasaje; RUT del pasajero',
      'Fecha de recepción': '2026-11-01',
      'Última actualización': toDayString(new Date('2026-11-10T03:30:00Z')),
      'Último contacto con el cliente': 'ayer',
      'Fecha de presentación': '',
    })
    expect(new Set(Object.values(empty ?? {}))).toEqual(new Set(['']))
  })

  const claim = fc.record({
    id: fc.oneof(fc.nat(), fc.constant(null)),
    name: fc.oneof(anyText, fc.constant(null)),
    next_step: anyText,
    documents: fc.array(anyText, { maxLength: 3 }),
  })

  property('preserves every text', [fc.array(claim, { maxLength: 5 })], (claims) => {
    const titles = ['ID', 'Nombre', 'Next Step', 'Documentos que faltan']
    expect(readBack(claims).map((row) => titles.map((title) => row[title]))).toEqual(
      claims.map(({ id, name, next_step, documents }) => [
        String(id ?? ''),
        ...[name ?? '', next_step, documents.join('; ')].map(guarded),
      ]),
    )
  })
})

describe('the name of the file', () => {
  it('has the local day and says when the list is incomplete', () => {
    const evening = new Date(2026, 10, 21, 23, 30)
    expect(exportFileName('reclamos', 'csv', evening)).toBe('reclamos-2026-11-21.csv')
    expect(exportFileName('reclamos', 'xlsx', evening, { partial: true })).toBe(
      'reclamos-2026-11-21-parcial.xlsx',
    )
  })
})
