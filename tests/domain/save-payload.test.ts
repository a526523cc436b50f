import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import {
  CLAIM_FORM_FIELDS,
  toClaimRecordValues,
  type ClaimRecordValues,
} from '@/domain/claim/editing/claim-values'
import {
  buildSavePayload,
  invalidSaveFields,
  keepHiddenStatusFields,
  unreadableDate,
} from '@/domain/claim/editing/edit-payload'
import { mergeClaims } from '@/domain/claim/editing/merge'
import { property } from '@tests/support/property'

const today = new Date(2026, 10, 20, 23, 30)

const TEXTS = CLAIM_FORM_FIELDS.filter(
  (field) => !['documents', 'created_at', 'alias', 'flight_id'].includes(field),
)
/** Fields with their own save rules (SPEC 5 and 7). */
const RULED = ['id', 'alias', 'updated_at']

/** Any value that a server may have in a field. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 'ALGO NUEVO', '2026-01-05T03:30:00Z', 'ayer', true, 12),
  fc.constantFrom<unknown>('\uFDD012345678901234567890', { id: 7 }, [{ name: 'RUT', ok: false }]),
  fc.constantFrom<unknown>([], ['Pasaje'], 'FALTAN DOCUMENTOS', 'INGRESADO'),
  fc.jsonValue(),
)

/** Any row: some fields of SPEC 3, and some unknown ones. */
const anyRow = fc
  .tuple(
    fc.dictionary(fc.constantFrom<string>(...CLAIM_FORM_FIELDS, ...RULED), anything),
    fc.dictionary(fc.string({ minLength: 1 }), anything, { maxKeys: 3 }),
  )
  .map(([known, unknown]): Record<string, unknown> => ({ ...unknown, ...known }))

/** Typed values of some text fields. */
const anyEdits = fc.dictionary(
  fc.constantFrom<string>(...TEXTS),
  fc.stringMatching(/^[a-zñ ]{0,12}$/),
) as fc.Arbitrary<Partial<ClaimRecordValues>>

describe('a saved claim', () => {
  property('equals the row that was read, where untouched', [anyRow, anyEdits], (raw, edits) => {
    const loaded = toClaimRecord(raw)
    const shown = toClaimRecordValues(loaded)
    const payload = buildSavePayload({ ...shown, ...edits }, { loaded, today })
    const isRuled = (field: string) => [...RULED, 'flight_id', 'agency'].includes(field)
    const typed = (field: string) => (edits[field as 'name'] ?? '').trim()
    const touched = Object.keys(edits).filter(
      (field) => field !== 'agency' && typed(field) !== shown[field as 'name'].trim(),
    )
    for (const field of Object.keys(raw)) {
      if (isRuled(field) || touched.includes(field)) continue
      expect(Object.is(payload[field], raw[field])).toBe(true)
    }
    for (const field of touched) expect(payload[field]).toBe(typed(field) || null)
    expect(payload['updated_at']).toBe('2026-11-20')
    expect(payload).not.toHaveProperty('id')
    expect(payload).not.toHaveProperty('alias')
  })

  it.each([
    ['left out', {}, {}],
    ['null', { next_step: null, documents: null }, { next_step: null, documents: null }],
    ['empty', { next_step: '', documents: [] }, { next_step: '', documents: [] }],
    ['of an unknown kind', { next_step: 7, documents: 'x' }, { next_step: 7, documents: 'x' }],
    ['unknown to the app', { owner: null }, { owner: null }],
  ])('keeps a field that is %s unchanged', (_how, raw, sent) => {
    const loaded = toClaimRecord({ id: 1, case_number: 'C-1', ...raw })
    const values = { ...toClaimRecordValues(loaded), case_number: 'C-2' }
    const changed = { case_number: 'C-2', updated_at: '2026-11-20' }
    expect(buildSavePayload(values, { loaded, today })).toEqual({ ...sent, ...changed })
  })

  it.each([null, '', ' '])('adds no flight to %j', (flight_id) => {
    const loaded = toClaimRecord({ flight_id })
    const payload = buildSavePayload(toClaimRecordValues(loaded), { loaded, today })
    expect(payload).not.toHaveProperty('flight_id')
  })

  it.each(['LA100', 100, { code: 'LA100' }])('keeps the flight %j', (flight_id) => {
    const loaded = toClaimRecord({ flight_id })
    const payload = buildSavePayload(toClaimRecordValues(loaded), { loaded, today })
    expect(payload['flight_id']).toBe(flight_id)
  })

  it("keeps another user's value of an unreadable field", () => {
    const row = (id: number, ok: boolean, owner: string) =>
      toClaimRecord({ name: 'Ana', handler: { id }, documents: [{ name: 'Pasaje', ok }], owner })
    const [base, theirs] = [row(1, false, 'a'), row(2, true, 'b')]
    const saved = toClaimRecordValues(base)
    const mine = { ...saved, name: 'Ana María' }
    const sides = { base: saved, mine, theirs: toClaimRecordValues(theirs) }
    const { merged, clashes } = mergeClaims(sides)
    expect(clashes).toEqual([])
    const payload = buildSavePayload(merged, { loaded: theirs, today })
    expect(payload).toMatchObject({ ...theirs.raw, name: 'Ana María' })
  })
})

