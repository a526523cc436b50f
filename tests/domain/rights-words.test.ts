import { describe, expect, it } from 'vitest'
import { parseClaimType } from '@/domain/claim/catalogue'
import { FAQ_ESTIMATES } from '@/domain/claim/faq-estimates'
import {
  OUTCOME_LABELS,
  OUTCOME_QUESTIONS,
  claimTypeOf,
  problemLabel,
} from '@/domain/rights/labels'
import { FAQ_OF } from '@/domain/rights/questions'
import { rightsTables } from '@/domain/rights/rights-table'
import { OUTCOMES, PROBLEMS } from '@/domain/rights/story'

describe('the words of a problem', () => {
  const AFTER = '¿Cuánto después salía el vuelo que te ofrecieron?'
  const DELAY = '¿Con cuánto atraso llegaste?'
  const offers = ['3 horas o menos', 'Más de 3 horas', 'No me ofrecieron otro', 'No viajé']
  const delays = ['Menos de 3 horas', 'Entre 3 y 4 horas', 'Más de 4 horas', 'No viajé']
  const bags = ['No apareció', 'Llegó tarde', 'Llegó dañado']

  it.each([
    ['cancelacion', 'Cancelación', AFTER, offers, 'CANCELACIÓN'],
    ['retraso', 'Retraso', DELAY, delays, 'RETRASO'],
    ['sobreventa', 'Sobreventa', DELAY, delays, 'SOBREVENTA'],
    ['equipaje', 'Problema equipaje', '¿Qué pasó con tu equipaje?', bags, 'PROBLEMA EQUIPAJE'],
  ] as const)('%s', (problem, label, question, answers, type) => {
    expect(problemLabel(problem)).toBe(label)
    expect(OUTCOME_QUESTIONS[problem]).toBe(question)
    expect(OUTCOMES[problem].map((outcome) => OUTCOME_LABELS[outcome])).toEqual(answers)
    expect(claimTypeOf(problem)).toBe(type)
    expect(parseClaimType(type)).toBe(type)
  })
})

describe('the tables of a problem', () => {
  it.each([
    ['cancelacion', 10, ['$100.000 a $250.000']],
    ['retraso', 11, ['$80.000 a $180.000']],
    ['sobreventa', 16, ['$75.000 a $190.000']],
    ['equipaje', 6, ['$500.000 a $1.200.000', '$50.000 a $150.000', '$30.000 a $80.000']],
  ] as const)('of %s end with the estimates of the service', (problem, rows, amounts) => {
    const tables = rightsTables(problem)
    expect(tables.flatMap((table) => table.rows)).toHaveLength(rows)
    expect(new Set(tables.map(({ law }) => law)).size).toBe(tables.length)
    const own = tables.at(-1)
    expect(own?.law).toBe('Nuestra estimación')
    expect(own?.rows.map(({ amount }) => amount)).toEqual(amounts)
    for (const { conditions } of tables) expect(conditions).toMatch(/^\p{Lu}.*\.$/u)
  })

  it('have every case of the FAQ once', () => {
    const cases = PROBLEMS.flatMap((problem) => rightsTables(problem).at(-1)?.rows ?? [])
    expect(cases.map(({ when }) => when).sort()).toEqual(
      FAQ_ESTIMATES.map((row) => row.case).sort(),
    )
  })

  it('of overbooking have the whole Chilean scale, with pesos beside it', () => {
    const scale = rightsTables('sobreventa').find(
      ({ law }) => law === 'Código Aeronáutico de Chile',
    )
    expect(scale?.rows.map(({ when, amount, aside }) => [when, amount, aside].join(': '))).toEqual([
      'Hasta 500 km: 2 UF: unos $80.000',
      'Entre 500 y 1.000 km: 3 UF: unos $120.000',
      'Entre 1.000 y 2.500 km: 4 UF: unos $150.000',
      'Entre 2.500 y 4.000 km: 10 UF: unos $380.000',
      'Entre 4.000 y 8.000 km: 15 UF: unos $580.000',
      'Más de 8.000 km: 20 UF: unos $770.000',
    ])
  })
})

describe('the questions of a problem', () => {
  it.each(PROBLEMS)('of %s are four to six, with answers in plain sentences', (problem) => {
    const questions = FAQ_OF[problem]
    expect(questions.length).toBeGreaterThanOrEqual(4)
    expect(questions.length).toBeLessThanOrEqual(6)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
    for (const { question, answer } of questions) {
      expect(question).toMatch(/¿.+\?$/)
      expect(answer).toMatch(/\.$/)
      expect(answer).not.toMatch(/[—–]|undefined|NaN|\b(the|and|flight)\b|\.\./)
    }
  })
})
