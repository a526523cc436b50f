import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import {
  buildSavePayload,
  keepHiddenStatusFields,
  unreadableDate,
} from '@/domain/claim/editing/edit-payload'

const today = new Date(2026, 10, 20, 23, 30)

const DATES = ['submitted_date', 'last_customer_contact', 'last_airline_contact'] as const

const loaded = {
  name: 'Camila',
  category: 'EN ESPERA DE DOCUMENTOS',
  subcategory: 'FALTAN DOCUMENTOS',
  documents: ['Pasaje'],
  agency: 'Cocha',
  submitted_date: '2026-02-01T23:30:00',
  last_customer_contact: 'a fines de mayo',
  last_airline_contact: null,
  alias: 'REF-1',
}
const shown = toClaimRecordValues(loaded)

describe('saving an existing claim', () => {
  it('sends untouched dates unchanged', () => {
    expect(buildSavePayload(shown, { loaded, today })).toMatchObject({
      submitted_date: '2026-02-01T23:30:00',
      last_customer_contact: 'a fines de mayo',
      last_airline_contact: null,
      updated_at: '2026-11-20',
    })
  })

  it('sends changed dates, and null for cleared ones', () => {
    const values = { ...shown, submitted_date: '', last_customer_contact: '2026-11-19' }
    expect(buildSavePayload(values, { loaded, today })).toMatchObject({
      submitted_date: null,
      last_customer_contact: '2026-11-19',
    })
  })

  it('sends no alias, unlike a new claim', () => {
    expect(buildSavePayload(shown, { loaded, today })).not.toHaveProperty('alias')
    expect(buildSavePayload(shown, { loaded: null, today })).toHaveProperty('alias', 'REF-1')
  })

  it('sends untouched dates unchanged, even empty ones', () => {
    const date = fc.constantFrom(null, '', ' ', 'ayer', '2026-01-05', '2026-01-05T03:30:00Z')
    const claims = fc.record({
      submitted_date: date,
      last_customer_contact: date,
      last_airline_contact: date,
    })
    fc.assert(
      fc.property(claims, (claim) => {
        const payload = buildSavePayload(toClaimRecordValues(claim), { loaded: claim, today })
        for (const field of DATES) expect(payload[field]).toBe(claim[field])
      }),
    )
  })
})

describe('documents and agency', () => {
  it.each([
    ['FALTAN DOCUMENTOS', { documents: ['Boletas de gastos'], agency: 'Cocha' }],
    ['faltan  documentos', { documents: ['Boletas de gastos'], agency: 'Cocha' }],
    ['AGENCIA DE VIAJE', { documents: ['Pasaje'], agency: 'Despegar' }],
    ['ARCHIVADO', { documents: ['Pasaje'], agency: 'Cocha' }],
    ['', { documents: ['Pasaje'], agency: 'Cocha' }],
  ])('with the sub-status "%s" are %j', (subcategory, expected) => {
    const chosen = { ...shown, subcategory, documents: ['Boletas de gastos'], agency: 'Despegar' }
    expect(keepHiddenStatusFields(chosen, shown)).toMatchObject(expected)
    expect(buildSavePayload(chosen, { loaded, today })).toMatchObject(expected)
  })

  it('of a new claim are null unless the sub-status needs them', () => {
    const chosen = { ...shown, subcategory: 'ARCHIVADO', documents: ['Pasaje'], agency: 'Despegar' }
    expect(buildSavePayload(chosen, { loaded: null, today })).toMatchObject({
      documents: [],
      agency: null,
    })
  })
})

it.each([
  [null, ''],
  [' ', ''],
  ['2026-01-05', ''],
  ['2026-01-05T03:30:00Z', ''],
  ['ayer', 'ayer'],
  ['05/01/2026', '05/01/2026'],
])('the date %j shows the original %j beside its field', (raw, text) => {
  expect(unreadableDate(raw)).toBe(text)
})
