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

/** What is saved of a change, where another person changed the claim meanwhile. */
function plan(change: ClaimChange, theirs: object = {}) {
  return planChange(claimOf(), claimOf(theirs), change)
}

describe('a change in place', () => {
  it.each([
    ['next_step', { next_step: 'Apelar' }, { next_step: 'Apelar' }],
    [
      'last_customer_contact',
      { last_customer_contact: '2026-11-21' },
      { last_customer_contact: '2026-11-21' },
    ],
  ])('of %s that is there already saves nothing', (_name, change, theirs) => {
    expect(plan(change, theirs)).toEqual({ kind: 'same' })
  })

  it('of nothing is saved, as it dates the claim', () => {
    expect(plan({}, { handler: 'Externo' })).toMatchObject({
      kind: 'save',
      values: { handler: 'Externo' },
      adopted: ['handler'],
    })
  })

  it('keeps what somebody else changed besides', () => {
    const planned = plan({ next_step: 'Apelar' }, { handler: 'Externo', name: 'Eva' })
    expect(planned).toMatchObject({
      kind: 'save',
      values: { next_step: 'Apelar', handler: 'Externo', name: 'Eva', category: 'INGRESADO' },
    })
  })

  it('of what somebody else changed to something else waits for a choice', () => {
    const theirs = { next_step: 'Esperar', handler: 'Externo' }
    expect(plan({ next_step: 'Apelar' }, theirs)).toMatchObject({
      kind: 'conflict',
      conflict: { merge: { clashes: ['next_step'], adopted: ['handler'] } },
    })
  })

  it.each([
    ['2026-11-20', 'save'],
    ['2026-11-21T08:00:00Z', 'same'],
    [null, 'save'],
    ['2026-11-25', 'conflict'],
  ])('of two contacts takes the later one: today over %s is %s', (theirs, kind) => {
    const planned = plan({ last_customer_contact: '2026-11-21' }, { last_customer_contact: theirs })
    expect(planned.kind).toBe(kind)
  })

  it('never writes over what cannot be read', () => {
    expect(plan({ next_step: 'Apelar' }, { next_step: { text: 'x' } }).kind).toBe('conflict')
    const unreadable = claimOf({ next_step: { text: 'x' } })
    expect(planChange(unreadable, unreadable, { next_step: 'Apelar' })).toEqual({
      kind: 'unreadable',
      fields: ['next_step'],
    })
  })
})

const text = fc.constantFrom('', 'Llamar', 'Apelar', 'Esperar')
const day = fc.constantFrom(null, '', '2026-11-12', '2026-11-12T10:30:00Z', 'ayer')
const anyRow = fc.record({ next_step: text, handler: text, last_customer_contact: day, name: text })
const anyChange = fc.record(
  { next_step: text, handler: text, last_customer_contact: fc.constantFrom('', '2026-11-21') },
  { requiredKeys: [] },
)

describe('a conflict that is decided', () => {
  const change = { next_step: 'Apelar', category: 'INGRESADO', subcategory: 'X', name: 'Eva' }

  it.each([
    [{}, change],
    [
      { next_step: 'mine', name: 'theirs' },
      { ...change, name: undefined },
    ],
    [{ status: 'theirs' }, { next_step: 'Apelar', name: 'Eva' }],
    [{ next_step: 'theirs', status: 'theirs', name: 'theirs' }, {}],
  ] as const)('by %o leaves what was given up to the other person', (choices, left) => {
    expect(withoutTheirs(change, choices)).toEqual(left)
  })

  it('changes a status as a whole', () => {
    const before = toClaimRecordValues(claimOf())
    const after = { ...before, subcategory: 'ARCHIVADO', name: 'Eva' }
    expect(changeBetween(before, after)).toEqual({
      name: 'Eva',
      category: 'INGRESADO',
      subcategory: 'ARCHIVADO',
      documents: [],
      agency: '',
    })
  })
})

describe('undoing a change', () => {
  it('puts back what the API gave, a time or words included, whatever was changed', () => {
    fc.assert(
      fc.property(anyRow, anyChange, (row, change) => {
        const current = claimOf(row)
        const planned = planChange(current, current, change)
        if (planned.kind !== 'save') return
        const made = madeChange(current, planned.values)
        const saved = claimOf({ ...row, ...planned.values })
        expect(isStillApplied(saved, made)).toBe(true)
        const back = toClaimRecord({ ...saved.raw, ...made.before })
        expect(isReverted(back, current)).toBe(true)
        for (const field of Object.keys(made.before)) {
          expect(back.raw[field]).toEqual(current.raw[field] ?? null)
        }
      }),
    )
  })

  it('knows when somebody changed the same since, and leaves the rest to them', () => {
    const made = madeChange(claimOf(), {
      ...toClaimRecordValues(claimOf()),
      next_step: 'Apelar',
    })
    expect(made).toEqual({ before: { next_step: 'Llamar' }, after: { next_step: 'Apelar' } })
    expect(isStillApplied(claimOf({ next_step: 'Apelar', handler: 'Externo' }), made)).toBe(true)
    expect(isStillApplied(claimOf({ next_step: 'Esperar' }), made)).toBe(false)
  })
})

describe('any change in place', () => {
  it('saves what was changed and what others changed, or asks; nothing is lost', () => {
    fc.assert(
      fc.property(anyRow, anyRow, anyChange, (seen, theirs, change) => {
        const [known, current] = [claimOf(seen), claimOf(theirs)]
        const planned = planChange(known, current, change)
        if (planned.kind !== 'save') return
        const now = toClaimRecordValues(current)
        for (const field of ['next_step', 'handler', 'last_customer_contact', 'name'] as const) {
          const asked = field === 'name' ? undefined : change[field]
          const isAsked = asked !== undefined && asked !== toClaimRecordValues(known)[field]
          expect(planned.values[field]).toBe(isAsked ? asked : now[field])
        }
      }),
    )
  })
})
