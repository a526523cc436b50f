// @vitest-environment jsdom
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { CLAIM_TABLE, EXPORT_COLUMNS, type ExportClaim } from '@/domain/claim/export/export-columns'
import { CELL_MAX_LENGTH, CUT_SIGN, rowXml } from '@/domain/claim/export/sheet-xml'
import { xlsxParts } from '@/domain/claim/export/xlsx'
import { parseDay } from '@/domain/dates'
import { property } from '@tests/support/property'
import { anyText } from './arbitrary-text'

async function filesOf(claims: readonly ExportClaim[]) {
  const parts = [...xlsxParts(CLAIM_TABLE, claims)].flat()
  const whole = new Uint8Array(await new Blob(parts).arrayBuffer())
  const files = Object.entries(unzipSync(whole)).map(([name, data]) => [name, strFromU8(data)])
  return Object.fromEntries(files) as Record<string, string>
}

function parseXml(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined()
  return parsed
}

interface ReadCell {
  readonly type: string
  readonly style: string
  readonly text: string
}

/** The cells of the sheet by their reference, such as 'B2'. */
async function readSheet(claims: readonly ExportClaim[]) {
  const files = await filesOf(claims)
  const sheet = parseXml(files['xl/worksheets/sheet1.xml'] ?? '')
  const cells = [...sheet.querySelectorAll('c')].map((cell): [string, ReadCell] => {
    expect(cell.parentElement?.getAttribute('r')).toBe(
      /\d+$/.exec(cell.getAttribute('r') ?? '')?.[0],
    )
    return [
      cell.getAttribute('r') ?? '',
      {
        type: cell.getAttribute('t') ?? 'n',
        style: cell.getAttribute('s') ?? '0',
        text: cell.textContent,
      },
    ]
  })
  return { sheet, cells: Object.fromEntries(cells) as Record<string, ReadCell | undefined> }
}

const NUMBER = { type: 'n', style: '0' }
const DAY = { type: 'n', style: '2' }
const TEXT = { type: 'inlineStr', style: '3' }

const columnOf = (title: string) =>
  String.fromCharCode(65 + EXPORT_COLUMNS.findIndex((column) => column.title === title))

