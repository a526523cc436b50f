import type { Claim } from '@/domain/claim/fields'
import { daysBetween, parseDay, toDayString } from '@/domain/dates'
import { compareIds, sorted } from '@/domain/sorting'
import { ageOfContact, formatDaysAgo } from '@/domain/claim/status/contact-age'
import { isClosed } from '@/domain/claim/status/status'
import { oncePerText } from '@/domain/once-per-text'
import { followUpMark, followUpOf, followUpTime, type FollowUpTime } from './follow-up'

/** Age of the last contact, or a follow-up date that staff entered. */
export type QueueReason = 'overdue' | 'uncontacted' | 'due-soon' | FollowUpTime

export interface QueueEntry {
  readonly claim: Claim
  readonly reason: QueueReason
  /** Calendar days since contact, reception or follow-up date (negative before it); null if unknown. */
  readonly days: number | null
  /** Wait of the customer: 'hace 9 días', 'Sin contacto, recibido hace 2 días'. */
  readonly age: string
}

export interface WorkQueueData {
  readonly groups: Readonly<Record<QueueReason, readonly QueueEntry[]>>
  /** Open claims with a contact in the last 2 days, which need nothing today. */
  readonly recentCount: number
}

/** Groups in the order of work; see `buildWorkQueue` for the reasons. */
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

type Verdict = QueueEntry | 'recent' | 'closed'

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

/** Queue entry of a claim; `recent` and `closed` claims have none. */
function judge(claim: Claim, read: Reader): Verdict {
  if (read.isClosed(claim.category)) return 'closed'
  const { step, days, label } = read.ageOf(claim.last_customer_contact)
  const elapsed = step === 'none' ? read.daysSince(claim.created_at) : null
  const received = elapsed === null ? null : Math.max(0, elapsed)
  const age = received === null ? label : `${label}, recibido ${formatDaysAgo(received)}`
  const followUp = read.liveFollowUp(claim)
  if (followUp) return { claim, reason: followUp.time, days: followUp.since, age }
  const reason = REASONS[step]
  return reason === null ? 'recent' : { claim, reason, days: received ?? days, age }
}

const verdicts = new WeakMap<object, { readonly day: string; readonly verdict: Verdict }>()

/** Caches the verdict per claim object and day, so that a change of one claim does not recompute all. */
function judgeOn(today: Date) {
  const day = toDayString(today)
  const read = readOn(today)
  return (claim: Claim): Verdict => {
    const known = verdicts.get(claim)
    if (known?.day === day) return known.verdict
    const verdict = judge(claim, read)
    verdicts.set(claim, { day, verdict })
    return verdict
  }
}

/** Returns a function that gives the queue reason of a claim; null if it is not in the queue. */
export function readReasons(today: Date): (claim: Claim) => QueueReason | null {
  const verdictOf = judgeOn(today)
  return (claim) => {
    const entry = verdictOf(claim)
    return typeof entry === 'object' ? entry.reason : null
  }
}

/** True if the claim needs something today. */
export function isDue(claim: Claim, today: Date): boolean {
  const reason = readReasons(today)(claim)
  return reason !== null && DUE_REASONS.includes(reason)
}

/** Longest wait first; ties: lower id first, ids that are no numbers last. */
function compareEntries(first: QueueEntry, second: QueueEntry): number {
  const wait = (second.days ?? -1) - (first.days ?? -1)
  return wait === 0 ? compareIds(first.claim.id, second.claim.id) : wait
}

/**
 * Open claims that need a contact by the local day of `today` (SPEC 4), each in one group, in this order:
 * - `today`: follow-up dates of today or before, because staff set them. With a future date a claim is in
 *   `tomorrow`, `week` (up to Sunday) or `later` instead. A contact on that day or later settles it.
 * - `overdue`: more than 4 days; these customers know the company and are waiting.
 * - `uncontacted`: an answer is promised within 24 business hours (SPEC 9). Not first, because old rows
 *   often lack the date.
 * - `due-soon`: 3 to 4 days, still in time.
 */
export function buildWorkQueue(claims: readonly Claim[], today: Date): WorkQueueData {
  const groups: Record<QueueReason, QueueEntry[]> = {
    ...{ today: [], overdue: [], uncontacted: [], 'due-soon': [] },
    ...{ tomorrow: [], week: [], later: [] },
  }
  const verdictOf = judgeOn(today)
  let recentCount = 0
  for (const claim of claims) {
    const entry = verdictOf(claim)
    if (entry === 'recent') recentCount += 1
    else if (entry !== 'closed') groups[entry.reason].push(entry)
  }
  for (const reason of QUEUE_REASONS) groups[reason] = sorted(groups[reason], compareEntries)
  return { groups, recentCount }
}
