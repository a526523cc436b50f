import type { Passenger } from '@/domain/claim/companions'
import type { Receipt } from './receipt'

/** State of one passenger's claim; `receipt` is as of sending. `unknown`: the response was lost. */
export type Sending =
  { readonly state: 'sent' | 'unknown'; readonly receipt: Receipt } | { readonly state: 'refused' }

/** By passenger id; an unsent claim has no entry. */
export type Sendings = Readonly<Record<string, Sending>>

export function passengersIn(
  state: Sending['state'],
  passengers: readonly Passenger[],
  sendings: Sendings,
): Passenger[] {
  return passengers.filter(({ id }) => sendings[id]?.state === state)
}

/** True if an outcome is unknown, or a filing for several passengers ended in the middle. */
export function isInterrupted(passengers: readonly Passenger[], sendings: Sendings): boolean {
  const states = passengers.flatMap(({ id }) => sendings[id]?.state ?? [])
  return states.includes('unknown') || (passengers.length > 1 && states.length > 0)
}

/** Sets the state of one claim; null removes it, because nothing left the device. */
export function withSending(sendings: Sendings, id: string, sending: Sending | null): Sendings {
  const { [id]: _before, ...others } = sendings
  return sending === null ? others : { ...others, [id]: sending }
}

/** Marks `unknown` claims as sent, once the server is known to have them. */
export function withReceived(sendings: Sendings): Sendings {
  return Object.fromEntries(
    Object.entries(sendings).map(([id, sending]) => [
      id,
      sending.state === 'unknown' ? { ...sending, state: 'sent' as const } : sending,
    ]),
  )
}

function shared({ sentAt: _sentAt, passengers: _passengers, ...facts }: Receipt): string {
  return JSON.stringify(Object.entries(facts).sort(([a], [b]) => a.localeCompare(b)))
}

/** Joins receipts that differ only in passengers and time; the latest time stays. */
export function joinReceipts(receipts: readonly Receipt[]): readonly Receipt[] {
  const joined = new Map<string, Receipt>()
  for (const receipt of receipts) {
    const before = joined.get(shared(receipt))
    joined.set(shared(receipt), {
      ...receipt,
      sentAt: Math.max(before?.sentAt ?? 0, receipt.sentAt),
      passengers: [...(before?.passengers ?? []), ...receipt.passengers],
    })
  }
  return [...joined.values()]
}

/** Receipts of a filing; null until every claim is known to be sent. */
export function receiptsOf(
  passengers: readonly Passenger[],
  sendings: Sendings,
): readonly Receipt[] | null {
  const sent = passengers.flatMap(({ id }) => {
    const sending = sendings[id]
    return sending?.state === 'sent' ? [sending.receipt] : []
  })
  return sent.length === passengers.length ? joinReceipts(sent) : null
}
