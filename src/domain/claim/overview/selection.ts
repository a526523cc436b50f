import type { Claim } from '@/domain/claim/fields'
import { airlineLabel } from '@/domain/claim/catalogue'
import { formatDay, parseDay } from '@/domain/dates'
import { createFactsReader, KEY_MARK, type ClaimMetrics } from './claim-metrics'
import type { ContactStep } from '@/domain/claim/status/contact-age'
import {
  QUEUE_REASONS,
  QUEUE_TITLES,
  readReasons,
  type QueueReason,
} from '@/domain/claim/list/work-queue'
import { categoryName, laneById, laneOf, LANES, type LaneId } from '@/domain/claim/status/lanes'
import { isolate } from '@/domain/isolate'
import { withParameters } from '@/domain/query'

/** Criteria of the claims behind a number or a search. An undefined criterion matches every claim. */
export interface ClaimSelection {
  readonly state: 'all' | 'open' | 'closed' | 'won'
  /** Keys as in `ClaimMetrics`; '' selects claims without the value. */
  readonly category?: string | undefined
  readonly airline?: string | undefined
  readonly handler?: string | undefined
  readonly contact?: ContactStep | undefined
  readonly lane?: LaneId | undefined
  /** Group of the work queue. */
  readonly due?: QueueReason | undefined
  /** Monday of the week of reception, 'yyyy-MM-dd'. */
  readonly week?: string | undefined
  /** Search text for `findClaims`. It is personal, so it never enters the URL. */
  readonly text?: string | undefined
}

const LONGEST_TEXT = 120

/** URL parameters. They differ from those of the list's filters, which stay in the same URL. */
const NAMES = {
  state: 'ver',
  category: 'estado',
  airline: 'linea',
  handler: 'responsable',
  contact: 'contacto',
  week: 'semana',
  lane: 'carril',
  due: 'toca',
} as const satisfies Record<keyof Omit<ClaimSelection, 'text'>, string>

const STATE_WORDS = { all: 'todos', open: 'abiertos', closed: 'cerrados', won: 'ganados' } as const

const STEP_WORDS = {
  recent: 'reciente',
  'due-soon': 'por-vencer',
  late: 'atrasado',
  none: 'sin-contacto',
} as const satisfies Record<ContactStep, string>

/** URL value for claims without a category, airline or handler. */
const NOTHING = KEY_MARK

function isInState({ outcome }: ClaimMetrics, wanted: ClaimSelection['state']): boolean {
  if (wanted === 'all') return true
  // A won claim is closed as well.
  return wanted === 'closed' ? outcome !== 'open' : outcome === wanted
}

const COMPARED = ['category', 'airline', 'handler', 'contact', 'week'] as const

function fits(facts: ClaimMetrics, selection: ClaimSelection): boolean {
  const { state, lane } = selection
  return (
    isInState(facts, state) &&
    COMPARED.every((key) => selection[key] === undefined || facts[key] === selection[key]) &&
    (lane === undefined || laneOf(facts.category) === lane)
  )
}

/** Claims that match the selection, in their order; `text` is ignored. */
export function select(claims: readonly Claim[], selection: ClaimSelection, today: Date): Claim[] {
  const read = createFactsReader(today)
  const reasonOf = readReasons(today)
  const { due } = selection
  return claims.filter(
    (claim) => fits(read(claim), selection) && (due === undefined || reasonOf(claim) === due),
  )
}

function keyOfWord<Key extends string>(
  words: Readonly<Record<Key, string>>,
  word: string | null,
): Key | undefined {
  return (Object.keys(words) as Key[]).find((key) => words[key] === word)
}

/** Key from a URL. E-mails are rejected, because the app never writes one into a URL. */
export function readKey(raw: string | null): string | undefined {
  const text = raw?.trim() ?? ''
  if (text === '' || text.length > LONGEST_TEXT || text.includes('@')) return undefined
  return text === NOTHING ? '' : text
}

