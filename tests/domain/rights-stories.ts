import fc from 'fast-check'
import { toDayString } from '@/domain/dates'
import { AIRPORTS, OTHER_AIRPORT } from '@/domain/rights/airports'
import type { Source } from '@/domain/rights/laws/sources'
import { rightsFor, type Rights } from '@/domain/rights/rights-for'
import {
  DETAILS,
  NO_DETAILS,
  OUTCOMES,
  PROBLEMS,
  type ProblemDetail,
  type Problem,
  type TripAnswers,
} from '@/domain/rights/story'

export const TODAY = '2026-11-21'

/** Answers for a flight from Santiago a week ago, with overrides. */
export function storyOf(told: Partial<TripAnswers>): TripAnswers {
  return {
    problem: 'cancelacion',
    from: 'SCL',
    to: 'LIM',
    date: '2026-11-18',
    outcome: 'alternative-late',
    ...NO_DETAILS,
    ...told,
  }
}

/** A case of a table: 'problem from-to outcome detail=answer'. */
export function toStory(text: string): TripAnswers {
  const [problem, route = '', outcome, ...details] = text.split(' ')
  const [from, to] = route.split('-')
  const told = Object.fromEntries(details.map((detail) => detail.split('='))) as object
  return storyOf({ problem, from, to, outcome, ...told } as Partial<TripAnswers>)
}

/** The result of complete answers. */
export function rightsOf(told: Partial<TripAnswers>): Rights {
  const rights = rightsFor(storyOf(told), TODAY)
  if (rights === null) throw new Error(`No answer to ${JSON.stringify(told)}`)
  return rights
}

/** Every text of a result with its source. */
export function sentencesOf(rights: Rights): { text: string; source: Source }[] {
  const { choices, care, laws, deadlines, offices, amounts } = rights
  return [
    ...[...choices, ...care, ...laws, ...deadlines, ...offices].map(({ title, text, source }) => ({
      text: `${title}: ${text}`,
      source,
    })),
    ...amounts.map(({ text, note, source }) => ({ text: `${text}: ${note}`, source })),
  ]
}

/** Every visible text of a result. */
export function wordsOf(rights: Rights): string[] {
  const { headline, evidence, openPoints } = rights
  return [
    headline,
    ...evidence,
    ...openPoints,
    ...sentencesOf(rights).flatMap(({ text, source }) => [text, source.title]),
  ]
}

const CODES = [...AIRPORTS.map(({ code }) => code), OTHER_AIRPORT]

/** Complete answers, for every law and any day. */
export const anyStory: fc.Arbitrary<TripAnswers & { problem: Problem; outcome: ProblemDetail }> = fc
  .record({
    problem: fc.constantFrom(...PROBLEMS),
    at: fc.nat(3),
    from: fc.constantFrom(...CODES),
    to: fc.constantFrom(...CODES),
    date: fc.oneof(
      fc.constant(''),
      fc
        .date({ noInvalidDate: true, min: new Date(2015, 0), max: new Date(2035, 0) })
        .map((day) => toDayString(day)),
    ),
    operator: fc.constantFrom('', ...DETAILS.operator),
    notice: fc.constantFrom('', ...DETAILS.notice),
    arrival: fc.constantFrom('', ...DETAILS.arrival),
    departure: fc.constantFrom('', ...DETAILS.departure),
    cause: fc.constantFrom('', ...DETAILS.cause),
  })
  .filter(({ from, to }) => from !== to || from === OTHER_AIRPORT)
  .map(({ at, ...story }) => ({
    ...story,
    // Luggage of a flight that has not left is a field error.
    date: story.problem === 'equipaje' && story.date > TODAY ? '' : story.date,
    outcome: OUTCOMES[story.problem][at] ?? OUTCOMES[story.problem][0],
  }))
