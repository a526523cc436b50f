import { daysBetween, parseDay, toDayString } from '@/domain/dates'
import { sorted } from '@/domain/sorting'
import { ageOfContact, formatDaysAgo } from '@/domain/claim/status/contact-age'
import { isClosed } from '@/domain/claim/status/status'
import { oncePerText } from '@/domain/once-per-text'
import { followUpMark, followUpOf, followUpTime, type FollowUpTime } from './follow-up'

/** A claim as far as the queue needs it; every field may be missing. */
interface QueuedClaim {
  readonly id: number | string | null
  readonly category: string | null
  readonly last_customer_contact: string | null
  readonly created_at: string | null
  readonly next_step?: string | null
}

/**
 * Why a claim is in the queue: contact is late, was never made, or will soon be late; or someone
 * wrote down when to take it up again.
 */
export type QueueReason = 'overdue' | 'uncontacted' | 'due-soon' | FollowUpTime

export interface QueueEntry<Claim> {
  readonly claim: Claim
  readonly reason: QueueReason
  /**
   * Calendar days its customer has waited: since the last contact, or since the claim came in. Where
   * someone wrote down a day, the days since then, negative until it comes.
   */
  readonly days: number | null
  /** How long its customer has waited in words, 'hace 9 días', 'Sin contacto, recibido hace 2 días'. */
  readonly age: string
}

export interface WorkQueueData<Claim> {
  readonly groups: Readonly<Record<QueueReason, readonly QueueEntry<Claim>[]>>
  /** Open claims that need nothing today: their customers heard from us up to 2 days ago. */
  readonly recentCount: number
}

/** The groups of the queue, in the order in which they are worked off; `buildWorkQueue` says why. */
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

/** The reasons that ask for something today; the others can wait for their day. */
export const DUE_REASONS: readonly QueueReason[] = ['today', 'overdue', 'uncontacted', 'due-soon']

/** What a claim is due for by the age of its contact; a recent one can wait. */
const REASONS = {
  recent: null,
  'due-soon': 'due-soon',
  late: 'overdue',
  none: 'uncontacted',
} as const

type Verdict<Claim> = QueueEntry<Claim> | 'recent' | 'closed'

/** Texts as of one day. */
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
    /** The day that someone wrote down, unless the customer has heard from us on it or since. */
    liveFollowUp: ({ next_step, last_customer_contact }: QueuedClaim) => {
      const mark = followUpMark(next_step)
      const found = mark === null ? null : followUp(mark)
      const contact = daysSince(last_customer_contact)
      // A contact to come was noted by mistake and settles nothing.
      const isSettled = found && contact !== null && contact >= 0 && contact <= found.since
      return isSettled ? null : found
    },
  }
}

type Reader = ReturnType<typeof readOn>

/** What a claim is in the queue for; `recent` and `closed` ones are not in it. */
function judge<Claim extends QueuedClaim>(claim: Claim, read: Reader): Verdict<Claim> {
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

const verdicts = new WeakMap<object, { readonly day: string; readonly verdict: unknown }>()

/** Claims that were judged on the same day are not judged again because another one was changed. */
function judgeOn(today: Date) {
  const day = toDayString(today)
  const read = readOn(today)
  return <Claim extends QueuedClaim>(claim: Claim): Verdict<Claim> => {
    const known = verdicts.get(claim)
    if (known?.day === day) return known.verdict as Verdict<Claim>
    const verdict = judge(claim, read)
    verdicts.set(claim, { day, verdict })
    return verdict
  }
}

/** Tells of one claim after another why it is in the queue of a day; null for those that are not. */
export function readReasons(today: Date): (claim: QueuedClaim) => QueueReason | null {
  const verdictOf = judgeOn(today)
  return (claim) => {
    const entry = verdictOf(claim)
    return typeof entry === 'object' ? entry.reason : null
  }
}

/** Whether a claim asks for something today. */
export function isDue(claim: QueuedClaim, today: Date): boolean {
  const reason = readReasons(today)(claim)
  return reason !== null && DUE_REASONS.includes(reason)
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
 * What staff have to do today: every open claim whose customer should hear from us, by the steps of
 * SPEC 4.
 *
 * Overdue claims (more than 4 days) come first: those people know us and were left waiting. Claims
 * without any contact come next, longest received first, because an answer within 24 business hours
 * was promised (SPEC 9); they are not put first because in old rows the date is often just missing.
 * Claims at 3 to 4 days come last: they are still in time. What is fresher needs nothing today.
 *
 * A day that someone wrote before the next step (`follow-up.ts`) goes before all of this, since a
 * person decided it. Today's and those gone by come first of all, the longest gone by before; one to
 * come takes the claim out of what is late, to the groups of tomorrow, of this week up to Sunday, or
 * of later. A contact on that day or since settles it. A claim stands once, and in no group if closed.
 *
 * @param today the current moment; its local day is what counts
 */
export function buildWorkQueue<Claim extends QueuedClaim>(
  claims: readonly Claim[],
  today: Date,
): WorkQueueData<Claim> {
  const groups: Record<QueueReason, QueueEntry<Claim>[]> = {
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