describe('a value that cannot be saved', () => {
  const loaded = toClaimRecord({
    name: { first: 'Ana' },
    handler: { id: 7 },
    category: 'EN ESPERA DE DOCUMENTOS',
    subcategory: 'FALTAN DOCUMENTOS',
    documents: [{ name: 'RUT', ok: false }],
    next_step: 'Llamar',
    submitted_date: 20260105,
    last_airline_contact: { at: '2026-01-05' },
    last_customer_contact: 'a fines de mayo',
  })
  const shown = toClaimRecordValues(loaded)

  it.each<[Partial<ClaimRecordValues>, string[]]>([
    [{}, []],
    [{ next_step: 'Escribir', last_customer_contact: '2026-01-09' }, []],
    [{ name: 'Ana' }, ['name']],
    [{ handler: ' ' }, []],
    [{ handler: 'Equipo Legal', documents: ['Pasaje'] }, ['handler', 'documents']],
    [{ documents: ['Pasaje'], subcategory: 'FALTA TARJETA CRÉDITO' }, []],
    [{ submitted_date: '2026-01-06' }, []],
    [{ last_airline_contact: '2026-01-06' }, ['last_airline_contact']],
    [{ category: 'INGRESADO', subcategory: '' }, []],
  ])('after %j is %j', (edits, fields) => {
    expect(invalidSaveFields({ ...shown, ...edits }, loaded)).toEqual(fields)
  })

  it('is a new category beside an unreadable sub-status', () => {
    const odd = toClaimRecord({ category: 'INGRESADO', subcategory: { id: 3 } })
    const values = toClaimRecordValues(odd)
    expect(invalidSaveFields(values, odd)).toEqual([])
    expect(invalidSaveFields({ ...values, category: 'CASO GANADO' }, odd)).toEqual(['subcategory'])
  })
})

const STORED = {
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
const stored = toClaimRecordValues(STORED)

describe('a changed field', () => {
  it('is sent as changed, and a cleared date as null', () => {
    const dates = { submitted_date: '', last_customer_contact: '2026-11-19' }
    const payload = buildSavePayload({ ...stored, ...dates }, { loaded: STORED, today })
    expect(payload).toMatchObject({ ...dates, submitted_date: null })
  })

  const empty = toClaimRecordValues()
  const blankOrText = fc.oneof(fc.constantFrom('', ' ', '\t'), fc.string())
  const fields = Object.keys(empty).filter((field) => field !== 'documents')
  const typed = fc.record(Object.fromEntries(fields.map((field) => [field, blankOrText])))
  const newOrLoaded = fc.constantFrom(null, {})

  property('is never an empty text, nor an alias', [typed, newOrLoaded], (texts, loaded) => {
    const payload = buildSavePayload({ ...empty, ...texts }, { loaded, today })
    const sent = Object.values(payload)
    expect(sent).not.toContain(undefined)
    expect(sent.some((value) => typeof value === 'string' && value.trim() === '')).toBe(false)
    expect('alias' in payload).toBe(loaded === null)
  })

  it.each([
    ['FALTAN DOCUMENTOS', { documents: ['Boletas de gastos'], agency: 'Cocha' }],
    ['faltan  documentos', { documents: ['Boletas de gastos'], agency: 'Cocha' }],
    ['AGENCIA DE VIAJE', { documents: ['Pasaje'], agency: 'Despegar' }],
    ['ARCHIVADO', { documents: ['Pasaje'], agency: 'Cocha' }],
    ['', { documents: ['Pasaje'], agency: 'Cocha' }],
  ])('counts if the sub-status "%s" shows it: %j', (subcategory, expected) => {
    const chosen = { ...stored, subcategory, documents: ['Boletas de gastos'], agency: 'Despegar' }
    expect(keepHiddenStatusFields(chosen, stored)).toMatchObject(expected)
    expect(buildSavePayload(chosen, { loaded: STORED, today })).toMatchObject(expected)
  })
})

describe('a new claim', () => {
  it('sends null instead of empty dates and texts', () => {
    const payload = buildSavePayload(toClaimRecordValues(), { loaded: null, today })
    const { documents, updated_at, ...rest } = payload
    expect(documents).toEqual([])
    expect(updated_at).toBe('2026-11-20')
    expect(Object.values(rest).every((value) => value === null)).toBe(true)
    expect(rest).toHaveProperty('alias', null)
    expect(rest).not.toHaveProperty('flight_id')
  })

  it('has documents and an agency only if the sub-status needs them', () => {
    const hidden = { documents: ['Pasaje'], agency: 'Despegar' }
    const chosen = { ...stored, subcategory: 'ARCHIVADO', ...hidden }
    const payload = buildSavePayload(chosen, { loaded: null, today })
    expect(payload).toMatchObject({ documents: [], agency: null })
  })
})

describe('opening a claim to edit it', () => {
  it('gives plain days, no invalid dates, and a text in every field', () => {
    const dates = { submitted_date: '2026-02-01T15:00:00', last_customer_contact: 'ayer' }
    const values = toClaimRecordValues({ ...dates, name: null, documents: null })
    const { documents, submitted_date, ...texts } = values
    expect([documents, submitted_date]).toEqual([[], '2026-02-01'])
    expect(Object.values(texts).every((value) => value === '')).toBe(true)
  })

  it('shows the original of an unreadable date beside its field', () => {
    for (const raw of ['ayer', '05/01/2026']) expect(unreadableDate(raw)).toBe(raw)
    for (const raw of [null, ' ', '2026-01-05', '2026-01-05T03:30:00Z'])
      expect(unreadableDate(raw)).toBe('')
  })
})