describe('the workbook', () => {
  it('has every required part, as valid XML', async () => {
    const files = await filesOf([])
    expect(Object.keys(files).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    for (const text of Object.values(files)) parseXml(text)
    const sheets = [...parseXml(files['xl/workbook.xml'] ?? '').querySelectorAll('sheet')]
    expect(sheets.map((sheet) => sheet.getAttribute('name'))).toEqual(['Reclamos'])
  })

  it('has a bold fixed header, and a width for every column', async () => {
    const { sheet, cells } = await readSheet([{ id: 1 }])
    const header = Object.entries(cells).filter(([place]) => /^[A-Z]1$/.test(place))
    expect(header.map(([, cell]) => cell?.text)).toEqual(EXPORT_COLUMNS.map(({ title }) => title))
    expect(new Set(header.map(([, cell]) => cell?.style))).toEqual(new Set(['1']))
    const pane = sheet.querySelector('pane')
    expect([pane?.getAttribute('ySplit'), pane?.getAttribute('state')]).toEqual(['1', 'frozen'])
    expect(sheet.querySelectorAll('col')).toHaveLength(EXPORT_COLUMNS.length)
  })

  it('writes numbers, days and texts with their types, and missing values as empty', async () => {
    const { cells } = await readSheet([
      {
        id: 1042,
        name: 'María José',
        lastname: null,
        phone: '+56912345678',
        case_number: '007',
        flight_id: 'LA 123',
        documents: ['Pasaje', 'RUT'],
        created_at: '2026-11-01',
        updated_at: '2026-11-10T03:30:00Z',
        last_customer_contact: 'ayer',
        submitted_date: '1899-05-01',
      },
      { id: '1043', flight_id: 9 },
      // More digits than a spreadsheet can store.
      { id: '1234567890123456' },
    ])
    expect(cells['C2']).toBeUndefined()
    const moved = parseDay('2026-11-10T03:30:00Z')?.getDate() ?? 0
    for (const [title, row, format, text] of [
      ['ID', 2, NUMBER, '1042'],
      ['Nombre', 2, TEXT, 'María José'],
      ['Teléfono', 2, TEXT, '+56912345678'],
      ['Número de caso', 2, TEXT, '007'],
      ['Vuelo', 2, TEXT, 'LA 123'],
      ['Documentos que faltan', 2, TEXT, 'Pasaje; RUT'],
      // 46327 is 1 November 2026 in Excel's count of days.
      ['Fecha de recepción', 2, DAY, '46327'],
      ['Última actualización', 2, DAY, String(46326 + moved)],
      ['Último contacto con el cliente', 2, TEXT, 'ayer'],
      ['Fecha de presentación', 2, TEXT, '1899-05-01'],
      ['ID', 3, NUMBER, '1043'],
      ['Vuelo', 3, NUMBER, '9'],
      ['ID', 4, TEXT, '1234567890123456'],
    ] as const) {
      expect(cells[`${columnOf(title)}${row}`], title).toEqual({ ...format, text })
    }
  })

  it('writes many rows in slices, in order', async () => {
    const claims = Array.from({ length: 1001 }, (_, at) => ({ id: at + 1 }))
    expect([...xlsxParts(CLAIM_TABLE, claims)].length).toBeGreaterThan(10)
    const { cells } = await readSheet(claims)
    expect(cells['A1002']?.text).toBe('1001')
  })
})

describe('a text in a cell', () => {
  const rowOf = (text: string) => parseXml(rowXml([text], 1)).documentElement
  const textIn = (text: string) => rowOf(text).textContent

  // oxlint-disable-next-line no-control-regex -- what XML cannot hold is the point
  const illegal = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu
  const start = fc.constantFrom('', '=1+1', '+', '@SUM(A1)', '<f>1</f>', '&amp;', ']]>')

  property('is never a formula and never breaks the file', [start, anyText], (formula, rest) => {
    const row = rowOf(formula + rest)
    expect(row.querySelector('f, v')).toBeNull()
    const legal = (formula + rest).replace(/\r\n?/g, '\n').replace(illegal, '')
    expect(row.textContent.replaceAll('_x005F_', '_')).toBe(legal)
  })

  it("is truncated at the spreadsheet's limit, with a mark", () => {
    expect(textIn('a'.repeat(CELL_MAX_LENGTH))).toBe('a'.repeat(CELL_MAX_LENGTH))
    const cut = textIn('a'.repeat(CELL_MAX_LENGTH + 1))
    expect(cut).toHaveLength(CELL_MAX_LENGTH)
    expect(cut.endsWith(`a${CUT_SIGN}`)).toBe(true)
  })

  it('is never cut within a character', () => {
    const cut = textIn(`a${'🛫'.repeat(CELL_MAX_LENGTH)}`)
    const odd = textIn('🛫'.repeat(CELL_MAX_LENGTH))
    for (const text of [cut, odd]) {
      expect(text).not.toMatch(/\p{Cs}/u)
      expect(text.endsWith(`🛫${CUT_SIGN}`)).toBe(true)
      expect(text.length).toBeLessThanOrEqual(CELL_MAX_LENGTH)
    }
  })

  it.each([
    ['_x0041_', '_x005F_x0041_'],
    ['_x00e1_b_', '_x005F_x00e1_b_'],
    ['_xyz_', '_xyz_'],
  ])('%s is not decoded as an escape', (text, written) => {
    expect(textIn(text)).toBe(written)
  })
})

describe('a cell', () => {
  it.each([
    ['1900-02-28', '<c r="A1" s="3" t="inlineStr">'],
    ['1900-03-01', '<c r="A1" s="2"><v>61</v></c>'],
    ['9999-12-31', '<c r="A1" s="2"><v>2958465</v></c>'],
  ])('of the day %s is a date only where Excel can show it', (day, written) => {
    expect(rowXml([parseDay(day)], 1)).toContain(written)
  })

  it('in the 27th column is called AA', () => {
    const cells = Array.from({ length: 28 }, (_, at) => at)
    expect(rowXml(cells, 7)).toContain('<c r="Z7"><v>25</v></c><c r="AA7"><v>26</v></c>')
  })
})
