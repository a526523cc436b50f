import { daysBetween, parseDay } from '@/domain/dates'
import { sorted } from '@/domain/sorting'
import { contactAge, wordDays } from '@/domain/claim/status/contact-age'

/** A claim as far as the queue needs it; every field may be missing. */
interface QueuedClaim {
  readonly id: number | string | null
  readonly category: string | null
  readonly last_customer_contact: string | null
  readonly created_at: string | null
}

/** Why a claim is due: contact is late, was never made, or will soon be late. */
export type QueueReason = 'overdue' | 'uncontacted' | 'due-soon'

export interface QueueEntry<Claim> {
  readonly claim: Claim
  readonly reason: QueueReason
  /** Calendar days its customer has waited: since the last contact, or since the claim came in. */
  readonly days: number | null
  /** The same in words, 'hace 9 días', 'Sin contacto, recibido hace 2 días'. */
  readonly age: string
}

export interface WorkQueue<Claim> {
  readonly groups: Readonly<Record<QueueReason, readonly QueueEntry<Claim>[]>>
  /** Open claims that need nothing today: their customers heard from us up to 2 days ago. */
  readonly recentCount: number
}

/** Reasons in the order in which they are worked off; `buildWorkQueue` says why. */
export const QUEUE_REASONS = [
  'overdue',
  'uncontacted',
  'due-soon',
] as const satisfies readonly QueueReason[]

/** Closed claims (purple, blue) are over, and green ones can wait (SPEC 4, row colour). */
const REASONS = { red: 'overdue', white: 'uncontacted', amber: 'due-soon' } as const

const isReason = (tone: string): tone is keyof typeof REASONS => Object.hasOwn(REASONS, tone)

function toEntry<Claim extends QueuedClaim>(claim: Claim, today: Date): QueueEntry<Claim> | null {
  const { tone, days, label } = contactAge(claim, today)
  if (!isReason(tone)) return null
  const reason = REASONS[tone]
  if (reason !== 'uncontacted') return { claim, reason, days, age: label }
  const elapsed = daysBetween(parseDay(claim.created_at), today)
  if (elapsed === null) return { claim, reason, days: null, age: label }
  const waited = Math.max(0, elapsed)
  return { claim, reason, days: waited, age: `${label}, recibido ${wordDays(waited)}` }
}

/** Identifiers that are no numbers come after those that are, in the order in which they came. */
function ageOfId(id: QueuedClaim['id']): number {
  const number = id === null ? NaN : Number(id)
  return Number.isFinite(number) ? number : Infinity
}

/** Whoever waited longest first; among equals, and where nothing can be counted, the older claim. */
function compareEntries<Claim extends QueuedClaim>(
  first: QueueEntry<Claim>,
  second: QueueEntry<Claim>,
): number {
  const wait = (second.days ?? -1) - (first.days ?? -1)
  if (wait !== 0) return wait
  const [a, b] = [ageOfId(first.claim.id), ageOfId(second.claim.id)]
  return a === b ? 0 : a - b
}

/**
 * What staff have to do today: every open claim whose customer should hear from us, by the tones of
 * SPEC 4. Open is what is not CASO GANADO, NO APLICA or CASO DESISTIDO; an unknown category is open.
 *
 * Overdue claims (more than 4 days) come first: those people know us and were left waiting. Claims
 * without any contact come next, longest received first, because an answer within 24 business hours
 * was promised (SPEC 9); they are not put first because in old rows the date is often just missing.
 * Claims at 3 to 4 days come last: they are still in time. What is fresher needs nothing today.
 *
 * @param today the current moment; its local day is what counts
 */
export function buildWorkQueue<Claim extends QueuedClaim>(
  claims: readonly Claim[],
  today: Date,
): WorkQueue<Claim> {
  const due = claims.map((claim) => toEntry(claim, today)).filter((entry) => entry !== null)
  const entries = sorted(due, compareEntries)
  const withReason = (reason: QueueReason) => entries.filter((entry) => entry.reason === reason)
  return {
    groups: {
      overdue: withReason('overdue'),
      uncontacted: withReason('uncontacted'),
      'due-soon': withReason('due-soon'),
    },
    recentCount: claims.filter((claim) => contactAge(claim, today).tone === 'green').length,
  }
}
