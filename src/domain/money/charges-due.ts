import type { Claim } from '@/domain/claim/fields'
import { isWon } from '@/domain/claim/status/status'
import { withParameters } from '@/domain/query'
import { latestRisks, type ChargeAttempt } from './charge-attempts'
import { chargeMarksOf } from './charge-mark'

/** Filters of "Por cobrar" in display order; `asked` is the query value, null for the default. */
export const DUE_FILTERS = {
  'with-card': { label: 'Con tarjeta', asked: null },
  'without-card': { label: 'Sin tarjeta', asked: 'sin-tarjeta' },
  uncharged: { label: 'Sin cobrar', asked: 'sin-cobrar' },
  unconfirmed: { label: 'Por confirmar', asked: 'por-confirmar' },
} as const

export type DueFilter = keyof typeof DUE_FILTERS

export const DUE_FILTER_NAMES = Object.keys(DUE_FILTERS) as readonly DueFilter[]

const ASKED = 'cobro'

/** Reads the filter from a query string; `with-card` if missing or unknown. */
export function readDueFilter(search: string): DueFilter {
  const asked = new URLSearchParams(search).get(ASKED)
  return DUE_FILTER_NAMES.find((name) => DUE_FILTERS[name].asked === asked) ?? 'with-card'
}

/** Sets the filter in a query string and keeps the other parameters. */
export function writeDueFilter(search: string, filter: DueFilter): string {
  return withParameters(search, { [ASKED]: DUE_FILTERS[filter].asked }).toString()
}

/**
 * `unconfirmed`: the newest attempt of this browser may have moved money; `charged`: by an attempt
 * of this browser or a mark of any user. `attempts` are sorted newest first.
 */
export function chargeStateOf(
  { next_step }: Pick<Claim, 'next_step'>,
  attempts: readonly ChargeAttempt[],
): 'due' | 'unconfirmed' | 'charged' {
  const marks = chargeMarksOf(next_step)
  const risks = latestRisks(attempts).filter(({ order }) =>
    marks.every((mark) => mark.order !== order),
  )
  if (risks.some(({ outcome }) => outcome !== 'charged')) return 'unconfirmed'
  return risks.length > 0 || marks.length > 0 ? 'charged' : 'due'
}

interface DueSources {
  readonly attemptsOf: (claim: Claim) => readonly ChargeAttempt[]
  /** Null if unknown. */
  readonly hasCard: (claim: Claim) => boolean | null
}

/** Won claims per filter. A claim with an unknown outcome is only in `unconfirmed`: no batch charges it. */
export function sortDueClaims(
  claims: readonly Claim[],
  { attemptsOf, hasCard }: DueSources,
): Readonly<Record<DueFilter, readonly Claim[]>> {
  const won = claims.filter(({ category }) => isWon(category))
  const inState = (wanted: ReturnType<typeof chargeStateOf>) =>
    won.filter((claim) => chargeStateOf(claim, attemptsOf(claim)) === wanted)
  const uncharged = inState('due')
  return {
    'with-card': uncharged.filter((claim) => hasCard(claim) === true),
    'without-card': uncharged.filter((claim) => hasCard(claim) === false),
    uncharged,
    unconfirmed: inState('unconfirmed'),
  }
}
