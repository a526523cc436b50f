import { isEuCountry } from '@/domain/rights/route'
import { arrivalOf, type Wait } from '@/domain/rights/story'
import { aboutKm, sumsFor, type Bands } from './bands'
import type { Amount, Case, Law, LawAnswer, Right } from './law'
import { SOURCES } from './sources'
import { fixedAmount, formatSums } from './sums'

/** EUR by kilometres. */
export const EU_SUMS: Bands = [
  { upTo: 1500, sum: 250 },
  { upTo: 3500, sum: 400 },
  { upTo: Infinity, sum: 600 },
]
const WITHIN: Bands = EU_SUMS.slice(0, 1).concat({ upTo: Infinity, sum: 400 })
const HALVED_BELOW_HOURS: Readonly<Record<number, number>> = { 250: 2, 400: 3, 600: 4 }

const DELAY_HOURS = 3

export const EU_HALF =
  'Baja a la mitad si otro vuelo te hizo llegar con menos de 2 horas de atraso (hasta 1.500 km), 3 (hasta 3.500 km) o 4 (más lejos).'

/** Limits of the regulation of 2004, in words; the agreed reform is not known to be in force. */
export const EU_261 = {
  version: '2004, en reforma',
  delay: `${DELAY_HOURS} horas`,
  notice: '14 días',
  sums: '250, 400 o 600',
  area: 'la Unión Europea, Islandia, Noruega o Suiza',
} as const

export const EU_NAME = `Reglamento europeo 261 (${EU_261.version})`

const REFORM =
  'El reglamento europeo está en reforma: desde cuándo rigen las reglas nuevas está por confirmar.'
const DEADLINE = 'El plazo para reclamar en Europa está por confirmar.'
const REFUND_OF_DELAY_OPEN =
  'Desde cuánto atraso se puede pedir en Europa la devolución del pasaje está por confirmar.'

/** Covers flights from the area with any airline, and flights to it unless the airline is one of the `outsiders`. */
export function reach(
  { route: { from, to }, operator }: Case,
  isInArea: (country: string | null) => boolean,
  outsiders: readonly Case['operator'][],
): 'yes' | 'maybe' | 'no' {
  if (isInArea(from)) return 'yes'
  if (!isInArea(to) || outsiders.includes(operator)) return 'no'
  return operator === '' ? 'maybe' : 'yes'
}

/** No payment with this notice if another flight left at most `earlier` before and came less than `late` hours later. */
const NOTICE_WINDOWS = {
  '7-days': { earlier: '2 horas', late: 4 },
  'under-7-days': { earlier: '1 hora', late: 2 },
} as const

type Money = Pick<LawAnswer, 'verdict' | 'hinge'> & { readonly limits: string }

const TOLD_IN_TIME: Money = {
  verdict: 'unlikely',
  hinge: 'otro vuelo o la devolución del pasaje',
  limits: '',
}
export const LIMITS_OF_NOTICE = `No se paga con ${EU_261.notice} de aviso ni en circunstancias extraordinarias.`
export const EXTRAORDINARY = 'No se paga en circunstancias extraordinarias.'
const ARGUED = { verdict: 'maybe', hinge: 'de si fueron circunstancias extraordinarias' } as const
const OWED: Money = { verdict: 'yes', hinge: '', limits: EXTRAORDINARY }

function ofNotice({ notice, outcome, arrival }: Case): Money {
  if (notice === '14-days') return TOLD_IN_TIME
  if (notice === '')
    return {
      ...OWED,
      limits: LIMITS_OF_NOTICE,
    }
  const window = NOTICE_WINDOWS[notice]
  const isRefused = outcome === 'not-travelled'
  const [from] = isRefused ? [0] : (arrivalOf({ outcome: '', arrival }) ?? [0])
  if (outcome === 'no-alternative' || from >= window.late) return OWED
  return {
    verdict: 'maybe',
    hinge: isRefused
      ? 'de qué otro vuelo te ofrecieron'
      : `de si el otro vuelo salía más de ${window.earlier} antes que el tuyo`,
    limits: `No se paga si el otro vuelo salía como máximo ${window.earlier} antes y llegaba con menos de ${window.late} horas de atraso, ni en circunstancias extraordinarias.`,
  }
}