function readWeek(raw: string | null): string | undefined {
  return raw !== null && /^\d{4}-\d\d-\d\d$/.test(raw) && parseDay(raw) ? raw : undefined
}

/** Selection in a URL, null for the overview itself. The URL does not contain `text`; '' if none. */
export function readSelection(query: URLSearchParams, text = ''): ClaimSelection | null {
  const state = keyOfWord(STATE_WORDS, query.get(NAMES.state))
  if (state === undefined) return null
  return {
    state,
    category: readKey(query.get(NAMES.category)),
    airline: readKey(query.get(NAMES.airline)),
    handler: readKey(query.get(NAMES.handler)),
    contact: keyOfWord(STEP_WORDS, query.get(NAMES.contact)),
    week: readWeek(query.get(NAMES.week)),
    lane: LANES.find(({ label }) => label === query.get(NAMES.lane))?.id,
    due: QUEUE_REASONS.find((reason) => QUEUE_TITLES[reason] === query.get(NAMES.due)),
    text: text || undefined,
  }
}

const keyText = (key: string | undefined) => (key === '' ? NOTHING : key)

/** Writes the selection into a copy of `base`; null removes it. */
export function writeSelection(
  selection: ClaimSelection | null,
  base: string | URLSearchParams = '',
): URLSearchParams {
  const { state, contact, lane, due, ...keys }: Partial<ClaimSelection> = selection ?? {}
  return withParameters(base, {
    [NAMES.state]: state && STATE_WORDS[state],
    [NAMES.category]: keyText(keys.category),
    [NAMES.airline]: keyText(keys.airline),
    [NAMES.handler]: keyText(keys.handler),
    [NAMES.contact]: contact && STEP_WORDS[contact],
    [NAMES.week]: keys.week,
    [NAMES.lane]: lane && laneById(lane).label,
    [NAMES.due]: due && QUEUE_TITLES[due],
  })
}

const STATE_TITLES = {
  all: 'Reclamos',
  open: 'Abiertos',
  closed: 'Cerrados',
  won: 'Ganados',
} as const

const STEP_TITLES = {
  recent: 'Con contacto hace 2 días o menos',
  'due-soon': 'Con contacto hace 3 o 4 días',
  late: 'Atrasados',
  none: 'Sin contacto',
} as const satisfies Record<ContactStep, string>

type Named = 'category' | 'airline' | 'handler'

/** Text of a key; for a hashed key the text of `sample`. */
function nameOf(field: Named, key: string, sample: Claim | undefined): string {
  const words = key.startsWith(KEY_MARK) ? (sample?.[field]?.trim() ?? 'otro') : key
  return isolate(field === 'airline' ? airlineLabel(words) : words)
}

/** Title such as 'Atrasados de LATAM a cargo de Paula Vera'; `sample` gives the text of hashed keys. */
export function selectionTitle(selection: ClaimSelection, sample?: Claim): string {
  const { state, category, airline, handler, contact, week, lane, due, text } = selection
  const group = due && `${QUEUE_TITLES[due]} en «Qué toca hoy»`
  const parts: string[] = [group ?? (contact ? STEP_TITLES[contact] : STATE_TITLES[state])]
  if (lane !== undefined) parts.push(`en «${laneById(lane).label}»`)
  if (category !== undefined) {
    parts.push(`en «${categoryName(nameOf('category', category, sample))}»`)
  }
  if (airline === '') parts.push('sin aerolínea')
  else if (airline !== undefined) parts.push(`de ${nameOf('airline', airline, sample)}`)
  if (handler === '') parts.push('sin responsable')
  else if (handler !== undefined) parts.push(`a cargo de ${nameOf('handler', handler, sample)}`)
  if (week !== undefined) parts.push(`recibidos en la semana del ${formatDay(week)}`)
  if (text !== undefined) parts.push(`con «${isolate(text)}»`)
  return parts.length === 1 && state === 'all' ? 'Todos los reclamos' : parts.join(' ')
}
