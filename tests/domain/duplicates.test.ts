import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { findDuplicates, matchesSubmission } from '@/domain/claim/editing/duplicates'
import { property } from '@tests/support/property'

const claims = [
  { id: 1, email: 'ana@correo.cl', rut: '12.345.678-5', reservation_code: 'ABC123' },
  { id: 2, email: 'ANA@correo.cl ', rut: null, reservation_code: null },
  { id: 3, email: 'eva@correo.cl', rut: '123456785', reservation_code: 'abc 123' },
  { id: 4, email: null, rut: 'AB-100', reservation_code: '-' },
  { id: null, email: null, rut: null, reservation_code: undefined },
].map(toClaimRecord)

/** Each duplicate, as 'id: matches'. */
function find(draft: { email?: string; rut?: string; reservation_code?: string }) {
  return findDuplicates(draft, claims).map(({ claim, matches }) => `${claim.id}: ${matches.join()}`)
}

describe('possible duplicates of a claim', () => {
  const ALL = { email: 'ana@correo.cl', rut: '12.345.678-5', reservation_code: 'ABC123' }

  it.each([
    [{ email: ' Ana@Correo.cl' }, ['2: email', '1: email']],
    [{ rut: '12345678-5' }, ['3: rut', '1: rut']],
    [{ rut: 'ab100' }, ['4: rut']],
    [{ reservation_code: 'abc-123' }, ['3: reservation_code', '1: reservation_code']],
    [ALL, ['1: email,rut,reservation_code', '3: rut,reservation_code', '2: email']],
    [{ email: '', rut: ' ', reservation_code: '' }, []],
    [{ email: 'ana', rut: '1', reservation_code: '-' }, []],
  ])('of %j are %j', (draft, expected) => {
    expect(find(draft)).toEqual(expected)
  })

  it.each([
    ['rut', 'AB1', false],
    ['rut', 'AB10', false],
    ['rut', 'AB100', true],
    ['rut', 'ñ-1000', true],
    ['rut', '1-9', true],
    ['reservation_code', 'ABC', false],
    ['reservation_code', 'A-B-C', false],
    ['reservation_code', 'ABCD', true],
    ['email', 'ana', false],
    ['email', 'ana@correo', false],
    ['email', 'ana@correo.cl', true],
  ])('a common %s %j counts: %s', (clue, text, tells) => {
    const claim = toClaimRecord({ id: 1, [clue]: ` ${text.toLowerCase()} ` })
    const found = findDuplicates({ [clue]: text.toUpperCase() }, [claim])
    expect(found).toEqual(tells ? [{ claim, matches: [clue] }] : [])
  })

  it('lists the best matches first, then the newest, with or without an id', () => {
    const code = { reservation_code: 'ABC123' }
    const both = { ...code, email: 'ana@correo.cl' }
    const rows = [
      { id: 1, ...code },
      { id: 'X', ...code },
      { id: 20, ...both },
      { id: 3, ...code },
      { id: '30', ...both },
    ].map(toClaimRecord)
    const ids = findDuplicates(both, rows).map(({ claim }) => claim.id)
    expect(ids.slice(0, 2)).toEqual(['30', 20])
    expect(new Set(ids.slice(2))).toEqual(new Set([1, 'X', 3]))
    const numbered = rows.filter(({ id }) => id !== 'X')
    expect(findDuplicates(both, numbered).map(({ claim }) => claim.id)).toEqual(['30', 20, 3, 1])
  })

  it('lists a claim once, in its latest version', () => {
    const email = 'ana@correo.cl'
    const twice = [
      { id: 7, email: 'old@correo.cl' },
      { id: '7', email },
    ].map(toClaimRecord)
    expect(findDuplicates({ email }, twice)).toEqual([{ claim: twice[1], matches: ['email'] }])
  })

  const text = fc.constantFrom('', 'a@b.cl', 'A@B.cl', '1-9', 'ABCD', 'abcd', 'XYZW9')
  const clues = fc.record({ email: text, rut: text, reservation_code: text })

  property('are each listed once, with what matches', [clues, fc.array(clues)], (draft, rows) => {
    const known = rows.map((row, id) => toClaimRecord({ id, ...row }))
    const found = findDuplicates(draft, known)
    expect(new Set(found.map(({ claim }) => claim.id)).size).toBe(found.length)
    for (const { claim, matches } of found) {
      expect(matches.length).toBeGreaterThan(0)
      for (const clue of matches) {
        expect(claim[clue]?.toLowerCase()).toBe(draft[clue].toLowerCase())
      }
    }
  })
})

describe('the claim of a lost answer', () => {
  const sent = { email: 'ana@correo.cl', name: 'Ana', rut: null, category: 'EN APELACIÓN' }

  it('is recognised despite spaces, case and empty texts', () => {
    const own = { email: 'Ana@correo.cl', name: ' Ana', rut: '', category: 'EN APELACIÓN' }
    // The server sets other fields by itself.
    const claim = { ...own, created_at: '2026-11-24', alias: 'REF-1' }
    expect(matchesSubmission(sent, { ...claim, subcategory: undefined })).toBe(true)
  })

  it.each([
    ...(['email', 'rut', 'reservation_code', 'name', 'lastname', 'phone', 'handler'] as const),
    ...(['category', 'subcategory', 'type', 'airline', 'case_number', 'next_step'] as const),
  ])('has the same %s in any encoding of its accents', (field) => {
    const written = { ...sent, [field]: 'Peñón Ñ' }
    const isMatchWith = (text: string | null) =>
      matchesSubmission(written, { ...written, [field]: text })
    expect([
      isMatchWith('pen\u0303o\u0301n ñ '),
      isMatchWith('penon n'),
      isMatchWith(null),
    ]).toEqual([true, false, false])
  })

  it('is not confused with another claim of the same customer', () => {
    expect(matchesSubmission(sent, { ...sent, category: 'INGRESADO' })).toBe(false)
    expect(matchesSubmission(sent, { ...sent, reservation_code: 'ABC123' })).toBe(false)
  })
})