function moneyOf(known: Case): Money {
  if (known.problem === 'sobreventa')
    return { ...OWED, limits: 'Se paga a quien no dejaron embarcar contra su voluntad.' }
  const money = known.problem === 'cancelacion' ? ofNotice(known) : OWED
  return known.cause === 'outside' && money.verdict === 'yes' ? { ...money, ...ARGUED } : money
}

/** Half of the sum for an arrival delay below `hours`, else all; 'open' if the delay is unknown. */
function shareOf(hours: number, arrival: Wait | null): 'half' | 'all' | 'open' {
  if (arrival === null) return 'open'
  const [from, below] = arrival
  if (from >= hours) return 'all'
  return below <= hours ? 'half' : 'open'
}

function amountsOf(known: Case, limits: string, isSure: boolean): readonly Amount[] {
  const { problem, outcome, route } = known
  const { km } = route
  const bands = isEuCountry(route.from) && isEuCountry(route.to) ? WITHIN : EU_SUMS
  const full = sumsFor(bands, km)
  const [lowest = 0] = full
  if (km === null || lowest === 0) return []
  const hours = HALVED_BELOW_HOURS[lowest] ?? 0
  const isOffered = outcome !== 'no-alternative' && outcome !== 'not-travelled'
  // A delay is halved only if the limit is above the 3 hours that any payment needs.
  const isHalvable = isOffered && (problem !== 'retraso' || hours > DELAY_HOURS)
  const share = isHalvable ? shareOf(hours, arrivalOf(known)) : 'all'
  const sums = share === 'half' ? full.map((sum) => sum / 2) : full
  const halved = {
    all: '',
    half: `Es la mitad de ${formatSums(full, 'EUR')}, porque llegaste con menos de ${hours} horas de atraso.`,
    open: `Baja a la mitad si otro vuelo te hizo llegar con menos de ${hours} horas de atraso.`,
  }[share]
  const scope = `Se paga solo si la aerolínea que operó el vuelo es de ${EU_261.area}.`
  const sentences = [isSure ? '' : scope, `Tu ruta mide ${aboutKm(km)}.`, limits, halved]
  return [fixedAmount(sums, 'EUR', SOURCES.eu261, sentences)]
}

const SCOPE: Right = {
  title: EU_NAME,
  text: `Se aplica en vuelos que salen de ${EU_261.area}, y en los que llegan ahí operados por una aerolínea de esos países.`,
  source: SOURCES.eu261Scope,
}

const ANOTHER_FLIGHT: Right = {
  title: 'Otro vuelo',
  text: 'la aerolínea te lleva por otra ruta hasta tu destino final.',
  source: SOURCES.euCare,
}
const REFUND: Right = {
  title: 'Devolución del pasaje',
  text: 'la aerolínea te la paga en 7 días si ya no quieres viajar.',
  source: SOURCES.euCare,
}
const HELP: Right = {
  title: 'Ayuda por la regla europea',
  text: 'la aerolínea paga comida, hotel, traslado y dos llamadas mientras esperas.',
  source: SOURCES.euCare,
}

type Judged = Pick<LawAnswer, 'verdict' | 'hinge'>

/** Regulation (EC) 261/2004, for the countries of `isEuCountry`. */
export const EU_261_LAW: Law = (known) => {
  const { problem, outcome } = known
  const scope = reach(known, isEuCountry, ['uk', 'other'])
  const isDelay = problem === 'retraso'
  if (scope === 'no' || problem === 'equipaje' || (isDelay && outcome === 'under-3h')) return null
  const isOver = outcome === 'not-travelled'
  const { limits, ...money } = moneyOf(known)
  const isPaid = money.verdict !== 'unlikely' && !(isDelay && isOver)
  const judge = (): Judged => {
    if (isDelay && isOver) return { verdict: 'maybe', hinge: 'de si ya te devolvieron el pasaje' }
    const isOpen = money.verdict === 'yes' && scope === 'maybe'
    return isOpen ? { verdict: 'maybe', hinge: 'de quién operó el vuelo' } : money
  }
  return {
    ...judge(),
    law: SCOPE,
    choices: isDelay ? [] : isOver ? [REFUND] : [ANOTHER_FLIGHT, REFUND],
    care: isOver ? [] : [HELP],
    amounts: isPaid ? amountsOf(known, limits, scope === 'yes') : [],
    openPoints: [...(isDelay ? [REFUND_OF_DELAY_OPEN] : []), REFORM, DEADLINE],
  }
}
