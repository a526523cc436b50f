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
  const ana = { name: 'Ana' }
  const [pasaje, boletas] = ['Pasaje', 'Boletas de gastos']
  const filed = { category: 'INGRESADO', subcategory: 'SI APLICA COMPENSACIÓN' }
  const server = { created_at: '2026-02-02', alias: 'REF-2' }

  it.each<[string, Partial<ClaimRecordValues>, Partial<ClaimRecordValues>, object, object]>([
    ['there are no changes', {}, {}, {}, { adopted: [], clashes: [] }],
    ['only I did', ana, {}, ana, { adopted: [] }],
    ['only they did', {}, ana, ana, { adopted: ['name'] }],
    [
      'we changed different fields',
      ana,
      { next_step: 'Archivar' },
      { ...ana, next_step: 'Archivar' },
      { adopted: ['next_step'] },
    ],
    ['we changed the same to the same', ana, { name: ' Ana' }, ana, { clashes: [] }],
    ['we changed the same differently', ana, { name: 'Eva' }, ana, { clashes: ['name'] }],
    ['I emptied what they changed', { name: '' }, ana, { name: '' }, { clashes: ['name'] }],
    ['a space is no change', { name: 'Camila ' }, ana, ana, { adopted: ['name'] }],
    [
      'the order of documents is no change',
      { documents: [pasaje, boletas] },
      { documents: [boletas, pasaje] },
      {},
      { clashes: [] },
    ],
    [
      'changes of one status are a conflict, not a mixture',
      { documents: [pasaje, boletas] },
      filed,
      { category: 'EN ESPERA DE DOCUMENTOS', subcategory: 'FALTAN DOCUMENTOS' },
      { clashes: ['status'], adopted: [] },
    ],
    ['the form does not edit a field', ana, server, { ...ana, ...server }, { adopted: [] }],
  ])('when %s', (_case, mine, theirs, changed, expected) => {
    const { documents, ...same } = base
    const merged = 'documents' in mine ? same : { ...same, documents }
    expect(merge(mine, theirs)).toMatchObject({ merged: { ...merged, ...changed }, ...expected })
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
      { created_at: '2026-11-24' },
      { created_at: '2026-11-24T00:00:00+00:00' },
    ],
  ])('is no change: %s', (_what, sent, came) => {
    const base = toClaimRecordValues(toClaimRecord(sent))
    const theirs = toClaimRecordValues(toClaimRecord(came))
    const mine = { ...base, next_step: 'Apelar' }
    expect(mergeClaims({ base, mine, theirs })).toMatchObject({ adopted: [], clashes: [] })
  })
})

describe('any two changes', () => {
  property('keep what must not be lost', [threeStates, choices], (states, chosen) => {
    const { base: before, mine, theirs } = states
    const merged = mergeClaims(states)
    const result = resolveConflicts(merged, theirs, chosen)
    const touched = changedUnits(before, mine)
    const untouched = UNITS.filter((unit) => !touched.includes(unit))
    // Mine, unless I choose theirs in a conflict.
    for (const unit of touched) {
      const isGivenUp = merged.clashes.includes(unit) && chosen[unit] === 'theirs'
      expect(changedUnits(result, isGivenUp ? theirs : mine)).not.toContain(unit)
    }
    // Theirs where I changed nothing, each of them listed.
    for (const unit of untouched) expect(changedUnits(result, theirs)).not.toContain(unit)
    const changedByThem = changedUnits(before, theirs)
    expect(merged.adopted).toEqual(untouched.filter((unit) => changedByThem.includes(unit)))
    // Each unit whole, from one of the two.
    for (const unit of UNITS) {
      const isWhole = [mine, theirs].some((side) =>
        MERGE_UNITS[unit].every((field) => result[field] === side[field]),
      )
      expect(isWhole).toBe(true)
    }
  })

  property('conflict exactly where one would be lost', [threeStates], (states) => {
    const { merged, clashes } = mergeClaims(states)
    const differs = changedUnits(merged, states.theirs)
    const theirChanges = changedUnits(states.base, states.theirs)
    expect(clashes).toEqual(theirChanges.filter((unit) => differs.includes(unit)))
  })

  property('give the same when merged again', [threeStates], ({ base: before, mine, theirs }) => {
    const { merged } = mergeClaims({ base: before, mine, theirs })
    const again = mergeClaims({ base: theirs, mine: merged, theirs })
    expect(again.clashes).toEqual([])
    expect(changedUnits(again.merged, merged)).toEqual([])
  })
})
