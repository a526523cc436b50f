import { parseDay, toDayString } from '@/domain/dates'
import { findAirport, OTHER_AIRPORT } from '@/domain/rights/airports'
import { DETAILS, OUTCOMES, PROBLEMS, type Problem, type TripAnswers } from '@/domain/rights/story'

/** Query names of `/derechos`: answers in the address, so that Back, reload and a shared link keep them. */
const NAMES = {
  problem: 'que',
  from: 'desde',
  to: 'hasta',
  date: 'fecha',
  outcome: 'cuanto',
  operator: 'opero',
  notice: 'aviso',
  arrival: 'llegada',
  departure: 'salida',
  cause: 'causa',
} as const satisfies Record<keyof TripAnswers, string>

const toAirport = (text: string) =>
  text === OTHER_AIRPORT || findAirport(text) !== null ? text : ''

/** Reads the answers; invalid ones count as missing. `preset` is the problem of the page. */
export function readStory(query: URLSearchParams, preset: Problem | ''): TripAnswers {
  const read = (fact: keyof TripAnswers) => query.get(NAMES[fact]) ?? ''
  const oneOf = <T extends string>(fact: keyof TripAnswers, answers: readonly T[]): T | '' =>
    answers.find((known) => known === read(fact)) ?? ''
  const problem = oneOf('problem', PROBLEMS) || preset
  return {
    problem,
    from: toAirport(read('from')),
    to: toAirport(read('to')),
    date: toDayString(parseDay(read('date'))),
    outcome: problem === '' ? '' : oneOf('outcome', OUTCOMES[problem]),
    operator: oneOf('operator', DETAILS.operator),
    notice: oneOf('notice', DETAILS.notice),
    arrival: oneOf('arrival', DETAILS.arrival),
    departure: oneOf('departure', DETAILS.departure),
    cause: oneOf('cause', DETAILS.cause),
  }
}

/** Writes the answers as a query, without the page's own problem. */
export function toStoryQuery(story: TripAnswers, preset: Problem | ''): string {
  const texts: Readonly<Record<keyof TripAnswers, string>> = story
  const query = new URLSearchParams()
  for (const [fact, text] of Object.entries(texts)) {
    const isPreset = fact === 'problem' && text === preset
    if (text !== '' && !isPreset) query.set(NAMES[fact as keyof TripAnswers], text)
  }
  return query.toString()
}
