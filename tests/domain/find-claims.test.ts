import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { findClaims, indexClaims } from '@/domain/claim/find-claims'
import { foldText, rangesOf, searchWords } from '@/domain/search-text'
import { anyText } from './arbitrary-text'
import { property } from '@tests/support/property'

const claim = (id: number | string | null, more: Readonly<Record<string, unknown>> = {}) =>
  toClaimRecord({ id, ...more })

const CODES = { rut: '12.345.678-5', reservation_code: 'XK42PQ', case_number: 'C-0077' }
const CLAIMS = [
  claim(1239, { name: 'Carolina', lastname: 'Ibáñez', email: 'caro@correo.cl', ...CODES }),
  claim(1187, { name: 'CAROLINA', lastname: 'IBÁÑEZ SOTO', rut: '9876543-K' }),
  claim(1042, { name: 'Tomás', lastname: 'Ibáñez Ruz', email: 'TOMAS.1239@correo.cl' }),
  claim(12, { name: null, lastname: null, reservation_code: '1239' }),
  claim(null, { name: 'Zoë', lastname: "O'Higgins" }),
]

const idsFor = (typed: string) => findClaims(CLAIMS, typed).shown.map((found) => found.claim.id)

/** A text with its matches in brackets. */
function marked(found?: { text: string; ranges: readonly (readonly number[])[] } | null) {
  const { text = '', ranges = [] } = found ?? {}
  const put = (said: string, [start = 0, end = 0]: readonly number[]) =>
    `${said.slice(0, start)}[${said.slice(start, end)}]${said.slice(end)}`
  return [...ranges].reverse().reduce(put, text)
}

describe('claims are found', () => {
  it.each([
    ['by a name, whatever its accents and case', 'ibañ', [1239, 1187, 1042]],
    ['by a name without accents', 'IBANEZ', [1239, 1187, 1042]],
    ['by words in any order', 'ibáñez carolina', [1239, 1187]],
    ['by the beginnings of words before their middles', 'o', [null, 1239, 1187, 1042]],
    ['by number first, then by a whole code, then by the rest', '1239', [1239, 12, 1042]],
    ['by a number with its sign', '#1187', [1187]],
    ['by a RUT without dots', '123456785', [1239]],
    ['by a RUT with dots', '12.345.678-5', [1239]],
    ['by the beginning of a RUT', '12.345', [1239]],
    ['by a RUT that ends in K', '9.876.543-k', [1187]],
    ['by an e-mail in any case', 'Caro@Correo.CL', [1239]],
    ['by a reservation code', 'xk42pq', [1239]],
    ['by a case number', 'c-0077', [1239]],
    ['by a name that is spelt with signs', 'zoe o’h', []],
    ['by a name and a code together', 'caro xk42', [1239]],
    ['by no missing value', 'pérez', []],
    ['by no text', '   ', []],
  ])('%s: %s', (_, typed, ids) => {
    expect(idsFor(typed)).toEqual(ids)
  })

  it('with the matches marked', () => {
    const [caro, ...others] = findClaims(CLAIMS, 'ibañ caro').shown
    expect(others).toHaveLength(1)
    expect(marked(caro?.name)).toBe('[Caro]lina [Ibáñ]ez')
    expect(caro?.code).toBeNull()
  })

  it.each([
    ['12345678', 'rut', '[12.345.678]-5'],
    ['12.345.678-5', 'rut', '[12.345.678-5]'],
    ['caro@correo', 'email', '[caro@correo].cl'],
    ['42pq', 'reservation_code', 'XK[42PQ]'],
    ['ibáñez 0077', 'case_number', 'C-[0077]'],
  ])('%s by a code that identifies it', (typed, key, text) => {
    const code = findClaims(CLAIMS, typed).shown[0]?.code
    expect(code?.key).toBe(key)
    expect(marked(code)).toBe(text)
  })

  it('eight at most, with the total', () => {
    const many = Array.from({ length: 50 }, (_, at) => claim(at, { name: 'Ana' }))
    const { shown, total } = findClaims(many, 'ana')
    expect(shown.map((found) => found.claim.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(total).toBe(50)
    expect(findClaims(many, '49').shown[0]?.claim.id).toBe(49)
  })

  // The mark of an id that came as text is removed when an answer is parsed.
  const read = anyText.map((text) => text.replace(/^\uFDD0+/, ''))

  property('by any of their words, with any characters', [read, read], (name, email) => {
    const one = claim(7, { name, email })
    // A sign before a number is not part of it.
    const words = searchWords(`${name} ${email}`).filter((word) => !word.startsWith('#'))
    for (const word of words) expect(findClaims([one], word).total).toBe(1)
  })

  const word = fc.constantFrom('ana', 'luz', 'ema', 'sol')
  const someWords = fc.array(word, { minLength: 1 })

  property('only with all words', [fc.array(fc.array(word)), someWords], (names, typed) => {
    const claims = names.map((words, at) => claim(`x${at}`, { name: words.join(' ') }))
    const holding = names.filter((words) => typed.every((one) => words.includes(one)))
    expect(findClaims(claims, typed.join(' ')).total).toBe(holding.length)
  })

  it('among many that are prepared in parts, which changes no result', () => {
    const claims = Array.from({ length: 2500 }, (_, at) => claim(`x${at}`, { name: `Ana ${at}` }))
    const parts = indexClaims(claims)
    const steps = [parts.next(), parts.next(), parts.next()]
    expect(steps.map(({ done }) => done)).toEqual([false, false, true])
    expect(findClaims(claims, 'ana 77').shown).toEqual(findClaims([...claims], 'ana 77').shown)
  })
})

describe('marks', () => {
  it.each([
    ['Ibáñez', 'ibañe', '[Ibáñe]z'],
    ['Iban\u0303ez', 'iban', '[Iban\u0303]ez'],
    ['Ana Ana', 'ana', '[Ana] Ana'],
    ['abcd', 'ab bc', '[abc]d'],
    ['😀 Ñandú', 'nandu', '😀 [Ñandú]'],
    ['Ana', 'eva', 'Ana'],
  ])('of %s for %s', (text, typed, said) => {
    expect(marked({ text, ranges: rangesOf(text, searchWords(typed)) })).toBe(said)
  })

  property('contain the search', [anyText, fc.nat(), fc.nat()], (text, from, length) => {
    const folded = foldText(text)
    const word = folded.slice(from % (folded.length + 1)).slice(0, 1 + (length % 5))
    const ranges = rangesOf(text, [word])
    for (const [start, end] of ranges) {
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeGreaterThan(start)
      expect(end).toBeLessThanOrEqual(text.length)
    }
    const [first] = ranges
    if (first) expect(foldText(text.slice(...first))).toContain(word)
  })
})
