import { parseAirline } from '@/domain/claim/catalogue'
import { parseCategory } from '@/domain/claim/status/status'
import { oncePerText } from '@/domain/once-per-text'
import { sorted } from '@/domain/sorting'

/** Filters of the queue. The `asked` URL parameters differ from those of the list's filters. */
export const QUEUE_FACETS = {
  state: { field: 'category', asked: 'cola-estado', label: 'Estado', none: 'Sin estado' },
  airline: { field: 'airline', asked: 'cola-aerolinea', label: 'Aerolínea', none: 'Sin aerolínea' },
  handler: {
    field: 'handler',
    asked: 'cola-responsable',
    label: 'Responsable',
    none: 'Sin responsable',
  },
} as const

export type QueueFacet = keyof typeof QUEUE_FACETS

export const QUEUE_FACET_NAMES = Object.keys(QUEUE_FACETS) as readonly QueueFacet[]

type FilteredClaim = Readonly<
  Record<(typeof QUEUE_FACETS)[QueueFacet]['field'], string | null | undefined>
>

/** Selected value per facet: null selects all claims, '' those without a value. */
export type QueueFilter = Readonly<Record<QueueFacet, string | null>>

export const NO_QUEUE_FILTER: QueueFilter = { state: null, airline: null, handler: null }

export interface FacetCount {
  readonly value: string
  readonly count: number
}

const LONGEST = 60

/** URLs end up in histories and logs, so none may contain an e-mail. */
function isSafe(value: string): boolean {
  return !value.includes('@') && value.length <= LONGEST
}

/** Facet value of a text; all spellings of a known value are one. */
const READ_VALUE = {
  state: oncePerText((text) => parseCategory(text) ?? text.trim()),
  airline: oncePerText((text) => parseAirline(text) ?? text.trim()),
  handler: (text: string | null | undefined) => text?.trim() ?? '',
} as const satisfies Record<QueueFacet, unknown>

function valueOf(claim: FilteredClaim, facet: QueueFacet): string {
  return READ_VALUE[facet](claim[QUEUE_FACETS[facet].field])
}

function eachFacet<Value>(make: (facet: QueueFacet) => Value): Readonly<Record<QueueFacet, Value>> {
  return { state: make('state'), airline: make('airline'), handler: make('handler') }
}

export function readQueueFilter(search: string): QueueFilter {
  const query = new URLSearchParams(search)
  return eachFacet((facet) => {
    const value = query.get(QUEUE_FACETS[facet].asked)
    return value !== null && isSafe(value) ? value : null
  })
}

/** Replaces the filter in a URL; other parameters stay. */
export function writeQueueFilter(search: string, filter: QueueFilter): string {
  const query = new URLSearchParams(search)
  for (const facet of QUEUE_FACET_NAMES) {
    const { asked } = QUEUE_FACETS[facet]
    query.delete(asked)
    const value = filter[facet]
    if (value !== null && isSafe(value)) query.set(asked, value)
  }
  return query.toString()
}

export function isFiltering(filter: QueueFilter): boolean {
  return QUEUE_FACET_NAMES.some((facet) => filter[facet] !== null)
}

function isIn(claim: FilteredClaim, filter: QueueFilter, facet: QueueFacet): boolean {
  return filter[facet] === null || filter[facet] === valueOf(claim, facet)
}

/** True if the claim has the selected value of every filtered facet. */
export function fitsQueueFilter(claim: FilteredClaim, filter: QueueFilter): boolean {
  return QUEUE_FACET_NAMES.every((facet) => isIn(claim, filter, facet))
}

/**
 * Claims that each value would show with the other facets unchanged, by name so that values keep their
 * place; '' is last. A selected value stays, also with 0 claims.
 */
export function countFacets(
  claims: readonly FilteredClaim[],
  filter: QueueFilter,
): Readonly<Record<QueueFacet, readonly FacetCount[]>> {
  const counts = eachFacet((facet) => {
    const selected = filter[facet]
    return new Map<string, number>(selected === null ? [] : [[selected, 0]])
  })
  for (const claim of claims) {
    const misses = QUEUE_FACET_NAMES.filter((facet) => !isIn(claim, filter, facet))
    // No single value would show a claim that fails two facets.
    const shownBy = misses.length === 0 ? QUEUE_FACET_NAMES : misses.length === 1 ? misses : []
    for (const facet of shownBy) {
      const value = valueOf(claim, facet)
      const count = counts[facet].get(value)
      if (count !== undefined) counts[facet].set(value, count + 1)
      else if (isSafe(value)) counts[facet].set(value, 1)
    }
  }
  return eachFacet((facet) =>
    sorted(
      [...counts[facet]].map(([value, count]) => ({ value, count })),
      (first, second) =>
        Number(first.value === '') - Number(second.value === '') ||
        first.value.localeCompare(second.value, 'es'),
    ),
  )
}

/** URL of the queue with only the claims of this handler. */
export function ownQueueSearch(search: string, handler: string): string {
  return writeQueueFilter(search, { ...NO_QUEUE_FILTER, handler })
}
