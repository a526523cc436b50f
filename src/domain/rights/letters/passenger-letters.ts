import { parseDay, toDayString } from '@/domain/dates'
import { parseChargeAmount } from '@/domain/country/amounts'
import { COUNTRY, ID_DOCUMENT } from '@/domain/country/chile'
import { formatClp } from '@/domain/country/money'
import { hasRunOut, lastDayOf } from '@/domain/rights/answer/deadlines'
import type { Term } from '@/domain/rights/laws/law'
import { citation, UNSURE } from '@/domain/rights/laws/sources'
import type { Rights } from '@/domain/rights/rights-for'
import { routeOf } from '@/domain/rights/route'
import { dayInWords, routeInWords } from '@/domain/rights/story-words'
import type { Problem, ProblemDetail, TripAnswers } from '@/domain/rights/story'

export const LETTER_TITLES = {
  cause: 'Pedir la causa por escrito',
  luggage: 'Aviso de equipaje',
  expenses: 'Lista de gastos',
} as const

export type LetterKind = keyof typeof LETTER_TITLES

/** Letters that fit a problem. */
export function lettersFor(problem: Problem): readonly LetterKind[] {
  return problem === 'equipaje' ? ['luggage', 'expenses'] : ['cause', 'expenses']
}

/** What the answers do not say; a blank in the letter has the words of its field. */
export const LETTER_BLANKS = {
  airline: 'Aerolínea',
  name: 'Tu nombre completo',
  document: `${ID_DOCUMENT} o pasaporte`,
  flight: 'Número de vuelo',
  day: 'Fecha del vuelo',
  reservation: 'Código de reserva',
  contact: 'Tu correo o teléfono',
  report: 'Número del informe (PIR)',
  tag: 'Número de la colilla',
  meals: 'Comida',
  lodging: 'Hotel',
  transport: 'Taxi o traslado',
  calls: 'Llamadas o internet',
  goods: 'Ropa y artículos de aseo',
  other: 'Otros gastos',
} as const

export type LetterBlank = keyof typeof LETTER_BLANKS

export type LetterAnswers = Readonly<Partial<Record<LetterBlank, string>>>

const WAITING_EXPENSES = ['meals', 'lodging', 'transport', 'calls', 'other'] as const
const LUGGAGE_EXPENSES = ['goods', 'transport', 'other'] as const

/** Expenses that a problem causes; each is an amount in pesos. */
export function expensesOf(problem: Problem): readonly LetterBlank[] {
  return problem === 'equipaje' ? LUGGAGE_EXPENSES : WAITING_EXPENSES
}

/** Blanks of a letter, in the order of its fields; the date only if the answers have none. */
export function blanksOf(
  kind: LetterKind,
  { problem, date }: Pick<TripAnswers, 'problem' | 'date'>,
): readonly LetterBlank[] {
  const own = { cause: [], luggage: ['report', 'tag'], expenses: [] } as const
  const day: readonly LetterBlank[] = parseDay(date) === null ? ['day'] : []
  const sums = kind === 'expenses' && problem !== '' ? expensesOf(problem) : []
  const first = ['airline', 'name', 'document', 'flight'] as const
  return [...first, ...day, 'reservation', ...own[kind], 'contact', ...sums]
}

const HAPPENED = {
  cancelacion: 'fue cancelado',
  retraso: 'se atrasó',
  sobreventa: 'salió sin mí: no me dejaron embarcar por sobreventa',
} as const satisfies Record<Exclude<Problem, 'equipaje'>, string>

const LUGGAGE_WORDS: Readonly<Partial<Record<ProblemDetail, string>>> = {
  lost: 'no apareció',
  late: 'llegó tarde',
  damaged: 'llegó dañado',
}

function happenedTo({ problem, outcome }: LetterFacts['story']): string {
  if (problem !== 'equipaje') return `El vuelo ${HAPPENED[problem]}`
  return `Mi equipaje ${LUGGAGE_WORDS[outcome === '' ? 'lost' : outcome] ?? ''}`
}

interface LetterFacts {
  readonly story: TripAnswers & { readonly problem: Problem }
  readonly rights: Rights
  readonly typed: LetterAnswers
  readonly today: string
}

/** The story with the day that is typed beside a letter, if the answers have none. */
export function withTypedDay<Trip extends TripAnswers>(
  story: Trip,
  { day = '' }: LetterAnswers,
): Trip {
  return parseDay(story.date) === null ? { ...story, date: day } : story
}

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim()

function fill(typed: LetterAnswers, blank: LetterBlank): string {
  return oneLine(typed[blank]) || `[${LETTER_BLANKS[blank]}]`
}

function opening({ story, typed }: LetterFacts): string {
  const say = (blank: LetterBlank) => fill(typed, blank)
  const day = dayInWords(story.date) || `[${LETTER_BLANKS.day}]`
  return `Soy ${say('name')}, ${LETTER_BLANKS.document} ${say('document')}. Viajaba en el vuelo ${say('flight')} de ${routeInWords(story)}, del ${day}, reserva ${say('reservation')}.`
}

