import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rightsFor } from '@/domain/rights/rights-for'
import {
  blanksOf,
  LETTER_BLANKS,
  lettersFor,
  noticeTerm,
  passengerLetter,
  type LetterAnswers,
  type LetterKind,
} from '@/domain/rights/letters/passenger-letters'
import type { Problem, TripAnswers } from '@/domain/rights/story'
import { anyStory, rightsOf, storyOf, TODAY } from './rights-stories'
import { property } from '@tests/support/property'

const TRIP = { airline: 'LATAM', flight: 'LA 600', reservation: 'ABC123' }
const PERSON = { name: 'Ana Soto', document: '12.345.678-5', contact: 'ana@correo.cl' }
const LUGGAGE = { report: 'SCLLA12345', tag: '0045 LA 123456' }
const EXPENSES = { meals: '12.500', transport: '8000', goods: '45.990' }
const TYPED: LetterAnswers = { ...TRIP, ...PERSON, ...LUGGAGE, ...EXPENSES }

function letter(
  kind: LetterKind,
  told: Partial<TripAnswers> & { readonly problem: Problem },
  typed: LetterAnswers = TYPED,
): string {
  const story = { ...storyOf(told), problem: told.problem }
  return passengerLetter(kind, { story, rights: rightsOf(told), typed, today: TODAY })
}

describe('the letters of an answer', () => {
  it.each([
    ['cancelacion', ['cause', 'expenses']],
    ['retraso', ['cause', 'expenses']],
    ['sobreventa', ['cause', 'expenses']],
    ['equipaje', ['luggage', 'expenses']],
  ] as const)('for %s are %j', (problem, kinds) => expect(lettersFor(problem)).toEqual(kinds))

  it('ask for the cause of a flight', () => {
    expect(letter('cause', { problem: 'cancelacion' })).toBe(
      [
        '21-11-2026',
        'Señores LATAM:',
        'Soy Ana Soto, RUT o pasaporte 12.345.678-5. Viajaba en el vuelo LA 600 de Santiago (SCL) a Lima (LIM), del 18-11-2026, reserva ABC123.',
        'El vuelo fue cancelado.',
        'Pido que me digan por escrito la causa.',
        'Lo pido según: Junta de Aeronáutica Civil, derechos del pasajero.',
        'Respondan a ana@correo.cl.',
        'Atentamente,\nAna Soto',
      ].join('\n\n'),
    )
  })

  const LATE = { problem: 'retraso', outcome: 'over-4h' } as const

  it('show what is missing in brackets, by its label', () => {
    const told = { ...LATE, date: '' }
    const text = letter('cause', told, {})
    expect(text).toContain('Señores [Aerolínea]:')
    expect(text).toContain('del [Fecha del vuelo], reserva [Código de reserva].')
    expect(letter('cause', told, { day: '2026-11-19' })).toContain('del 19-11-2026,')
  })

  it.each([
    ['retraso', 'SCL', 'Junta de Aeronáutica Civil, derechos del pasajero.'],
    ['retraso', 'EZE', 'Junta de Aeronáutica Civil, derechos del pasajero (por confirmar).'],
    ['sobreventa', 'SCL', 'Ley Fácil, Biblioteca del Congreso Nacional.'],
  ] as const)('cite the source of a %s from %s', (problem, from, basis) => {
    const to = from === 'SCL' ? 'LIM' : 'SCL'
    const text = letter('cause', { problem, from, to, outcome: 'over-4h' })
    expect(text).toContain(`Lo pido según: ${basis}`)
  })

  it('cite no law where none is known', () => {
    expect(letter('cause', { ...LATE, from: 'BOG', to: 'LIM' })).not.toContain('Lo pido según')
  })

  it.each([
    ['damaged', '7 días', '25-11-2026'],
    ['late', '21 días', '09-12-2026'],
  ] as const)('give notice of %s luggage within %s', (outcome, days, last) => {
    const told = { problem: 'equipaje', outcome } as const
    const text = letter('luggage', told)
    expect(text).toContain(
      `Aviso dentro del plazo de ${days} para avisar por escrito, que vence el ${last}: Convenio de Montreal de 1999: plazos, según varios textos (por confirmar).`,
    )
    expect(text).toContain('Informe de equipaje (PIR): SCLLA12345. Colilla: 0045 LA 123456.')
    expect(noticeTerm(rightsOf(told))?.title).toBe(`${days} para avisar por escrito`)
  })

  it('claim no term that has passed, and none within Chile', () => {
    for (const told of [
      { outcome: 'damaged', date: '2026-11-01' },
      { outcome: 'damaged', to: 'PMC' },
      { outcome: 'lost' },
    ] as const) {
      expect(letter('luggage', { problem: 'equipaje', ...told })).not.toContain('dentro del plazo')
    }
  })

  it('count the term from the day that is typed beside the letter, if the answers have none', () => {
    const told = { problem: 'equipaje', outcome: 'damaged', date: '' } as const
    expect(letter('luggage', told, { day: '2026-11-18' })).toContain('que vence el 25-11-2026')
    expect(letter('luggage', told, { day: '2026-11-01' })).not.toContain('dentro del plazo')
  })

  it('ask for what the law of luggage gives, without our estimate', () => {
    expect(letter('luggage', { problem: 'equipaje', outcome: 'lost', to: 'PMC' })).toContain(
      'Pido lo que corresponda: 40 UF por pasajero, Código Aeronáutico, artículo 148, citado en la sentencia rol 5.876-2020.',
    )
  })

  it('list the expenses with their total', () => {
    const text = letter('expenses', LATE)
    expect(text).toContain('- Comida: $12.500\n- Taxi o traslado: $8.000\nTotal: $20.500')
    expect(text).not.toContain('[')
    expect(letter('expenses', { problem: 'equipaje', outcome: 'late' })).toContain('Total: $53.990')
    expect(letter('expenses', LATE, {})).toContain('- Comida: [monto]\n- Hotel: [monto]')
  })

  it('leave out no expense whose amount cannot be read, nor state a total without it', () => {
    const typed = { ...TYPED, meals: '8.500 + 4.200', lodging: '0' }
    expect(letter('expenses', LATE, typed)).toContain(
      '- Comida: [monto]\n- Taxi o traslado: $8.000\nTotal: [total]',
    )
  })

  property('have a field for each blank', [anyStory, fc.nat(1)], (story, at) => {
    const rights = rightsFor(story, TODAY)
    const kind = lettersFor(story.problem)[at]
    if (rights === null || kind === undefined) return
    const blanks = blanksOf(kind, story)
    const facts = { story, rights, today: TODAY }
    const empty = passengerLetter(kind, { ...facts, typed: {} })
    const holes = [...empty.matchAll(/\[([^\]]*)\]/g)].map(([, label]) => label)
    const labels = [...blanks.map((blank) => LETTER_BLANKS[blank] as string), 'monto', 'total']
    expect(labels).toEqual(expect.arrayContaining(holes))
    const typed = blanks.map((blank) => [blank, blank === 'day' ? '2026-11-02' : '1000'] as const)
    const full = passengerLetter(kind, { ...facts, typed: Object.fromEntries(typed) })
    expect(full).not.toMatch(/[[\]]|undefined|NaN|\.\.|: \.|\n{3}/)
  })
})
