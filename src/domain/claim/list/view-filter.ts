import { airlineLabel } from '@/domain/claim/catalogue'
import type { Claim } from '@/domain/claim/fields'
import { handlerKey, type ClaimMetrics } from '@/domain/claim/overview/claim-metrics'
import { readKey, type ClaimSelection } from '@/domain/claim/overview/selection'
import {
  CONTACT_STEP_NAMES,
  CONTACT_STEPS,
  type ContactStep,
} from '@/domain/claim/status/contact-age'
import { categoryName } from '@/domain/claim/status/lanes'
import { normalizeStatus, parseCategory } from '@/domain/claim/status/status'
import { withParameters } from '@/domain/query'
import { sorted } from '@/domain/sorting'

/** Filters of the board and the queue. The `asked` URL parameters differ from those of the list's filters. */
export const FACETS = {
  category: { asked: 'cola-estado', label: 'Estado', all: 'Todos', none: 'Sin estado' },
  airline: {
    asked: 'cola-aerolinea',
    label: 'Aerolínea',
    all: 'Todas',
    none: 'Sin aerolínea',
  },
  handler: {
    asked: 'cola-responsable',
    label: 'Responsable',
    all: 'Todos',
    none: 'Sin responsable',
  },
  contact: { asked: 'cola-contacto', label: 'Contacto', all: 'Todos', none: '' },
} as const

export type Facet = keyof typeof FACETS

const ALL_FACETS = Object.keys(FACETS) as readonly Facet[]

/** Selected key per facet, as in `ClaimMetrics`: '' selects claims without a value, undefined all. */
export type ViewFilter = Pick<ClaimSelection, Facet>

export interface FilteredClaim {
  readonly claim: Claim
  readonly facts: Pick<ClaimMetrics, Facet>
}

export interface FilterChoice {
  readonly value: string
  readonly label: string
  /** Claims that it would show with the other facets unchanged. */
  readonly count: number
}

/** The filter of these facets in a URL. */
export function readViewFilter(search: string, facets: readonly Facet[]): ViewFilter {
  const query = new URLSearchParams(search)
  const read = (facet: Facet) => {
    const raw = query.get(FACETS[facet].asked)
    if (facet === 'contact') return CONTACT_STEPS.find((step) => step === raw)
    const key = raw === '' ? '' : readKey(raw)
    return key === undefined || facet === 'handler' ? key : normalizeStatus(key)
  }
  return Object.fromEntries(facets.map((facet) => [facet, read(facet)]))
}

/** Replaces the filter of these facets in a URL; other parameters stay. */
export function writeViewFilter(
  search: string,
  filter: ViewFilter,
  facets: readonly Facet[],
): string {
  const values = facets.map((facet) => [FACETS[facet].asked, filter[facet]] as const)
  return withParameters(search, Object.fromEntries(values)).toString()
}

/** Number of facets that are filtered. */
export function countFiltered(filter: ViewFilter): number {
  return ALL_FACETS.filter((facet) => filter[facet] !== undefined).length
}

function isIn({ facts }: FilteredClaim, filter: ViewFilter, facet: Facet): boolean {
  return filter[facet] === undefined || filter[facet] === facts[facet]
}

/** True if the claim has the selected value of every filtered facet. */
export function fitsViewFilter(claim: FilteredClaim, filter: ViewFilter): boolean {
  return ALL_FACETS.every((facet) => isIn(claim, filter, facet))
}

/** Text of a value as its claims spell it; a key tells enough of a known one. */
function labelOfValue(facet: Facet, key: string, claim: Claim | undefined): string {
  if (key === '') return FACETS[facet].none
  if (facet === 'contact') return CONTACT_STEP_NAMES[key as ContactStep]
  const text = claim?.[facet]?.trim() ?? key
  if (facet === 'category') return categoryName(parseCategory(text) ?? text)
  return facet === 'airline' ? airlineLabel(text) : text
}

/** Values of a facet by name, so that they keep their place; '' is last. A selected value stays at 0 claims. */
export function countChoices(
  claims: readonly FilteredClaim[],
  filter: ViewFilter,
  facet: Facet,
): readonly FilterChoice[] {
  const others = { ...filter, [facet]: undefined }
  const counted = new Map<string, { count: number; readonly claim: Claim | undefined }>()
  for (const one of claims) {
    const key = one.facts[facet]
    if (key === null || !fitsViewFilter(one, others)) continue
    const known = counted.get(key)
    if (known) known.count += 1
    else counted.set(key, { count: 1, claim: one.claim })
  }
  const selected = filter[facet]
  if (selected !== undefined && !counted.has(selected)) {
    counted.set(selected, { count: 0, claim: undefined })
  }
  const choices = [...counted].map(([value, { count, claim }]) => ({
    value,
    count,
    label: labelOfValue(facet, value, claim),
  }))
  return sorted(
    choices,
    (first, second) =>
      Number(first.value === '') - Number(second.value === '') ||
      first.label.localeCompare(second.label, 'es'),
  )
}

/** URL of the queue with only the claims of this handler. */
export function ownQueueSearch(search: string, handler: string): string {
  return writeViewFilter(search, { handler: handlerKey(handler) }, ALL_FACETS)
}
