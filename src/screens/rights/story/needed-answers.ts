import { OTHER_AIRPORT } from '@/domain/rights/airports'
import type { Story } from '@/domain/rights/story'

/** Whether both ends are the same airport, which is no route; two that are not of the list may differ. */
export function isRoundTrip({ from, to }: Pick<Story, 'from' | 'to'>): boolean {
  return from !== '' && from === to && from !== OTHER_AIRPORT
}

interface Answer {
  readonly what: string
  readonly isThere: boolean
}

/** What an answer needs to be known, in the order of the questions. */
export function neededAnswers(story: Story): readonly Answer[] {
  const { problem, from, to, outcome } = story
  return [
    { what: 'Qué pasó', isThere: problem !== '' },
    {
      what: 'Desde dónde y hasta dónde',
      isThere: from !== '' && to !== '' && !isRoundTrip(story),
    },
    { what: 'Cómo terminó', isThere: outcome !== '' },
  ]
}

/** 'Falta una respuesta', 'Faltan 2 respuestas'. */
export function missingText(answers: readonly Answer[]): string {
  const { length } = answers.filter(({ isThere }) => !isThere)
  return length === 1 ? 'Falta una respuesta' : `Faltan ${length} respuestas`
}
