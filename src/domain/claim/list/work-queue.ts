import type { Claim } from '@/domain/claim/fields'
import { daysBetween, parseDay, toDayString } from '@/domain/dates'
import { ageOfContact, formatDaysAgo } from '@/domain/claim/status/contact-age'
import { isClosed } from '@/domain/claim/status/status'
import { oncePerText } from '@/domain/once-per-text'
import { followUpMark, followUpOf, followUpTime, type FollowUpTime } from './follow-up'

/** Age of the last contact, or a follow-up date that staff entered. */
export type QueueReason = 'overdue' | 'uncontacted' | 'due-soon' | FollowUpTime

/** Place of a claim in the queue: its group, and its rank by `days` within it. */
export interface QueuePlace {
  readonly reason: QueueReason
  /** Calendar days since contact, reception or follow-up date (negative before it); null if unknown. */
  readonly days: number | null
  /** Wait of the customer: 'hace 9 días', 'Sin contacto, recibido hace 2 días'. */
  readonly age: string
}

/**
 * Groups of open claims that need a contact by the local day of `today` (SPEC 4), in the order of work:
 * - `today`: follow-up dates of today or before, because staff set them. With a future date a claim is in
 *   `tomorrow`, `week` (up to Sunday) or `later` instead. A contact on that day or later settles it.
 * - `overdue`: more than 4 days; these customers know the company and are waiting.
 * - `uncontacted`: an answer is promised within 24 business hours (SPEC 9). Not first, because old rows
 *   often lack the date.
 * - `due-soon`: 3 to 4 days, still in time.
 */
export const QUEUE_TITLES = {
  today: 'Para hoy',
  overdue: 'Atrasados',
  uncontacted: 'Sin contacto',
  'due-soon': 'Por vencer',
  tomorrow: 'Para mañana',
  week: 'Esta semana',
  later: 'Más adelante',
} as const satisfies Record<QueueReason, string>

export const QUEUE_REASONS = Object.keys(QUEUE_TITLES) as readonly QueueReason[]

/** Reasons to act today. */
export const DUE_REASONS: readonly QueueReason[] = ['today', 'overdue', 'uncontacted', 'due-soon']

/** Queue reason by age of contact; null means that nothing is due. */
const REASONS = {
  recent: null,
  'due-soon': 'due-soon',
  late: 'overdue',
  none: 'uncontacted',
} as const

/** `recent`: an open claim with a contact in the last 2 days, which needs nothing today. */
type Verdict = QueuePlace | 'recent' | 'closed'

function readOn(today: Date) {
  const daysSince = oncePerText((day) => daysBetween(parseDay(day), today))
  const followUp = oncePerText((mark) => {
    const date = followUpOf(mark, today)
    return date && { time: followUpTime(date, today), since: daysBetween(date, today) ?? 0 }
  })
  return {
    isClosed: oncePerText(isClosed),
    ageOf: oncePerText((contact) => ageOfContact(contact, today)),
    daysSince,
    /** Follow-up date, unless the customer was contacted on that day or later. */
    liveFollowUp: ({ next_step, last_customer_contact }: Claim) => {
      const mark = followUpMark(next_step)
      const found = mark === null ? null : followUp(mark)
      const contact = daysSince(last_customer_contact)
      // A future contact is a typing error and settles nothing.
      const isSettled = found && contact !== null && contact >= 0 && contact <= found.since
      return isSettled ? null : found
    },
  }
}

type Reader = ReturnType<typeof readOn>

function judge(claim: Claim, read: Reader): Verdict {
  if (read.isClosed(claim.category)) return 'closed'
  const { step, days, label } = read.ageOf(claim.last_customer_contact)
  const elapsed = step === 'none' ? read.daysSince(claim.created_at) : null
  const received = elapsed === null ? null : Math.max(0, elapsed)
  const age = received === null ? label : `${label}, recibido ${formatDaysAgo(received)}`
  const followUp = read.liveFollowUp(claim)
  if (followUp) return { reason: followUp.time, days: followUp.since, age }
  const reason = REASONS[step]
  return reason === null ? 'recent' : { reason, days: received ?? days, age }
}

const verdicts = new WeakMap<object, { readonly day: string; readonly verdict: Verdict }>()

/** Returns a function that places a claim; cached per claim object, so that a change of one claim costs one. */
export function readPlaces(today: Date): (claim: Claim) => Verdict {
  const day = toDayString(today)
  const read = readOn(today)
  return (claim) => {
    const known = verdicts.get(claim)
    if (known?.day === day) return known.verdict
    const verdict = judge(claim, read)
    verdicts.set(claim, { day, verdict })
    return verdict
  }
}

/** Returns a function that gives the queue reason of a claim; null if it is not in the queue. */
export function readReasons(today: Date): (claim: Claim) => QueueReason | null {
  const placeOf = readPlaces(today)
  return (claim) => {
    const place = placeOf(claim)
    return typeof place === 'object' ? place.reason : null
  }
}

/** True if the claim needs something today. */
export function isDue(claim: Claim, today: Date): boolean {
  const reason = readReasons(today)(claim)
  return reason !== null && DUE_REASONS.includes(reason)
}
