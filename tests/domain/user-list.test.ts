import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialOf, initialsOf } from '@/domain/people/initial'
import {
  cardText,
  filterByCard,
  parseCardFilter,
  parsePage,
  userCountText,
  wonEmailsOf,
} from '@/domain/people/user-list'
import { textOrDash } from '@/domain/text-or-dash'
import { property } from '@tests/support/property'

const NO_EMAILS: ReadonlySet<string> = new Set()

const users = fc.array(
  fc.record(
    { id: fc.nat(), hasRegisteredCard: fc.constantFrom(true, false, null) },
    { requiredKeys: ['id'] },
  ),
)

describe('the card filter', () => {
  property('splits the users into two groups, complete and in order', [users], (rows) => {
    const having = filterByCard(rows, 'con', NO_EMAILS)
    const lacking = filterByCard(rows, 'sin', NO_EMAILS)
    expect(having.length + lacking.length).toBe(rows.length)
    expect(having).toEqual(rows.filter((row) => having.includes(row)))
    expect(lacking).toEqual(rows.filter((row) => lacking.includes(row)))
    expect(having.every((row) => row.hasRegisteredCard === true)).toBe(true)
    expect(lacking.some((row) => row.hasRegisteredCard === true)).toBe(false)
  })

  it('returns the same array if it filters nothing', () => {
    const rows = [{ hasRegisteredCard: true }]
    expect(filterByCard(rows, '', NO_EMAILS)).toBe(rows)
  })

  it('finds users who won and have no card, by the e-mail of the claim, ignoring case', () => {
    const claims = [
      { email: ' Ana@correo.cl', category: 'CASO GANADO' },
      { email: 'leo@correo.cl', category: 'NO APLICA' },
      { email: null, category: 'CASO GANADO' },
    ]
    const rows = [
      { email: 'ana@correo.cl', hasRegisteredCard: false },
      { username: 'ANA@correo.cl' },
      { email: 'ana@correo.cl', hasRegisteredCard: true },
      { email: 'leo@correo.cl' },
      { email: null },
    ]
    expect(filterByCard(rows, 'sin-ganado', wonEmailsOf(claims))).toEqual(rows.slice(0, 2))
  })

  it.each([
    ['con', 'con'],
    ['sin', 'sin'],
    ['sin-ganado', 'sin-ganado'],
    ['', ''],
    ['CON', ''],
    ['toString', ''],
    [null, ''],
  ])('is read from %j as %j', (raw, expected) => {
    expect(parseCardFilter(raw)).toBe(expected)
  })
})

describe('the cells of a user', () => {
  it.each([
    [true, 'Sí'],
    [false, 'No'],
    [null, 'No'],
    [undefined, 'No'],
  ])('say of a card that is %j: %s', (hasRegisteredCard, text) => {
    expect(cardText({ hasRegisteredCard })).toBe(text)
  })

  it.each([
    ['Ana', 'Ana'],
    [' Ana ', 'Ana'],
    ['', '-'],
    ['  ', '-'],
    [null, '-'],
    [undefined, '-'],
  ])('write %j as %j', (text, expected) => {
    expect(textOrDash(text)).toBe(expected)
  })
})

describe('the page in the address', () => {
  it.each([
    ['1', 1],
    ['27', 27],
    ['305', 305],
    ['123456789', 123_456_789],
    ['1234567890', 1],
    ['0', 1],
    ['-3', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['9999999999', 1],
    [' 2', 1],
    ['', 1],
    [null, 1],
  ])('%j is page %d', (raw, page) => {
    expect(parsePage(raw)).toBe(page)
  })

  property('is a positive whole number, for any text', [fc.string()], (raw) => {
    const page = parsePage(raw)
    expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
  })
})

describe('the count text', () => {
  it.each([
    [0, 0, '0 usuarios'],
    [1, 1, '1 usuario'],
    [60, 60, '60 usuarios'],
    [20, 60, '20 de 60 usuarios'],
    [0, 1, '0 de 1 usuario'],
    [33_334, 100_000, '33.334 de 100.000 usuarios'],
  ])('%d of %d is "%s"', (shown, all, text) => {
    expect(userCountText(shown, all)).toBe(text)
  })
})

describe('the initial of a person', () => {
  it.each([
    ['legal@demo.cl', 'L'],
    ['ñandu@demo.cl', 'Ñ'],
    ['n\u0303andu@demo.cl', 'Ñ'],
    ['  ana', 'A'],
    ['_x@demo.cl', 'X'],
    ['7@demo.cl', '7'],
    ['', '?'],
    ['@', '?'],
    ['🧳', '?'],
  ])('of %j is %s', (text, initial) => {
    expect(initialOf(text)).toBe(initial)
  })
})

describe('the initials of a name', () => {
  it.each([
    ['María Alejandra Donoso', 'MD'],
    ['Teresa de los Lagos', 'TL'],
    ['  paula   vera ', 'PV'],
    ['Álvaro Ñandú -', 'ÁÑ'],
    ['Externo', 'E'],
    ['-', '?'],
    ['', '?'],
  ])('of %j are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
