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
    expect(filterByCard(rows, '', NO_EMAILS)).toBe(rows)
  })

  it('is read from the address only if it is one of three', () => {
    for (const filter of ['con', 'sin', 'sin-ganado']) expect(parseCardFilter(filter)).toBe(filter)
    for (const other of ['', 'CON', 'toString', null]) expect(parseCardFilter(other)).toBe('')
  })
})

describe('the cells of a user', () => {
  it('say whether there is a card', () => {
    const texts = [true, false, null, undefined].map((hasRegisteredCard) =>
      cardText({ hasRegisteredCard }),
    )
    expect(texts).toEqual(['Sí', 'No', 'No', 'No'])
  })

  it('write a trimmed text, or a dash', () => {
    expect(['Ana', ' Ana ', '', '  ', null, undefined].map(textOrDash)).toEqual([
      ...['Ana', 'Ana', '-', '-', '-', '-'],
    ])
  })
})

describe('the page in the address', () => {
  it.each(['1', '27', '123456789'])('is %s', (raw) => {
    expect(parsePage(raw)).toBe(Number(raw))
  })

  it.each(['1234567890', '0', '-3', '2.5', '1e3', ' 2', '', null])('%j is page 1', (raw) => {
    expect(parsePage(raw)).toBe(1)
  })

  property('is a positive whole number, for any text', [fc.string()], (raw) => {
    const page = parsePage(raw)
    expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
  })
})

it.each([
  [0, 0, '0 usuarios'],
  [1, 1, '1 usuario'],
  [20, 60, '20 de 60 usuarios'],
  [0, 1, '0 de 1 usuario'],
  [33_334, 100_000, '33.334 de 100.000 usuarios'],
])('counts %d of %d users as "%s"', (shown, all, text) => {
  expect(userCountText(shown, all)).toBe(text)
})

it.each([
  ['legal@demo.cl', 'L'],
  ['n\u0303andu@demo.cl', 'Ñ'],
  ['  ana', 'A'],
  ['_x@demo.cl', 'X'],
  ['7@demo.cl', '7'],
  ['', '?'],
  ['🧳', '?'],
])('the initial of %j is %s', (text, initial) => {
  expect(initialOf(text)).toBe(initial)
})

it.each([
  ['María Alejandra Donoso', 'MD'],
  ['Teresa de los Lagos', 'TL'],
  ['  paula   vera ', 'PV'],
  ['Álvaro Ñandú -', 'ÁÑ'],
  ['Externo', 'E'],
  ['-', '?'],
  ['', '?'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
