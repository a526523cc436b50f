import { ADVICE, LATE, TOO_OLD, ageOf, deadlinesOf, hasRunOut } from './answer/deadlines'
import { estimateOf } from './answer/estimate'
import { evidenceFor } from './answer/evidence'
import { officesFor } from './answer/offices'
import { countryName } from './country-names'
import { ANAC_400_LAW } from './laws/anac400'
import { CHILE_LAW } from './laws/chile-law'
import { EU_261_LAW } from './laws/eu261'
import type { Case, LawAnswer, Right, Term, Verdict } from './laws/law'
import { MONTREAL_LAW } from './laws/montreal'
import { UK_261_LAW } from './laws/uk261'
import { US_DOT_LAW } from './laws/us-dot'
import { countriesOf, hasKnownLaw, routeOf, type Route } from './route'
import { dateErrorOf } from './story-date'
import { DETAILS, NO_DETAILS, OUTCOMES, type Detail, type TripAnswers } from './story'

/** If two laws give the same, the one that pays more comes first. */
const LAWS = [EU_261_LAW, CHILE_LAW, ANAC_400_LAW, US_DOT_LAW, UK_261_LAW, MONTREAL_LAW]

const STRENGTH = { yes: 2, maybe: 1, unlikely: 0 } as const

function caseOf(story: TripAnswers): Case | null {
  const { problem, outcome } = story
  const route = routeOf(story)
  if (route === null || problem === '' || outcome === '') return null
  const isOfProblem = OUTCOMES[problem].some((known) => known === outcome)
  return isOfProblem ? { ...story, problem, outcome, route } : null
}

function answersOf(known: Case): LawAnswer[] {
  return LAWS.flatMap((law) => law(known) ?? []).sort(
    (one, other) => STRENGTH[other.verdict] - STRENGTH[one.verdict],
  )
}

const MOST_DETAILS = 2

/** Keeps only details whose answers change the result. */
function askDetails(whole: Case): { readonly asked: readonly Detail[]; readonly known: Case } {
  const asked: Detail[] = []
  let known: Case = { ...whole, ...NO_DETAILS }
  for (const detail of Object.keys(DETAILS) as Detail[]) {
    const before = known
    const results = DETAILS[detail].map((answer) =>
      JSON.stringify(answersOf({ ...before, [detail]: answer })),
    )
    if (asked.length < MOST_DETAILS && new Set(results).size > 1) {
      asked.push(detail)
      known = { ...known, [detail]: whole[detail] }
    }
  }
  return { asked, known }
}

/** Details that change the answer; `today` is `yyyy-MM-dd`. */
export function detailsFor(story: TripAnswers, today: string): readonly Detail[] {
  const known = caseOf(story)
  return known === null || ageOf(story.date, today) === 'over' ? [] : askDetails(known).asked
}

function strongestOf(
  [best]: readonly LawAnswer[],
  route: Route,
): Pick<LawAnswer, 'verdict' | 'hinge'> {
  if (best !== undefined) return best
  const countries = countriesOf(route).map(countryName).join(' o de ')
  return { verdict: 'maybe', hinge: `de la ley de ${countries || 'esos países'}` }
}

function headlineOf({ verdict, hinge }: Pick<LawAnswer, 'verdict' | 'hinge'>): string {
  if (verdict === 'yes') return 'Sí, podrías reclamar.'
  return verdict === 'maybe' ? `Quizás: depende ${hinge}.` : `Difícil, pero puedes pedir ${hinge}.`
}

