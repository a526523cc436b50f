import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import {
  isAsBefore,
  isStillMade,
  madeChange,
  planChange,
  type ClaimChange,
} from '@/domain/claim/record/claim-change'
import { toClaimRecordValues } from '@/domain/claim/record/claim-values'

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

/** What is saved of a change, where somebody else changed the claim meanwhile. */
function plan(change: ClaimChange, theirs: object = {}, known = claimOf()) {
  return planChange(known, claimOf(theirs), change)
}

describe('a change in place', () => {
  it.each([
    ['next_step', { next_step: 'Apelar' }, { next_step: 'Apelar' }],
    [
      'last_customer_contact',
      { last_customer_contact: '2026-11-21' },
      { last_customer_contact: '2026-11-21' },
    ],
    ['nothing', {}, {}],
  ])('of %s that is there already saves nothing', (_name, change, theirs) => {
    expect(plan(change, theirs)).toEqual({ kind: 'same' })
  })

  it('keeps what somebody else changed besides', () => {
    const planned = plan({ next_step: 'Apelar' }, { handler: 'Externo', name: 'Eva' })
    expect(planned).toMatchObject({
      kind: 'save',
      values: { next_step: 'Apelar', handler: 'Externo', name: 'Eva', category: 'INGRESADO' },
    })
  })

  it('of what somebody else changed to something else waits for a choice', () => {
    expect(plan({ next_step: 'Apelar' }, { next_step: 'Esperar' })).toEqual({
      kind: 'conflict',
      units: ['next_step'],
    })
    const told = { next_step: 'Esperar', handler: 'Externo' }
    const decided = plan({ next_step: 'Apelar' }, told, claimOf(told))
    expect(decided).toMatchObject({
      kind: 'save',
      values: { next_step: 'Apelar', handler: 'Externo' },
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

describe('undoing a change', () => {
  it('puts back what the API gave, a time or words included, whatever was changed', () => {
    fc.assert(
      fc.property(anyRow, anyChange, (row, change) => {
        const current = claimOf(row)
        const planned = planChange(current, current, change)
        if (planned.kind !== 'save') return
        const made = madeChange(current, planned.values)
        const saved = claimOf({ ...row, ...planned.values })
        expect(isStillMade(saved, made)).toBe(true)
        const back = toClaimRecord({ ...saved.raw, ...made.before })
        expect(isAsBefore(back, current)).toBe(true)
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
    expect(isStillMade(claimOf({ next_step: 'Apelar', handler: 'Externo' }), made)).toBe(true)
    expect(isStillMade(claimOf({ next_step: 'Esperar' }), made)).toBe(false)
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
