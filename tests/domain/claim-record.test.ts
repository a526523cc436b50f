import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { buildSavePayload } from '@/domain/claim/editing/edit-payload'

const today = new Date(2026, 10, 20, 23, 30)
const create = { loaded: null, today } as const
const edit = { loaded: {}, today } as const

const DATES = [
  'created_at',
  'submitted_date',
  'last_customer_contact',
  'last_airline_contact',
] as const

describe('saving a claim', () => {
  it('sends null instead of empty dates and texts', () => {
    const { documents, updated_at, ...rest } = buildSavePayload(toClaimRecordValues(), create)
    expect(documents).toEqual([])
    expect(updated_at).toBe('2026-11-20')
    expect(Object.values(rest).every((value) => value === null)).toBe(true)
    expect(rest).toHaveProperty('alias', null)
    expect(rest).not.toHaveProperty('flight_id')
  })

  it('never sends the id, and the alias only for a new claim', () => {
    const values = toClaimRecordValues({ alias: 'QR-7', flight_id: 12 })
    expect(buildSavePayload(values, create)).toMatchObject({
      alias: 'QR-7',
      flight_id: '12',
    })
    const payload = buildSavePayload(values, edit)
    expect(payload).not.toHaveProperty('alias')
    expect(payload).not.toHaveProperty('id')
    expect(payload['flight_id']).toBe('12')
  })

  it('sets the update to the local day, even late in the evening', () => {
    const values = toClaimRecordValues({ created_at: '2026-01-01T10:00:00Z' })
    expect(buildSavePayload(values, edit)['updated_at']).toBe('2026-11-20')
  })

  it("sends back the API's values, including unknown statuses", () => {
    const claim = {
      name: 'Camila',
      lastname: 'Rojas',
      handler: 'Equipo Nuevo',
      category: 'ALGO NUEVO',
      subcategory: 'OTRA COSA',
      type: 'MASCOTA',
      airline: 'IBERIA',
      created_at: '2026-01-01T10:00:00Z',
      submitted_date: '2026-02-01',
      documents: ['Pasaje'],
      agency: 'Cocha',
    }
    const payload = buildSavePayload(toClaimRecordValues(claim), { loaded: claim, today })
    expect(payload).toMatchObject(claim)
  })

  it('never sends an empty text, nor an alias on edit', () => {
    const blankOrText = fc.oneof(fc.constantFrom('', ' ', '\t'), fc.string())
    const empty = toClaimRecordValues()
    const fields = Object.keys(empty).filter((field) => field !== 'documents')
    const typed = fc.record(Object.fromEntries(fields.map((field) => [field, blankOrText])))
    fc.assert(
      fc.property(typed, fc.constantFrom(create, edit), (texts, options) => {
        const payload = buildSavePayload({ ...empty, ...texts }, options)
        const sent = Object.values(payload)
        expect(sent).not.toContain(undefined)
        expect(sent.some((value) => typeof value === 'string' && value.trim() === '')).toBe(false)
        expect('alias' in payload).toBe(options.loaded === null)
      }),
    )
  })
})

describe('opening a claim to edit it', () => {
  it('gives date fields plain days, and skips invalid dates', () => {
    const values = toClaimRecordValues({
      submitted_date: '2026-02-01T15:00:00',
      last_customer_contact: 'ayer',
      last_airline_contact: null,
    })
    expect(DATES.map((field) => values[field])).toEqual(['', '2026-02-01', '', ''])
  })

  it('gives every field a text, as form fields need', () => {
    const { documents, ...texts } = toClaimRecordValues({ name: null, documents: null })
    expect(documents).toEqual([])
    expect(Object.values(texts).every((value) => value === '')).toBe(true)
  })
})
