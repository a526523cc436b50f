import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { madeChange } from '@/domain/claim/editing/claim-change'
import {
  addLogged,
  toReverseChange,
  changedFields,
  CHANGE_LOG_SIZE,
  canStillReverse,
  parseChangeLog,
  toLoggedClaim,
  type LoggedChange,
} from '@/domain/claim/editing/change-log'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { otherClaimsOf } from '@/domain/claim/editing/same-person'

const NOW = new Date(2026, 10, 23, 12)
const DAY_MS = 24 * 60 * 60 * 1000

const BEFORE = { id: 7, name: 'Ana', handler: 'Inés', next_step: null, documents: ['Pasaje'] }

function logged(
  after: object,
  { before = BEFORE, age = 0 }: { before?: object; age?: number } = {},
) {
  const [was, is] = [toClaimRecord({ ...before }), toClaimRecord({ ...before, ...after })]
  return {
    key: String(age),
    at: NOW.getTime() - age,
    claim: toLoggedClaim(is),
    made: madeChange(was, toClaimRecordValues(is)),
  } satisfies LoggedChange
}

describe('a saved change', () => {
  it('lists its fields in the order of the details, and can be reversed', () => {
    const { made } = logged({ next_step: 'Llamar', handler: 'Paula' })
    expect(changedFields(made).map(({ key }) => key)).toEqual(['handler', 'next_step'])
    const reverse = toReverseChange(made, toClaimRecord(made.before))
    expect(reverse).toEqual({ handler: 'Inés', next_step: '' })
  })

  it('cannot be reversed when the old value does not fit a form', () => {
    const before = { ...BEFORE, last_customer_contact: 'ayer' }
    const { made } = logged({ last_customer_contact: '2026-11-23', handler: 'Eva' }, { before })
    expect(toReverseChange(made, toClaimRecord(made.before))).toBeNull()
  })

  it('can be reversed until a later change of the same field is known', () => {
    const entry = logged({ handler: 'Paula' })
    const canWith = (row: object) => canStillReverse(entry, toClaimRecord({ id: 7, ...row }))
    expect(canStillReverse(entry, undefined)).toBe(true)
    expect(canWith({ handler: 'Paula', name: 'Luisa' })).toBe(true)
    expect(canWith({ handler: 'Tomás' })).toBe(false)
  })
})

describe('the log', () => {
  it('keeps only the latest saves', () => {
    const all = Array.from({ length: CHANGE_LOG_SIZE + 5 }, (_, age) => logged({}, { age }))
    const log = all.reduce<readonly LoggedChange[]>(addLogged, [])
    expect(log).toHaveLength(CHANGE_LOG_SIZE)
    expect(log[0]).toBe(all.at(-1))
    expect(parseChangeLog(all, NOW)).toEqual(all.slice(0, CHANGE_LOG_SIZE))
  })

  it('is restored from storage without expired or invalid entries', () => {
    const fresh = logged({ handler: 'Paula', documents: ['RUT del pasajero'] }, { age: 6 * DAY_MS })
    const last = logged({ handler: 'Paula' }, { before: { id: 'A7' }, age: 7 * DAY_MS })
    const old = logged({ handler: 'Paula' }, { age: 7 * DAY_MS + 1 })
    const broken = [
      ...[{ key: 1 }, { at: '9e15' }, { claim: null }, { claim: {} }, { claim: { id: null } }],
      ...[{ made: null }, { made: { after: {} } }, { made: { before: {} } }],
      { made: { before: {}, after: { handler: 'Paula', documents: [1] } } },
    ].map((part) => ({ ...fresh, ...part }))
    const raw: unknown = structuredClone([null, 3, {}, fresh, old, last, ...broken])
    expect(parseChangeLog(raw, NOW)).toEqual([fresh, last])
    for (const nothing of [undefined, null, 'x', {}])
      expect(parseChangeLog(nothing, NOW)).toEqual([])
  })
})

describe('other claims of a customer', () => {
  const claim = (row: object) => toClaimRecord({ ...row })
  const own = claim({ id: 5, email: 'Ana@correo.cl', rut: '12.345.678-5' })

  it.each([
    [{ id: 6, email: ' ana@CORREO.cl' }, true],
    [{ id: 6, email: 'otra@correo.cl', rut: '123456785' }, true],
    [{ id: 6, email: 'otra@correo.cl', rut: '12.345.678-4' }, false],
    [{ id: 6, email: '', rut: '' }, false],
    [{ id: '5', email: 'ana@correo.cl' }, false],
    [{ email: 'ana@correo.cl' }, false],
  ])('%o: %s', (row, isOther) => {
    expect(otherClaimsOf(own, [claim(row)])).toHaveLength(isOther ? 1 : 0)
  })

  it('are not found without e-mail and RUT', () => {
    expect(otherClaimsOf(claim({ id: 1 }), [claim({ id: 2 })])).toEqual([])
  })

  it('are unique, newest first, and in their latest version', () => {
    const rows = [9, 30, 9].map((id, at) => claim({ id, email: 'ana@correo.cl', name: `${at}` }))
    expect(otherClaimsOf(own, rows).map(({ id, name }) => `${id}: ${name}`)).toEqual([
      ...['30: 1', '9: 2'],
    ])
  })
})
