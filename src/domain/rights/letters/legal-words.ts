import { OTHER_AIRPORT } from '@/domain/rights/airports'
import { DO_NOT_SIGN } from '@/domain/rights/laws/chile-facts'
import { citation, SOURCES } from '@/domain/rights/laws/sources'
import { rightsFor } from '@/domain/rights/rights-for'
import { codesOf } from '@/domain/rights/route'
import { dayInWords, routeInWords } from '@/domain/rights/story-words'
import { NO_DETAILS, type Problem, type ProblemDetail } from '@/domain/rights/story'

/** What a letter of the staff needs beside the claim, which has no route. */
export interface LegalFacts {
  readonly problem: Problem | ''
  readonly from: string
  readonly to: string
  /** `yyyy-MM-dd`; '' if unknown. */
  readonly date: string
  readonly outcome: ProblemDetail | ''
  /** The airline refused: what a court said of force majeure is added. */
  readonly isRefused: boolean
}

/** Outcome that a letter assumes first: the one with the most rights. */
export const FIRST_OUTCOME = {
  cancelacion: 'no-alternative',
  retraso: 'over-4h',
  sobreventa: 'over-4h',
  equipaje: 'lost',
} as const satisfies Record<Problem, ProblemDetail>

/** Sums and rules of laws, one a line, with their sources; '' where none is known. No estimate is among them. */
export function legalWords(
  { from, to, isRefused, ...facts }: LegalFacts,
  today: string,
): { readonly ruta: string; readonly montos: string; readonly normas: string } {
  const ends = { from: from || OTHER_AIRPORT, to: to || OTHER_AIRPORT }
  const flown = [codesOf(ends) === null ? '' : routeInWords(ends), dayInWords(facts.date)]
  const ruta = flown.filter((part) => part !== '').join(', ')
  const rights = rightsFor({ ...NO_DETAILS, ...facts, ...ends }, today)
  if (rights === null) return { ruta, montos: '', normas: '' }
  const { amounts, laws, choices, care } = rights
  const sums = amounts.filter(({ estimate }) => estimate === undefined)
  const refusal = isRefused ? [{ title: 'Fuerza mayor', source: SOURCES.article127 }] : []
  const rules = [...laws, ...choices, ...care, ...refusal].filter(
    ({ title }) => title !== DO_NOT_SIGN,
  )
  return {
    ruta,
    montos: sums.map(({ text, source }) => `- ${text}: ${citation(source)}`).join('\n'),
    normas: rules.map(({ title, source }) => `- ${title}: ${citation(source)}`).join('\n'),
  }
}
