import { routeOf } from '@/domain/rights/route'
import type { Story } from '@/domain/rights/story'

interface Answer {
  readonly what: string
  readonly isThere: boolean
}

/** What an answer needs to be known, in the order of the questions. */
export function neededAnswers(story: Story): readonly Answer[] {
  const { problem, outcome } = story
  return [
    { what: 'Qué pasó', isThere: problem !== '' },
    { what: 'Desde dónde y hasta dónde', isThere: routeOf(story) !== null },
    { what: 'Cómo terminó', isThere: outcome !== '' },
  ]
}

/** 'Falta una respuesta', 'Faltan 2 respuestas'. */
export function missingText(answers: readonly Answer[]): string {
  const { length } = answers.filter(({ isThere }) => !isThere)
  return length === 1 ? 'Falta una respuesta' : `Faltan ${length} respuestas`
}
