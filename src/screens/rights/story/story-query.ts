import { parseDay, toDayString } from '@/domain/dates'
import { findAirport, OTHER_AIRPORT } from '@/domain/rights/airports'
import { OUTCOMES, PROBLEMS, type Problem, type Story } from '@/domain/rights/story'

/** Query names of `/derechos`: what somebody said, so that Back, a reload and a shared link keep it. */
const NAMES = {
  problem: 'que',
  from: 'desde',
  to: 'hasta',
  date: 'fecha',
  outcome: 'cuanto',
  isEuropeanAirline: 'europea',
} as const satisfies Record<keyof Story, string>

const YES_OR_NO = { si: true, no: false } as const

const toAirport = (text: string) =>
  text === OTHER_AIRPORT || findAirport(text) !== null ? text : ''

/**
 * The story that an address tells; what nobody could have answered counts as not said.
 *
 * @param preset what the page itself is about
 */
export function readStory(query: URLSearchParams, preset: Problem | ''): Story {
  const read = (fact: keyof Story) => query.get(NAMES[fact]) ?? ''
  const problem = PROBLEMS.find((known) => known === read('problem')) ?? preset
  const outcomes = problem === '' ? [] : OUTCOMES[problem]
  const airline = Object.entries(YES_OR_NO).find(([word]) => word === read('isEuropeanAirline'))
  return {
    problem,
    from: toAirport(read('from')),
    to: toAirport(read('to')),
    date: toDayString(parseDay(read('date'))),
    outcome: outcomes.find((known) => known === read('outcome')) ?? '',
    isEuropeanAirline: airline?.[1] ?? null,
  }
}

/** The query that tells a story, without what the page is about anyway. */
export function toStoryQuery(story: Story, preset: Problem | ''): string {
  const { isEuropeanAirline, ...said } = story
  const texts: Readonly<Record<keyof Story, string>> = {
    ...said,
    problem: story.problem === preset ? '' : story.problem,
    isEuropeanAirline: isEuropeanAirline === null ? '' : isEuropeanAirline ? 'si' : 'no',
  }
  const query = new URLSearchParams()
  for (const [fact, text] of Object.entries(texts)) {
    if (text !== '') query.set(NAMES[fact as keyof Story], text)
  }
  return query.toString()
}
