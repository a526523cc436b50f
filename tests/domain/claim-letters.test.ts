import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { fillTemplate, unknownPlaceholders } from '@/domain/claim/messages/fill-template'
import { letterMarkText, withLetterMark } from '@/domain/claim/messages/letter-mark'
import { LETTER_TEMPLATES } from '@/domain/claim/messages/letter-templates'
import { placeholderValues } from '@/domain/claim/messages/placeholders'
import { followUpOf } from '@/domain/claim/list/follow-up'
import { FIRST_OUTCOME, legalWords, type LegalFacts } from '@/domain/rights/letters/legal-words'
import { problemOf } from '@/domain/rights/labels'
import { PROBLEMS } from '@/domain/rights/story'
import { anyText } from './arbitrary-text'
import { property } from '@tests/support/property'

const TODAY = '2026-11-25'

const PERSON = { name: 'Carolina', lastname: 'Ibáñez', rut: '12.345.678-5' }
const TRIP = { airline: 'JETSMART', type: 'SOBREVENTA', reservation_code: 'LF7HTC' }
const FILED = { case_number: 'C-21666', submitted_date: '2026-11-15' }
const CLAIM = { id: 1239, ...PERSON, ...TRIP, ...FILED }

const ROUTE = { from: 'SCL', to: 'LIM', date: '2026-11-18' }
const FACTS: LegalFacts = { ...ROUTE, problem: 'sobreventa', outcome: 'over-4h', isRefused: false }

function fill(text: string, claim: object, facts: LegalFacts | null): string {
  const legal = facts ? legalWords(facts, TODAY) : { ruta: '', montos: '', normas: '' }
  const letter = { hoy: '25/11/2026', ...legal }
  const values = placeholderValues(toClaimRecord({ ...claim }), 'Vuelo Justo', undefined, letter)
  return fillTemplate(text, values)
}

const [TO_AIRLINE, TO_SERNAC, TO_REFUSAL] = LETTER_TEMPLATES

describe('a letter of the staff', () => {
  it('has the facts of the claim, and sums and rules with their level', () => {
    expect(fill(TO_AIRLINE.subject, CLAIM, FACTS)).toBe(
      'Reclamo 1239 de Carolina Ibáñez, reserva LF7HTC',
    )
    const text = fill(TO_AIRLINE.text, CLAIM, FACTS)
    expect(text).toContain(
      'Señores JetSMART:\n\nPresentamos este reclamo en nombre de Carolina Ibáñez, RUT 12.345.678-5, vuelo Santiago (SCL) a Lima (LIM), 18-11-2026, reserva LF7HTC. Motivo: sobreventa. Nuestro número es 1239.',
    )
    expect(text).toContain(
      'Pedimos:\n- 4 UF: Código Aeronáutico, artículo 133: sumas según BioBioChile, 18-03-2015 (por confirmar)\n\n',
    )
    expect(text).toContain(
      '- Código Aeronáutico de Chile: Código Aeronáutico, artículo 133 (Ley 20.831)\n',
    )
    expect(text).not.toContain('No firmes')
    expect(text).toMatch(/Atentamente,\nVuelo Justo$/)
  })

  it('tells SERNAC what was presented, and the airline that refused why it should not', () => {
    expect(fill(TO_SERNAC.text, CLAIM, FACTS)).toContain(
      'Reclamamos contra JetSMART en nombre de Carolina Ibáñez, RUT 12.345.678-5, vuelo Santiago (SCL) a Lima (LIM), 18-11-2026, reserva LF7HTC. Motivo: sobreventa. Presentamos el reclamo a la aerolínea el 15/11/2026. Su número de caso es C-21666.',
    )
    const refused = fill(TO_REFUSAL.text, CLAIM, { ...FACTS, isRefused: true })
    expect(refused).toContain('Pedimos la causa por escrito y los documentos que la prueban.')
    expect(refused).toContain('- Fuerza mayor: Código Aeronáutico, artículo 127')
    expect(fill(TO_REFUSAL.text, CLAIM, FACTS)).not.toContain('Fuerza mayor')
  })

  it.each(LETTER_TEMPLATES)('$name is whole without any fact', ({ subject, text }) => {
    expect(unknownPlaceholders(subject + text)).toEqual([])
    const letter = fill(text, {}, null)
    expect(letter).toMatch(/^25\/11\/2026\n\nSeñores/)
    expect(letter).not.toMatch(/[{}[\]]|Pedimos:|según:| [,.;:]|\n{3}/)
  })

  const problems = fc.constantFrom(...PROBLEMS)
  const codes = fc.constantFrom('SCL', 'PMC', 'MAD', 'LIM', 'GRU', 'MIA', '')

  property('cites each sum with a source', [problems, codes, codes], (problem, from, to) => {
    const outcome = FIRST_OUTCOME[problem]
    const { montos, normas } = legalWords({ ...FACTS, problem, from, to, outcome }, TODAY)
    const lines = `${montos}\n${normas}`.split('\n').filter((line) => line !== '')
    for (const line of lines) {
      expect(line).toMatch(/^- .+: .+/)
      if (/según (?:BioBio|Turismocity|prensa|varios)/.test(line)) {
        expect(line).toMatch(/\(por confirmar\)$/)
      }
      expect(line).not.toContain('Tabla de estimaciones')
    }
  })

  it.each([
    ['SOBREVENTA', 'sobreventa'],
    ['problema equipaje', 'equipaje'],
    ['OTRO', ''],
    [null, ''],
  ])('of the type %s is about %j', (type, problem) => expect(problemOf(type)).toBe(problem))
})

describe('the line of a letter in Next Step', () => {
  const LINE = letterMarkText('Reclamo ante SERNAC', TODAY)

  it.each([
    [null, LINE],
    [' ', LINE],
    ['Llamar a Ana', `${LINE}\nLlamar a Ana`],
    ['[24/11] Llamar', `[24/11] ${LINE}\nLlamar`],
    [`${LINE}\nLlamar`, `${LINE}\nLlamar`],
    [`[24/11] ${LINE}\nLlamar`, `[24/11] ${LINE}\nLlamar`],
  ])('stands before the earlier text %j', (before, after) => {
    expect(LINE).toBe('Carta: Reclamo ante SERNAC, 25/11/2026')
    expect(withLetterMark(before, LINE)).toBe(after)
  })

  property('keeps the earlier text and its date, and is written once', [anyText], (before) => {
    const after = withLetterMark(before, LINE)
    const today = new Date(2026, 10, 25)
    expect(withLetterMark(after, LINE)).toBe(after)
    expect(followUpOf(after, today)).toEqual(followUpOf(before, today))
  })
})
