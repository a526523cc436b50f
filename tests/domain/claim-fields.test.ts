import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { toCsv } from '@/domain/claim/export/csv'
import { CLAIM_TABLE, EXPORT_COLUMNS } from '@/domain/claim/export/export-columns'
import { CLAIM_FIELDS, FIELD_GROUPS, FIELD_ROWS, labelOf } from '@/domain/claim/fields'
import { NO_COLUMN_CHOICE, OPTIONAL_COLUMNS, shownColumns } from '@/domain/claim/list/columns'
import {
  CLAIM_FORM_FIELDS,
  sharedValue,
  toClaimRecordValues,
} from '@/domain/claim/editing/claim-values'
import { detailGroups, fieldText, showField } from '@/domain/claim/editing/details'
import { DUPLICATE_FIELDS } from '@/domain/claim/editing/duplicates'
import { buildSavePayload } from '@/domain/claim/editing/edit-payload'
import { MERGE_UNITS } from '@/domain/claim/editing/merge'
import { unitLabel, unitText } from '@/domain/claim/editing/value-words'
import { validateClaimRecord } from '@/domain/forms/staff-claim'
import { parseCsv } from '@tests/support/parse-csv'
import { property } from '@tests/support/property'

/** SPEC 3, "Claim (back office)", in its order. */
const SPEC_FIELDS = [
  ...['id', 'name', 'lastname', 'rut', 'email', 'phone', 'reservation_code', 'handler'],
  ...['created_at', 'category', 'subcategory', 'type', 'submitted_date', 'case_number'],
  ...['tracking_id', 'case_folder', 'last_customer_contact', 'last_airline_contact', 'updated_at'],
  ...['next_step', 'flight_id', 'documents', 'agency', 'alias', 'airline'],
]

const KEYS = FIELD_ROWS.map(({ key }) => key)
const sorted = (keys: Iterable<string>) => [...keys].toSorted()

/** A distinct value for each field, as the API sends it. */
const MARKED: Readonly<Record<string, unknown>> = Object.fromEntries(
  FIELD_ROWS.map(({ key, kind }, at): [string, unknown] => {
    if (kind === 'day') return [key, `2026-03-${String(at + 1).padStart(2, '0')}`]
    if (kind === 'id') return [key, at + 1]
    return [key, kind === 'list' ? [`valor de ${key}`] : `valor de ${key}`]
  }),
)
const claim = toClaimRecord(MARKED)

describe('the table of a claim’s fields', () => {
  it('has exactly the fields of SPEC', () => {
    expect(sorted(KEYS)).toEqual(sorted(SPEC_FIELDS))
  })

  it('covers every field of an answer', () => {
    const { raw, ...fields } = claim
    expect(fields).toEqual(MARKED)
    expect(raw).toBe(MARKED)
    const nothing = Object.fromEntries(KEYS.map((key) => [key, null]))
    expect(toClaimRecord({})).toEqual({ ...nothing, raw: {} })
  })

  it('has unique labels, and marks English ones', () => {
    const labels = FIELD_ROWS.map(({ label }) => label.toLowerCase())
    expect(new Set(labels).size).toBe(labels.length)
    const english = FIELD_ROWS.filter(({ lang }) => lang === 'en').map(({ key }) => key)
    expect(english).toEqual(['tracking_id', 'next_step'])
  })
})