/** An expired condition or a late claim turns 'yes' into 'maybe'. */
function judge(
  answers: readonly LawAnswer[],
  { route, date, today }: { route: Route; date: string; today: string },
): { readonly verdict: Verdict; readonly headline: string } {
  const best = strongestOf(answers, route)
  const age = ageOf(date, today)
  if (age === 'over') return { verdict: 'unlikely', headline: TOO_OLD }
  const missed = answers
    .flatMap(({ terms = [] }) => terms)
    .find((term) => term.kind === 'condition' && hasRunOut(term, date, today))
  const late = age === 'late' ? [LATE] : []
  const unheard = missed === undefined ? [] : [`Pasaron los ${missed.title}.`]
  const words = [...late, ...unheard]
  if (words.length === 0) return { verdict: best.verdict, headline: headlineOf(best) }
  const hinge = missed === undefined ? 'del plazo' : 'de si avisaste a tiempo'
  const known = best.verdict === 'yes' ? ({ verdict: 'maybe', hinge } as const) : best
  return { verdict: known.verdict, headline: [headlineOf(known), ...words].join(' ') }
}

const NO_AMOUNT = 'No encontramos un monto fijo para este caso: depende de lo que puedas probar.'
const NO_AMOUNT_NOW = 'Por el tiempo que pasó no te damos un monto: escríbenos y lo vemos.'

const UNKNOWN_AIRPORT =
  'No conocemos uno de tus aeropuertos: pueden aplicarse más leyes, y las sumas por distancia quedan fuera.'

const NO_LAW = 'Qué ley se aplica en esta ruta está por confirmar: escríbenos y lo vemos.'

function openPointsOf(answers: readonly LawAnswer[], route: Route): readonly string[] {
  const foreign = countriesOf(route).filter(
    (country) => answers.length === 0 || !hasKnownLaw(country),
  )
  return [
    ...(route.km === null ? [UNKNOWN_AIRPORT] : []),
    ...(answers.length === 0 ? [NO_LAW] : []),
    ...foreign.map((country) => `En ${countryName(country)} puede haber otra ley: por confirmar.`),
    ...new Set(answers.flatMap(({ openPoints = [] }) => openPoints)),
  ]
}

/** Removes repeated titles; the strongest law comes first and is kept. */
function onceEach<T extends Right | Term>(rights: readonly T[]): T[] {
  return rights.filter(({ title }, at) => rights.findIndex((one) => one.title === title) === at)
}

function termsOf(answers: readonly LawAnswer[]): readonly Term[] {
  const terms = onceEach(answers.flatMap((answer) => answer.terms ?? []))
  const isFirst = ({ kind }: Term) => kind === 'condition'
  return [...terms.filter(isFirst), ADVICE, ...terms.filter((term) => !isFirst(term))]
}

/** Rights on `today` (`yyyy-MM-dd`); null if problem, airports or outcome are missing or the date is invalid. */
export function rightsFor(story: TripAnswers, today: string) {
  const whole = caseOf(story)
  if (whole === null || dateErrorOf(story, today) !== undefined) return null
  const { problem, outcome, route } = whole
  const { date } = story
  const age = ageOf(date, today)
  const known = age === 'over' ? { ...whole, ...NO_DETAILS } : askDetails(whole).known
  const answers = answersOf(known)
  const judged = judge(answers, { route, date, today })
  const given = age === 'over' ? [] : answers
  const amounts = given.flatMap((answer) => answer.amounts ?? [])
  const hasEstimate = judged.verdict !== 'unlikely' && age === 'fresh'
  const terms = termsOf(answers)
  return {
    ...judged,
    choices: onceEach(given.flatMap(({ choices = [] }) => choices)),
    care: onceEach(given.flatMap(({ care = [] }) => care)),
    amounts: [...amounts, ...(hasEstimate ? estimateOf(known, amounts) : [])],
    whyNoAmount: age === 'over' ? NO_AMOUNT_NOW : NO_AMOUNT,
    /** Laws that apply to the route, strongest first. */
    laws: answers.map(({ law }) => law),
    deadlines: deadlinesOf(terms, date, today),
    /** Terms behind `deadlines`: conditions, advice, terms of laws. */
    terms,
    offices: officesFor(route, problem),
    evidence: evidenceFor(problem, outcome),
    openPoints: openPointsOf(answers, route),
  }
}

export type Rights = NonNullable<ReturnType<typeof rightsFor>>
