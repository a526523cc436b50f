import { deadlinesOf, hasRunOut, isLate } from './answer/deadlines'
import { estimateOf } from './answer/estimate'
import { evidenceFor } from './answer/evidence'
import { ANAC_400_LAW } from './laws/anac400'
import { CHILE_LAW } from './laws/chile'
import { EU_261_LAW, turnsOnAirline } from './laws/eu261'
import type { Amount, Case, LawAnswer, Right, Verdict } from './laws/law'
import { MONTREAL_LAW } from './laws/montreal'
import { UK_261_LAW } from './laws/uk261'
import { US_DOT_LAW } from './laws/us-dot'
import { routeOf, touches } from './route'
import { OUTCOMES, type Story } from './story'

/** What a passenger may ask for, in the order of the page. */
export interface Rights {
  readonly verdict: Verdict
  /** 'Sí, podrías reclamar.' */
  readonly headline: string
  /** Of which one is chosen: 'Tú eliges una'. */
  readonly choices: readonly Right[]
  /** 'Y además, mientras esperas'. */
  readonly care: readonly Right[]
  readonly amounts: readonly Amount[]
  /** The laws that count on this route, the strongest first. */
  readonly laws: readonly Right[]
  readonly deadlines: readonly Right[]
  readonly evidence: readonly string[]
  /** What nobody could confirm: said, not hidden. */
  readonly openPoints: readonly string[]
}

/** All laws, of two that give the same the one that pays more first. */
const LAWS = [EU_261_LAW, CHILE_LAW, ANAC_400_LAW, US_DOT_LAW, UK_261_LAW, MONTREAL_LAW]

const STRENGTH = { yes: 2, maybe: 1, unlikely: 0 } as const

/** What a story says once it is enough for an answer; null before. */
function caseOf({ problem, outcome, from, to, isEuropeanAirline }: Story): Case | null {
  const route = routeOf({ from, to })
  if (route === null || problem === '' || outcome === '') return null
  const isOfProblem = OUTCOMES[problem].some((known) => known === outcome)
  return isOfProblem ? { problem, outcome, route, isEuropeanAirline } : null
}

/** The strongest answer of all laws, with what it turns on; a late claim is never a clear one. */
function verdictOf(answers: readonly LawAnswer[], { date }: Story, today: string) {
  const [best] = answers
  if (best === undefined) return { verdict: 'maybe', hinge: 'de la ley de esos países' } as const
  if (best.verdict !== 'yes') return best
  const isRefused = best.terms?.some((term) => term.isCondition && hasRunOut(term, date, today))
  if (isRefused === true) return { verdict: 'maybe', hinge: 'de si avisaste a tiempo' } as const
  if (isLate(date, today))
    return { verdict: 'maybe', hinge: 'de si sigue abierto el plazo' } as const
  return best
}

function headlineOf({ verdict, hinge }: Pick<LawAnswer, 'verdict' | 'hinge'>): string {
  if (verdict === 'yes') return 'Sí, podrías reclamar.'
  return verdict === 'maybe' ? `Quizás: depende ${hinge}.` : `Difícil, pero puedes pedir ${hinge}.`
}

const UNKNOWN_AIRPORT =
  'No conocemos uno de tus aeropuertos: pueden contar más leyes, y las sumas por distancia quedan fuera.'

const NO_LAW = 'Qué ley cuenta en esta ruta está por confirmar: escríbenos y lo vemos.'

/** Each title once, as the strongest law says it. */
function onceEach(rights: readonly Right[]): Right[] {
  return [...new Map([...rights].reverse().map((right) => [right.title, right])).values()].reverse()
}

/**
 * Whether a story's answer depends on the airline being of the European Union: a flight into it from
 * outside, with a problem that its law pays for. An outcome that is not said yet counts as one that pays.
 */
export function asksForEuropeanAirline({ problem, outcome, from, to }: Story): boolean {
  const route = routeOf({ from, to })
  return route !== null && problem !== '' && turnsOnAirline(route, problem, outcome)
}

/**
 * What the passenger of a story may ask for; null while too little is said (problem, two different
 * airports and an outcome of the problem).
 *
 * @param today `yyyy-MM-dd`, for what has run out
 */
export function rightsFor(story: Story, today: string): Rights | null {
  const known = caseOf(story)
  if (known === null) return null
  const answers = LAWS.flatMap((law) => law.answer(known) ?? []).sort(
    (one, other) => STRENGTH[other.verdict] - STRENGTH[one.verdict],
  )
  const { problem, outcome, route } = known
  const best = verdictOf(answers, story, today)
  const hasEstimate = answers.length > 0 && best.verdict !== 'unlikely'
  const terms = answers.flatMap((answer) => answer.terms ?? [])
  const isChilean = touches(route, 'CL')
  return {
    verdict: best.verdict,
    headline: headlineOf(best),
    choices: onceEach(answers.flatMap(({ choices = [] }) => choices)),
    care: onceEach(answers.flatMap(({ care = [] }) => care)),
    amounts: [
      ...(hasEstimate ? estimateOf(problem, outcome) : []),
      ...answers.flatMap(({ amounts = [] }) => amounts),
    ],
    laws: answers.map(({ law }) => law),
    deadlines: deadlinesOf(terms, { date: story.date, today, isChilean }),
    evidence: evidenceFor(problem, outcome),
    openPoints: [
      ...(route.km === null ? [UNKNOWN_AIRPORT] : []),
      ...(answers.length === 0 ? [NO_LAW] : []),
      ...new Set(answers.flatMap(({ openPoints = [] }) => openPoints)),
    ],
  }
}
