import { isWon } from '@/domain/claim/status/status'
import { latestRisks, type ChargeAttempt } from './charge-attempts'
import { chargeMarksOf } from './charge-mark'

/** A claim as far as its charge goes. */
interface ChargeableClaim {
  readonly category: string | null
  readonly next_step: string | null
}

/** Filters of "Por cobrar", in their order, and how an address names them. */
export const DUE_FILTERS = {
  'with-card': { label: 'Con tarjeta', asked: null },
  'without-card': { label: 'Sin tarjeta', asked: 'sin-tarjeta' },
  uncharged: { label: 'Sin cobrar', asked: 'sin-cobrar' },
  unconfirmed: { label: 'Por confirmar', asked: 'por-confirmar' },
} as const

export type DueFilter = keyof typeof DUE_FILTERS

export const DUE_FILTER_NAMES = Object.keys(DUE_FILTERS) as readonly DueFilter[]

const ASKED = 'cobro'

/** The filter that an address asks for; "Con tarjeta" where it asks for none that is known. */
export function readDueFilter(search: string): DueFilter {
  const asked = new URLSearchParams(search).get(ASKED)
  return DUE_FILTER_NAMES.find((name) => DUE_FILTERS[name].asked === asked) ?? 'with-card'
}

/** The address with a filter in the place of its own; what else it says stays. */
export function writeDueFilter(search: string, filter: DueFilter): string {
  const query = new URLSearchParams(search)
  const { asked } = DUE_FILTERS[filter]
  if (asked === null) query.delete(ASKED)
  else query.set(ASKED, asked)
  return query.toString()
}

/**
 * What is known about charging a claim: `unconfirmed` if the newest attempt of this browser may have
 * moved money, `charged` by an attempt of this browser or by a mark of any user, else `due`.
 *
 * @param attempts of this claim, newest first
 */
export function chargeStateOf(
  { next_step }: Pick<ChargeableClaim, 'next_step'>,
  attempts: readonly ChargeAttempt[],
): 'due' | 'unconfirmed' | 'charged' {
  const marks = chargeMarksOf(next_step)
  const risks = latestRisks(attempts).filter(
    ({ outcome, order }) => outcome === 'charged' || marks.every((mark) => mark.order !== order),
  )
  if (risks.some(({ outcome }) => outcome !== 'charged')) return 'unconfirmed'
  return risks.length > 0 || marks.length > 0 ? 'charged' : 'due'
}

interface DueSources<Claim> {
  readonly attemptsOf: (claim: Claim) => readonly ChargeAttempt[]
  /** Null where nobody knows. */
  readonly hasCard: (claim: Claim) => boolean | null
}

/**
 * The won claims by filter, in the order in which they came. Charged ones are in none; one with an
 * unknown outcome is in "Por confirmar" alone, so that it is never charged in a row with others.
 */
export function sortDueClaims<Claim extends ChargeableClaim>(
  claims: readonly Claim[],
  { attemptsOf, hasCard }: DueSources<Claim>,
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
