import { describe, expect, it } from 'vitest'
import { endingOf, stageOf, stepProgress, STAGES, type Stage } from '@/domain/claim/status/stages'
import { CLAIM_CATEGORIES } from '@/domain/claim/status/status'

function stage(category: string): Stage {
  const found = stageOf(category)
  if (!found) throw new Error(`no stage for ${category}`)
  return found
}

/** How far a claim of this category is with each of the five steps. */
function line(category: string) {
  return STAGES.map((_, step) => stepProgress(stage(category), step))
}

describe('the line of a claim', () => {
  it.each([
    ['EN EVALUACIÓN', ['current', 'ahead', 'ahead', 'ahead', 'ahead']],
    ['EN ESPERA DE DOCUMENTOS', ['done', 'current', 'ahead', 'ahead', 'ahead']],
    ['INGRESADO', ['done', 'done', 'current', 'ahead', 'ahead']],
    ['EN APELACIÓN', ['done', 'done', 'done', 'current', 'ahead']],
    ['PROCESANDO COMPENSACIÓN', ['done', 'done', 'done', 'done', 'current']],
    ['CASO GANADO', ['done', 'done', 'done', 'done', 'done']],
    ['CASO DESISTIDO', ['done', 'done', 'done', 'current', 'ahead']],
    ['NO APLICA', ['current', 'ahead', 'ahead', 'ahead', 'ahead']],
  ])('%s is %j', (category, expected) => {
    expect(line(category)).toEqual(expected)
  })
})

describe('a won claim', () => {
  it('announces the fee instead of saying that nothing is left to do', () => {
    expect(stage('CASO GANADO').next).toBe(
      'Cobramos nuestra comisión, el 20% de la compensación, y nada más.',
    )
  })
})

describe('the end of a claim', () => {
  it('is known for three categories; in all others somebody still has to act', () => {
    const endings = CLAIM_CATEGORIES.map((category) => [category, endingOf(stage(category))])
    expect(endings.filter(([, ending]) => ending !== null)).toEqual([
      ['CASO DESISTIDO', 'closed'],
      ['NO APLICA', 'closed'],
      ['CASO GANADO', 'won'],
    ])
  })
})