const CHILEAN = ['La causa por escrito', 'Un aviso por escrito', 'Comida', 'Hotel y traslado']
const FOREIGN = ['Ayuda por la regla europea', 'Ayuda por la regla de Brasil']

/** The source of the first of these rights; Chilean ones are sure only on flights from Chile. */
function basisPart({ story, rights }: LetterFacts, titles: readonly string[]): readonly string[] {
  const basis = rights.care.find(({ title }) => titles.includes(title))
  if (basis === undefined) return []
  const isSure = !CHILEAN.includes(basis.title) || routeOf(story)?.from === COUNTRY
  return [`Lo pido según: ${isSure ? citation(basis.source) : `${basis.source.title} ${UNSURE}`}.`]
}

function causeParts(facts: LetterFacts): string[] {
  const { story } = facts
  const isDenied = story.problem === 'sobreventa'
  return [
    `${happenedTo(story)}.`,
    isDenied
      ? 'Pido que me digan por escrito el motivo, mis derechos, la compensación y dónde reclamar.'
      : 'Pido que me digan por escrito la causa.',
    ...basisPart(facts, CHILEAN.slice(0, 2)),
  ]
}

/** Term to give notice of luggage; undefined if no law of the answer has one. */
export function noticeTerm({ terms }: Pick<Rights, 'terms'>): Term | undefined {
  return terms.find(({ kind }) => kind === 'condition')
}

function noticePart({ story, rights, today }: LetterFacts): readonly string[] {
  const term = noticeTerm(rights)
  if (term === undefined || hasRunOut(term, story.date, today)) return []
  const last = dayInWords(toDayString(lastDayOf(term, story.date)))
  const until = last === '' ? '' : `, que vence el ${last}`
  return [`Aviso dentro del plazo de ${term.title}${until}: ${citation(term.source)}.`]
}

function moneyPart({ amounts }: Rights): readonly string[] {
  const sums = amounts
    .filter(({ estimate }) => estimate === undefined)
    .map(({ text, source }) => `${text} por pasajero, ${citation(source)}`)
  return sums.length === 0 ? [] : [`Pido lo que corresponda: ${sums.join('; ')}.`]
}

function luggageParts(facts: LetterFacts): string[] {
  const { story, typed, rights } = facts
  return [
    `${happenedTo(story)}: lo aviso por escrito. Informe de equipaje (PIR): ${fill(typed, 'report')}. Colilla: ${fill(typed, 'tag')}.`,
    ...noticePart(facts),
    ...moneyPart(rights),
    'Pido un número de caso y la respuesta por escrito.',
  ]
}

/** The expenses with a total; an amount that cannot be read stays a blank, and then so does the total. */
function expenseLines(problem: Problem, typed: LetterAnswers): string {
  const amounts = expensesOf(problem).map((blank) => {
    const { pesos, text } = parseChargeAmount(typed[blank] ?? '')
    const isUnread = pesos === null && /[1-9]/.test(text)
    return { label: LETTER_BLANKS[blank], pesos, isUnread }
  })
  const total = amounts.reduce((sum, { pesos }) => sum + (pesos ?? 0), 0)
  const lines = amounts.flatMap(({ label, pesos, isUnread }) => {
    if (pesos !== null) return [`- ${label}: ${formatClp(pesos)}`]
    return isUnread || total === 0 ? [`- ${label}: [monto]`] : []
  })
  const isOpen = total === 0 || amounts.some(({ isUnread }) => isUnread)
  return [...lines, `Total: ${isOpen ? '[total]' : formatClp(total)}`].join('\n')
}

function expensesParts(facts: LetterFacts): string[] {
  const { story, rights, typed } = facts
  return [
    `${happenedTo(story)}, y por eso tuve estos gastos:`,
    expenseLines(story.problem, typed),
    'Adjunto las boletas. Pido que me los devuelvan.',
    ...(story.problem === 'equipaje'
      ? moneyPart(rights)
      : basisPart(facts, [...FOREIGN, ...CHILEAN.slice(2)])),
  ]
}

const PARTS = { cause: causeParts, luggage: luggageParts, expenses: expensesParts } as const

/** Text of a letter; what is not known stands in brackets. Sources from the press are marked 'por confirmar'. */
export function passengerLetter(kind: LetterKind, { story, ...rest }: LetterFacts): string {
  const { typed, today } = rest
  const facts = { ...rest, story: withTypedDay(story, typed) }
  return [
    dayInWords(today),
    `Señores ${fill(typed, 'airline')}:`,
    opening(facts),
    ...PARTS[kind](facts),
    `Respondan a ${fill(typed, 'contact')}.`,
    `Atentamente,\n${fill(typed, 'name')}`,
  ].join('\n\n')
}
