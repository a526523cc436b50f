import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimsToCsv, csvFileName, toCsvField, type CsvClaim } from '@/domain/claims/csv'
import { toDayString } from '@/domain/dates'
import { parseCsv } from '@tests/parse-csv'
import { anyText } from './arbitrary-text'

const HEADER = [
  'ID',
  'Nombre',
  'Apellidos',
  'RUT',
  'Correo',
  'Teléfono',
  'Código de reserva',
  'Vuelo',
  'Aerolínea',
  'Responsable',
  'Categoría',
  'Subcategoría',
  'Documentos faltantes',
  'Agencia de viaje',
  'Tipo de reclamo',
  'Número de caso',
  'Tracking',
  'Carpeta Drive',
  'Alias',
  'Next Step',
  'Fecha de recepción',
  'Fecha de presentación',
  'Último contacto con el cliente',
  'Último contacto con la aerolínea',
  'Última actualización',
]

const BOM = '\uFEFF'

function readBack(claims: readonly CsvClaim[]) {
  const text = claimsToCsv(claims)
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
    ['+56912345678', "'+56912345678"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['a=1', 'a=1'],
    ["O'Ryan", "O'Ryan"],
  ])('writes %j as %j', (text, field) => {
    expect(toCsvField(text)).toBe(field)
  })

  it('never starts a formula, whatever the text, and loses nothing of it', () => {
    const risky = fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ''), anyText)
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(risky, (text) => {
        const [[field = ''] = []] = parseCsv(`${toCsvField(text)},\r\n`)
        expect(field).not.toMatch(/^[=+\-@\t\r\n]/)
        expect([text, `'${text}`]).toContain(field)
        expect(field === text).toBe(!/^[=+\-@\t\r\n＝＋－＠]/.test(text))
      }),
    )
  })
})

describe('the file', () => {
  it('is the header alone without claims', () => {
    expect(claimsToCsv([])).toBe(`${BOM}${HEADER.join(',')}\r\n`)
  })

  it('writes days, moments and lists for a spreadsheet, and nothing for what is missing', () => {
    const [row, empty] = readBack([
      {
        id: 1042,
        name: 'María José',
        phone: '+56912345678',
        documents: ['Pasaje', 'RUT del pasajero'],
        created_at: '2026-11-01',
        // A moment is written as the day it was here.
        updated_at: '2026-11-10T03:30:00Z',
        last_customer_contact: 'ayer',
        submitted_date: null,
      },
      {},
    ])
    expect(row).toMatchObject({
      ID: '1042',
      Nombre: 'María José',
      Teléfono: "'+56912345678",
      'Documentos faltantes': 'Pasaje; RUT del pasajero',
      'Fecha de recepción': '2026-11-01',
      'Última actualización': toDayString(new Date('2026-11-10T03:30:00Z')),
      'Último contacto con el cliente': 'ayer',
      'Fecha de presentación': '',
    })
    expect(new Set(Object.values(empty ?? {}))).toEqual(new Set(['']))
  })

  it('gives back every text of every row, whatever is in it', () => {
    const claim = fc.record({
      id: fc.oneof(fc.nat(), fc.constant(null)),
      name: fc.oneof(anyText, fc.constant(null)),
      next_step: anyText,
      documents: fc.array(anyText, { maxLength: 3 }),
    })
    const asWritten = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 5 }), (claims) => {
        const rows = readBack(claims)
        expect(rows.map((row) => [row['ID'], row['Nombre'], row['Next Step']])).toEqual(
          claims.map(({ id, name, next_step }) => [
            String(id ?? ''),
            asWritten(name ?? ''),
            asWritten(next_step),
          ]),
        )
        expect(rows.map((row) => row['Documentos faltantes'])).toEqual(
          claims.map(({ documents }) => asWritten(documents.join('; '))),
        )
      }),
    )
  })
})

describe('the name of the file', () => {
  it('carries the local day and says when a part is missing', () => {
    const evening = new Date(2026, 10, 21, 23, 30)
    expect(csvFileName(evening)).toBe('reclamos-2026-11-21.csv')
    expect(csvFileName(evening, { partial: true })).toBe('reclamos-2026-11-21-parcial.csv')
  })
})
