import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import {
  changeBetween,
  isReverted,
  isStillApplied,
  madeChange,
  planChange,
  withoutTheirs,
  type ClaimChange,
} from '@/domain/claim/editing/claim-change'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { property } from '@tests/support/property'

const ROW = {
  id: 7,
  name: 'Ana',
  email: 'ana@correo.cl',
  category: 'INGRESADO',
  subcategory: 'SI APLICA COMPENSACIÓN',
  handler: 'Equipo Legal',
  next_step: 'Llamar',
  last_customer_contact: '2026-11-12T10:30:00Z',
  reservation_code: 'ABC123',
}

const claimOf = (changes: object = {}) => toClaimRecord({ ...ROW, ...changes })

/** The plan for a change, after another user changed the claim. */
function plan(change: ClaimChange, theirs: object = {}) {
  return planChange(claimOf(), claimOf(theirs), change)
}

describe('an inline change', () => {
  const APPEAL = { next_step: 'Apelar' }

  it('to the current value of a field saves nothing', () => {
    for (const change of [APPEAL, { last_customer_contact: '2026-11-21' }])
      expect(plan(change, change)).toEqual({ kind: 'same' })
  })

  it('without fields saves nothing, because a save changes the date', () => {
    const [values, adopted] = [{ handler: 'Externo' }, ['handler']]
    expect(plan({}, values)).toMatchObject({ kind: 'save', values, adopted })
  })

  it('keeps other changes of another user', () => {
    const theirs = { handler: 'Externo', name: 'Eva' }
    const values = { ...APPEAL, ...theirs, category: 'INGRESADO' }
    expect(plan(APPEAL, theirs)).toMatchObject({ kind: 'save', values })
  })

  it('of two fields is saved although another user has made one of both', () => {
    const change = { ...APPEAL, handler: 'Externo' }
    expect(plan(change, APPEAL)).toMatchObject({ kind: 'save', values: change })
  })

  it('of a field that another user changed is a conflict', () => {
    const merge = { clashes: ['next_step'], adopted: ['handler'] }
    expect(plan(APPEAL, { next_step: 'Esperar', handler: 'Externo' })).toMatchObject({
      kind: 'conflict',
      conflict: { merge },
    })
  })

  it.each([
    ['2026-11-20', 'save'],
    ['2026-11-21T08:00:00Z', 'same'],
    [null, 'save'],
    ['2026-11-25', 'conflict'],
  ])('keeps the later of two contacts: today over %s is %s', (theirs, kind) => {
    for (const day of ['last_customer_contact', 'last_airline_contact'])
      expect(plan({ [day]: '2026-11-21' }, { [day]: theirs }).kind).toBe(kind)
  })

  it('of another date is a conflict, also with an earlier one', () => {
    const theirs = { submitted_date: '2026-11-20' }
    expect(plan({ submitted_date: '2026-11-21' }, theirs).kind).toBe('conflict')
  })

  it('never overwrites an unreadable value', () => {
    const theirs = { next_step: { text: 'x' } }
    expect(plan(APPEAL, theirs).kind).toBe('conflict')
    const unreadable = claimOf(theirs)
    const result = { kind: 'unreadable', fields: ['next_step'] }
    expect(planChange(unreadable, unreadable, APPEAL)).toEqual(result)
  })
})

const text = fc.constantFrom('', 'Llamar', 'Apelar', 'Esperar')
const day = fc.constantFrom(null, '', '2026-11-12', '2026-11-12T10:30:00Z', 'ayer')
const anyRow = fc.record({ next_step: text, handler: text, last_customer_contact: day, name: text })
const anyChange = fc.record(
  { next_step: text, handler: text, last_customer_contact: fc.constantFrom('', '2026-11-21') },
  { requiredKeys: [] },
)

describe('a resolved conflict', () => {
  const change = { next_step: 'Apelar', category: 'INGRESADO', subcategory: 'X', name: 'Eva' }

  it.each([
    [{}, change],
    [
      { next_step: 'mine', name: 'theirs' },
      { ...change, name: undefined },
    ],
    [{ status: 'theirs' }, { next_step: 'Apelar', name: 'Eva' }],
    [{ next_step: 'theirs', status: 'theirs', name: 'theirs' }, {}],
  ] as const)("by %o keeps the other user's values for the given-up fields", (choices, left) => {
    expect(withoutTheirs(change, choices)).toEqual(left)
  })

  it('changes a status as a whole', () => {
    const before = toClaimRecordValues(claimOf())
    const after = { ...before, subcategory: 'ARCHIVADO', name: 'Eva' }
    const status = { category: 'INGRESADO', subcategory: 'ARCHIVADO', documents: [], agency: '' }
    expect(changeBetween(before, after)).toEqual({ name: 'Eva', ...status })
  })
})

describe('undoing a change', () => {
  property("restores the API's values, also free texts", [anyRow, anyChange], (row, change) => {
    const current = claimOf(row)
    const planned = planChange(current, current, change)
    if (planned.kind !== 'save') return
    const made = madeChange(current, planned.values)
    const saved = claimOf({ ...row, ...planned.values })
    expect(isStillApplied(saved, made)).toBe(true)
    expect(isReverted(saved, current)).toBe(Object.keys(made.after).length === 0)
    const back = toClaimRecord({ ...saved.raw, ...made.before })
    expect(isReverted(back, current)).toBe(true)
    for (const field of Object.keys(made.before)) {
      expect(back.raw[field]).toEqual(current.raw[field] ?? null)
    }
  })

  it('detects a later change of the same field by another user, and keeps it', () => {
    const values = toClaimRecordValues(claimOf())
    const made = madeChange(claimOf(), { ...values, next_step: 'Apelar' })
    expect(made).toEqual({ before: { next_step: 'Llamar' }, after: { next_step: 'Apelar' } })
    expect(isStillApplied(claimOf({ next_step: 'Apelar', handler: 'Externo' }), made)).toBe(true)
    expect(isStillApplied(claimOf({ next_step: 'Esperar' }), made)).toBe(false)
    const two = { ...made, after: { ...made.after, handler: 'Externo' } }
    expect(isStillApplied(claimOf({ next_step: 'Apelar' }), two)).toBe(false)
  })
})

const bothRows = fc.tuple(anyRow, anyRow)

property("keeps both users' changes", [bothRows, anyChange], ([seen, theirs], change) => {
  const [known, current] = [claimOf(seen), claimOf(theirs)]
  const planned = planChange(known, current, change)
  if (planned.kind !== 'save') return
  const now = toClaimRecordValues(current)
  for (const field of ['next_step', 'handler', 'last_customer_contact', 'name'] as const) {
    const asked = field === 'name' ? undefined : change[field]
    const isAsked = asked !== undefined && asked !== toClaimRecordValues(known)[field]
    expect(planned.values[field]).toBe(isAsked ? asked : now[field])
  }
})
