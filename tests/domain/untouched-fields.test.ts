import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import {
  CLAIM_FORM_FIELDS,
  toClaimRecordValues,
  type ClaimRecordValues,
} from '@/domain/claim/editing/claim-values'
import { buildSavePayload, invalidSaveFields } from '@/domain/claim/editing/edit-payload'
import { mergeClaims } from '@/domain/claim/editing/merge'

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
  it('equals the row that was read, except for touched fields', () => {
    fc.assert(
      fc.property(anyRow, anyEdits, (raw, edits) => {
        const loaded = toClaimRecord(raw)
        const shown = toClaimRecordValues(loaded)
        const payload = buildSavePayload({ ...shown, ...edits }, { loaded, today })
        const isRuled = (field: string) => RULED.includes(field) || field === 'flight_id'
        const touched = Object.keys(edits).filter(
          (field) =>
            (edits[field as 'name'] ?? '').trim() !== shown[field as 'name'].trim() &&
            field !== 'agency',
        )
        for (const field of Object.keys(raw).filter((name) => !isRuled(name))) {
          if (field === 'agency' || touched.includes(field)) continue
          expect(Object.is(payload[field], raw[field])).toBe(true)
        }
        for (const field of touched) {
          expect(payload[field]).toBe((edits[field as 'name'] ?? '').trim() || null)
        }
        expect(payload['updated_at']).toBe('2026-11-20')
        expect(payload).not.toHaveProperty('id')
        expect(payload).not.toHaveProperty('alias')
      }),
    )
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
    expect(buildSavePayload(values, { loaded, today })).toEqual({
      ...sent,
      case_number: 'C-2',
      updated_at: '2026-11-20',
    })
  })

  it('gets a missing field once it is filled in', () => {
    const loaded = toClaimRecord({ id: 1 })
    const values = { ...toClaimRecordValues(loaded), next_step: 'Apelar' }
    expect(buildSavePayload(values, { loaded, today })).toEqual({
      next_step: 'Apelar',
      updated_at: '2026-11-20',
    })
  })

  it.each([
    [null, false],
    ['', false],
    [' ', false],
    ['LA100', true],
    [100, true],
    [{ code: 'LA100' }, true],
  ])('keeps the flight %j unchanged, and adds none', (flight_id, isSent) => {
    const loaded = toClaimRecord({ flight_id })
    const payload = buildSavePayload(toClaimRecordValues(loaded), { loaded, today })
    expect('flight_id' in payload).toBe(isSent)
    if (isSent) expect(payload['flight_id']).toBe(flight_id)
  })

  it("keeps another user's value of an unreadable field", () => {
    const documents = [{ name: 'Pasaje', ok: false }]
    const base = toClaimRecord({ name: 'Ana', handler: { id: 1 }, documents, owner: 'a' })
    const theirs = toClaimRecord({
      name: 'Ana',
      handler: { id: 2 },
      documents: [{ name: 'Pasaje', ok: true }],
      owner: 'b',
    })
    const saved = toClaimRecordValues(base)
    const { merged, clashes } = mergeClaims({
      base: saved,
      mine: { ...saved, name: 'Ana María' },
      theirs: toClaimRecordValues(theirs),
    })
    expect(clashes).toEqual([])
    expect(buildSavePayload(merged, { loaded: theirs, today })).toMatchObject({
      ...theirs.raw,
      name: 'Ana María',
    })
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