describe('uses of the table', () => {
  it('the details show every field once, in its group', () => {
    const groups = detailGroups()
    expect(groups.map(({ title }) => title)).toEqual(Object.values(FIELD_GROUPS))
    expect(sorted(groups.flatMap(({ fields }) => fields.map(({ key }) => key)))).toEqual(
      sorted(KEYS),
    )
    for (const { title, fields } of groups) {
      expect(new Set(fields.map(({ group }) => FIELD_GROUPS[group]))).toEqual(new Set([title]))
    }
  })

  it('the details keep the order in which staff read them', () => {
    const labels = detailGroups().map(({ fields }) => fields.map(({ label }) => label).join(', '))
    expect(labels).toEqual([
      'Nombre, Apellidos, RUT, Correo, Teléfono, Alias',
      'ID, Tipo de reclamo, Aerolínea, Código de reserva, Vuelo',
      'Categoría, Subcategoría, Documentos que faltan, Agencia de viaje, Responsable, Next Step',
      'Número de caso, Tracking, Carpeta Drive',
      'Fecha de recepción, Fecha de presentación, Último contacto con el cliente, Último contacto con la aerolínea, Última actualización',
    ])
  })

  it('an exported file has every field under its label, with the value of the details', () => {
    const [header = [], cells = []] = parseCsv(toCsv(CLAIM_TABLE, [claim]).slice(1))
    expect(header).toEqual(KEYS.map(labelOf))
    expect(EXPORT_COLUMNS.map(({ key }) => key)).toEqual(KEYS)
    for (const [at, row] of FIELD_ROWS.entries()) {
      const shown = row.kind === 'day' ? String(claim[row.key]) : showField(row, claim)
      expect(cells[at]).toBe(shown)
    }
  })

  it('the list has the fields with a column, and knows the sortable ones', () => {
    const columns = shownColumns(NO_COLUMN_CHOICE, true)
    const keys = columns.flatMap(({ field }) => (field ? [field.key] : []))
    expect(sorted(keys)).toEqual(
      sorted(FIELD_ROWS.filter(({ column }) => column !== undefined).map(({ key }) => key)),
    )
    expect(columns.filter(({ field }) => field === null).map(({ id }) => id)).toEqual(['actions'])
    expect(OPTIONAL_COLUMNS).toHaveLength(columns.length - 2)
    const own = columns.filter(({ field, label }) => field !== null && field.label !== label)
    expect(own.map(({ label }) => label)).toEqual(['Email', 'Estado', 'Último contacto', 'Carpeta'])
  })

  it('the merge has every editable field in exactly one unit', () => {
    const edited = FIELD_ROWS.filter(({ form }) => form === 'edited' || form === 'required')
    expect(sorted(Object.values(MERGE_UNITS).flat())).toEqual(sorted(edited.map(({ key }) => key)))
    expect(MERGE_UNITS.status).toEqual(['category', 'subcategory', 'documents', 'agency'])
  })

  it('the payload has all fields but the id, with a new save date', () => {
    expect(sorted(CLAIM_FORM_FIELDS)).toEqual(
      sorted(KEYS.filter((key) => key !== 'id' && key !== 'updated_at')),
    )
    const saved = { loaded: claim, today: new Date(2026, 10, 20) }
    const { id, alias, ...sent } = MARKED
    expect(buildSavePayload(toClaimRecordValues(claim), saved)).toEqual({
      ...sent,
      updated_at: '2026-11-20',
    })
    expect([id, alias]).toEqual([claim.id, claim.alias])
  })

  it('the form requires the fields that the table requires', () => {
    const required = FIELD_ROWS.filter(({ form }) => form === 'required').map(({ key }) => key)
    const errors = Object.keys(validateClaimRecord(toClaimRecordValues()))
    expect(sorted([...required, 'subcategory'])).toEqual(sorted(errors))
  })

  it('the duplicate search uses fields of the form', () => {
    for (const clue of DUPLICATE_FIELDS)
      expect(CLAIM_FIELDS[clue].form).toMatch(/^(edited|required)$/)
  })
})

it.each([
  ['airline', ' JETSMART', 'JetSMART'],
  ['airline', 'otra', 'Otra'],
  ['airline', 'Avianca', 'Avianca'],
  ['documents', [' Pasaje ', ' ', 'Boletas'], 'Pasaje, Boletas'],
  ['next_step', '2026-03-01', '2026-03-01'],
] as const)('%s %j is shown as %s in the details and in change texts', (key, held, words) => {
  const row = { ...CLAIM_FIELDS[key], key }
  expect(showField(row, toClaimRecord({ [key]: held }))).toBe(words)
  expect(fieldText(row, { [key]: held })).toBe(words)
})

const MIXED = { category: 'INGRESADO', documents: ['Pasaje'], next_step: 'Apelar' }

it.each([
  ['next_step', 'Next Step', { next_step: 'Apelar' }, 'Apelar'],
  ['next_step', 'Next Step', { next_step: ' ' }, '(vacío)'],
  ['status', 'Categoría y subcategoría', MIXED, 'INGRESADO · Pasaje'],
] as const)('the unit %s of a merge is %s with %j shown as %s', (unit, label, claim, words) => {
  expect(unitLabel(unit)).toBe(label)
  expect(unitText(unit, toClaimRecordValues(toClaimRecord(claim)))).toBe(words)
})

it('claims share a value only if all have it', () => {
  const rows = [{ category: 'INGRESADO', agency: 'A' }, { category: 'INGRESADO' }]
  const both = rows.map((row) => toClaimRecord(row))
  expect(sharedValue(both, 'category')).toBe('INGRESADO')
  expect(sharedValue(both, 'agency')).toBe('')
  expect(sharedValue([], 'category')).toBe('')
})

it.each([
  ['2026-03-01T03:30:00Z', '01/03/2026'],
  ['25/11/2026', '25/11/2026'],
  [' 1732700000 ', '1732700000'],
  [' ', '-'],
])('the day %j is shown as %s, unreadable ones as they were sent', (day, words) => {
  const row = CLAIM_FIELDS.updated_at
  expect(showField({ ...row, key: 'updated_at' }, toClaimRecord({ updated_at: day }))).toBe(words)
})

const anyRow = fc.constantFrom(...FIELD_ROWS)

property('a field never shows a technical text', [anyRow, fc.jsonValue()], (row, held) => {
  const text = showField(row, toClaimRecord({ [row.key]: held }))
  expect(text).not.toBe('')
  if (held === null || held === '' || typeof held === 'boolean') expect(text).toBe('-')
  expect(text).not.toMatch(/^(null|undefined|NaN|\[object Object\])$/)
})
