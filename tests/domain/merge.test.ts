import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { toClaimRecordValues, type ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import {
  changedUnits,
  MERGE_UNITS,
  mergeClaims,
  resolveConflicts,
  type MergeUnit,
  type Side,
} from '@/domain/claim/editing/merge'
import { property } from '@tests/support/property'

const UNITS = Object.keys(MERGE_UNITS) as MergeUnit[]

const base = toClaimRecordValues({
  name: 'Camila',
  next_step: 'Llamar',
  category: 'EN ESPERA DE DOCUMENTOS',
  subcategory: 'FALTAN DOCUMENTOS',
  documents: ['Pasaje'],
  created_at: '2026-01-01',
  alias: 'REF-1',
})

function merge(mine: Partial<ClaimRecordValues>, theirs: Partial<ClaimRecordValues>) {
  return mergeClaims({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })
}

describe('merging the changes of two users', () => {
  it.each<[string, Partial<ClaimRecordValues>, Partial<ClaimRecordValues>, object]>([
    ['there are no changes', {}, {}, { merged: base, adopted: [], clashes: [] }],
    ['only I did', { name: 'Ana' }, {}, { merged: { ...base, name: 'Ana' }, adopted: [] }],
    ['only they did', {}, { name: 'Ana' }, { merged: { ...base, name: 'Ana' }, adopted: ['name'] }],
    [
      'we changed different fields',
      { name: 'Ana' },
      { next_step: 'Archivar' },
      { merged: { ...base, name: 'Ana', next_step: 'Archivar' }, adopted: ['next_step'] },
    ],
    ['we changed the same to the same', { name: 'Ana' }, { name: ' Ana' }, { clashes: [] }],
    ['we changed the same differently', { name: 'Ana' }, { name: 'Eva' }, { clashes: ['name'] }],
    [
      'I emptied what they changed',
      { next_step: '' },
      { next_step: 'x' },
      { clashes: ['next_step'] },
    ],
    ['a space is no change of mine', { name: 'Camila ' }, { name: 'Eva' }, { adopted: ['name'] }],
    [
      'the order of documents is no change',
      { documents: ['Pasaje', 'Boletas de gastos'] },
      { documents: ['Boletas de gastos', 'Pasaje'] },
      { clashes: [] },
    ],
    [
      'changes of one status are a conflict, not a mixture',
      { documents: ['Pasaje', 'Boletas de gastos'] },
      { category: 'INGRESADO', subcategory: 'SI APLICA COMPENSACIÓN' },
      { clashes: ['status'], adopted: [] },
    ],
    [
      'what the form does not edit is theirs',
      { name: 'Ana' },
      { created_at: '2026-02-02', alias: 'REF-2' },
      { merged: { ...base, name: 'Ana', created_at: '2026-02-02', alias: 'REF-2' }, adopted: [] },
    ],
  ])('when %s', (_case, mine, theirs, expected) => {
    expect(merge(mine, theirs)).toMatchObject(expected)
  })

  it('takes the chosen side, and mine by default', () => {
    const mine = { ...base, name: 'Ana', next_step: 'A', rut: '11.111.111-1' }
    const theirs = { ...base, name: 'Eva', next_step: 'B', phone: '+56911111111' }
    const merged = mergeClaims({ base, mine, theirs })
    expect(merged.clashes).toEqual(['name', 'next_step'])
    expect(resolveConflicts(merged, theirs, { name: 'theirs' })).toMatchObject({
      name: 'Eva',
      next_step: 'A',
      rut: '11.111.111-1',
      phone: '+56911111111',
    })
  })
})

const few = fc.constantFrom('', 'a', 'b', ' a ')
const state = fc.record({
  ...(Object.fromEntries(Object.keys(base).map((field) => [field, few])) as Record<
    keyof ClaimRecordValues,
    typeof few
  >),
  documents: fc.subarray(['Pasaje', 'Boletas de gastos']),
}) as fc.Arbitrary<ClaimRecordValues>
const threeStates = fc.record({ base: state, mine: state, theirs: state })
const choices = fc.record(
  Object.fromEntries(UNITS.map((unit) => [unit, fc.constantFrom<Side>('mine', 'theirs')])),
) as fc.Arbitrary<Record<MergeUnit, Side>>

describe('a value in another server format', () => {
  it.each([
    ['an e-mail in lower case', { email: 'Ana@Correo.CL' }, { email: 'ana@correo.cl' }],
    ['a text without the spaces around it', { name: ' Ana ' }, { name: 'Ana' }],
    ['a list in another order', { documents: ['b', 'a'] }, { documents: ['a', 'b'] }],
    ['a number in the place of a text', { case_number: '42' }, { case_number: 42 }],
    [
      'a day as an instant',
      { last_customer_contact: '2026-11-24' },
      { last_customer_contact: '2026-11-24T00:00:00+00:00' },
    ],
  ])('is no change: %s', (_what, sent, came) => {
    const base = toClaimRecordValues(toClaimRecord(sent))
    const theirs = toClaimRecordValues(toClaimRecord(came))
    const mine = { ...base, next_step: 'Apelar' }
    expect(mergeClaims({ base, mine, theirs })).toMatchObject({ adopted: [], clashes: [] })
  })
})

describe('any two changes', () => {
  property(
    'keep mine unless I choose theirs in a conflict',
    [threeStates, choices],
    (states, chosen) => {
      const merged = mergeClaims(states)
      const result = resolveConflicts(merged, states.theirs, chosen)
      for (const unit of changedUnits(states.base, states.mine)) {
        const isGivenUp = merged.clashes.includes(unit) && chosen[unit] === 'theirs'
        expect(changedUnits(result, isGivenUp ? states.theirs : states.mine)).not.toContain(unit)
      }
    },
  )

  property(
    'keep theirs where I changed nothing, and list each',
    [threeStates, choices],
    (states, chosen) => {
      const merged = mergeClaims(states)
      const result = resolveConflicts(merged, states.theirs, chosen)
      const touched = changedUnits(states.base, states.mine)
      const untouched = UNITS.filter((unit) => !touched.includes(unit))
      for (const unit of untouched) {
        expect(changedUnits(result, states.theirs)).not.toContain(unit)
      }
      const changedByThem = changedUnits(states.base, states.theirs)
      expect(merged.adopted).toEqual(untouched.filter((unit) => changedByThem.includes(unit)))
    },
  )

  property('conflict exactly where one would be lost', [threeStates], (states) => {
    const { merged, clashes } = mergeClaims(states)
    const lost = changedUnits(states.base, states.theirs).filter((unit) =>
      changedUnits(merged, states.theirs).includes(unit),
    )
    expect(clashes).toEqual(lost)
  })

  property(
    'keep each unit whole, from one of the two',
    [threeStates, choices],
    (states, chosen) => {
      const result = resolveConflicts(mergeClaims(states), states.theirs, chosen)
      for (const unit of UNITS) {
        const isWhole = [states.mine, states.theirs].some((side) =>
          MERGE_UNITS[unit].every((field) => result[field] === side[field]),
        )
        expect(isWhole).toBe(true)
      }
    },
  )

  property(
    'give the same result when merged again',
    [threeStates],
    ({ base: before, mine, theirs }) => {
      const { merged } = mergeClaims({ base: before, mine, theirs })
      const again = mergeClaims({ base: theirs, mine: merged, theirs })
      expect(again.clashes).toEqual([])
      expect(changedUnits(again.merged, merged)).toEqual([])
    },
  )
})
