import { routeOf } from '@/domain/rights/route'
import { dateErrorOf } from '@/domain/rights/story-date'
import type { TripAnswers } from '@/domain/rights/story'

export function neededAnswers(story: TripAnswers, today: string) {
  const { problem, outcome } = story
  return [
    { what: 'Qué pasó', isThere: problem !== '' },
    { what: 'Desde dónde y hasta dónde', isThere: routeOf(story) !== null },
    { what: 'Cómo terminó', isThere: outcome !== '' },
    ...(dateErrorOf(story, today) === undefined
      ? []
      : [{ what: 'Una fecha que ya pasó', isThere: false }]),
  ]
}

/** 'Falta una respuesta', 'Faltan 2 respuestas'; if none is missing, the rules are still loading. */
export function missingText(answers: ReturnType<typeof neededAnswers>): string {
  const { length } = answers.filter(({ isThere }) => !isThere)
  if (length === 0) return 'Buscando tu respuesta'
  return length === 1 ? 'Falta una respuesta' : `Faltan ${length} respuestas`
}
