import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatStatus } from '@/domain/claim/status/lanes'
import {
  CLAIM_CATEGORIES,
  needsAgencyChoice,
  needsDocumentsChoice,
  normalizeStatus,
  onlySubcategoryOf,
  outcomeOf,
  parseCategory,
  REQUIRED_DOCUMENTS,
  statusDescription,
  statusOf,
  stepProgress,
  subcategoriesOf,
} from '@/domain/claim/status/status'
import { STAGES } from '@/domain/claim/status/statuses'
import { EXPECTED_STATUSES } from './expected-statuses'
import { PLACES } from './status-places'
import { property } from '@tests/support/property'

const category = fc.constantFrom(...CLAIM_CATEGORIES)

it('are the statuses of the specification, in its order', () => {
  expect(CLAIM_CATEGORIES).toEqual(EXPECTED_STATUSES.map((row) => row.category))
})

describe.each(EXPECTED_STATUSES)('$category', (expected) => {
  const { category: name, stage, holder, outcome, subcategories, description } = expected

  it('has its sub-statuses, its stage, its holder and its outcome', () => {
    expect(subcategoriesOf(name)).toEqual(subcategories)
    expect(STAGES.findIndex((label) => label === stage)).toBe(statusOf(name)?.stage)
    expect(statusOf(name)).toMatchObject({ holder, outcome })
  })

  it('has texts for the meaning and the next step', () => {
    expect(statusOf(name)?.meaning).toMatch(/^[¡\p{Lu}].*\.$/u)
    expect(statusOf(name)?.next).toMatch(/^\p{Lu}.*\.$/u)
    expect(statusDescription(name)).toMatch(description ?? /^Sin descripción disponible$/)
    if (description) expect(statusDescription(name)).toMatch(/^\p{Lu}.*\.$/u)
  })

  it('explains who has to act, without a legal deadline or a promise of money', () => {
    const texts = Object.values(statusOf(name)?.help ?? {})
    expect(texts).toHaveLength(outcome === 'open' ? 3 : 0)
    texts.forEach((text) => {
      expect(text).toMatch(/^[A-Z].{20,110}\.$/)
      expect(text).not.toMatch(/\$|ley|artículo|garantiz|asegur|\d+ días/i)
    })
  })

  it.each(Object.entries(PLACES))('has its row in %s', (_, check) => check(expected))
})

describe('a category', () => {
  const spoil = fc.constantFrom(
    (text: string) => text.toLowerCase(),
    (text: string) => `  ${text}\n`,
    (text: string) => text.normalize('NFD'),
    (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    (text: string) => text.replaceAll(' ', '  '),
  )

  property('is matched in any spelling', [category, fc.array(spoil)], (name, spoilers) => {
    const spoiled = spoilers.reduce<string>((text, change) => change(text), name)
    expect(statusOf(spoiled)).toBe(statusOf(name))
  })

  it('matches both spellings of waiting for the airline', () => {
    const spelling = 'EN ESPERA DE RESPUESTA DE LA AEROLÍNEA'
    expect(parseCategory(spelling)).toBe('EN ESPERA RESPUESTA AEROLÍNEA')
    expect(statusDescription(spelling)).toMatch(/esperando la respuesta de la aerolínea/)
  })

  const MISSING = [null, undefined, '', ' ']

  it.each([...MISSING, 'ALGO NUEVO', 'constructor', '__proto__', 'toString'])(
    'is unknown and open if it is %j',
    (name) => {
      expect(statusOf(name)).toBeNull()
      expect(outcomeOf(name)).toBe('open')
      expect(subcategoriesOf(name ?? '')).toEqual([])
      expect(statusDescription(name ?? '')).toBe('Sin descripción disponible')
      if (MISSING.includes(name)) expect(normalizeStatus(name)).toBe('')
    },
  )
})

describe('a sub-status', () => {
  it('is preselected only if it is the only one', () => {
    for (const name of [...CLAIM_CATEGORIES, 'ALGO NUEVO']) {
      const options = subcategoriesOf(name)
      expect(onlySubcategoryOf(name)).toBe(options.length === 1 ? options[0] : null)
    }
  })

  it('opens the list of documents in one case and the list of agencies in another', () => {
    const all = CLAIM_CATEGORIES.flatMap(subcategoriesOf)
    expect(all.filter(needsDocumentsChoice)).toEqual(['FALTAN DOCUMENTOS'])
    expect(all.filter(needsAgencyChoice)).toEqual(['AGENCIA DE VIAJE'])
    expect(needsDocumentsChoice(' faltan documentos')).toBe(true)
    expect(needsAgencyChoice('agencia de viaje')).toBe(true)
  })

  it('has six possible missing documents, each once', () => {
    expect(new Set(REQUIRED_DOCUMENTS).size).toBe(6)
  })
})

describe('the progress line of a claim', () => {
  it.each([
    ['EN EVALUACIÓN', 'current ahead ahead ahead ahead'],
    ['EN APELACIÓN', 'done done done current ahead'],
    ['PROCESANDO COMPENSACIÓN', 'done done done done current'],
    ['CASO GANADO', 'done done done done done'],
  ])('%s is %s', (name, expected) => {
    const status = statusOf(name)
    expect(status && STAGES.map((_, step) => stepProgress(status, step)).join(' ')).toBe(expected)
  })

  it('ends with the fee if the claim was won', () => {
    expect(statusOf('CASO GANADO')?.next).toBe(
      'Cobramos nuestra comisión, el 20% de la compensación, y nada más.',
    )
  })
})

it.each([
  ['EN ESPERA RESPUESTA AEROLÍNEA', 'En espera respuesta aerolínea'],
  ['NO CUBRE OPEX', 'No cubre OPEX'],
  ['Revisión Interna', 'Revisión Interna'],
  [' ', ''],
  [null, ''],
])('the label of the status %j is %j', (status, words) => {
  expect(formatStatus(status)).toBe(words)
})
