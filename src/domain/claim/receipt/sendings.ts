import type { Passenger } from '@/domain/claim/companions'
import type { Receipt } from './receipt'

/**
 * What is known of one passenger's claim. `unknown`: it left and the answer was lost. `receipt` is what the
 * claim said when it left, whatever the form says later.
 */
export type Sending =
  { readonly state: 'sent' | 'unknown'; readonly receipt: Receipt } | { readonly state: 'refused' }

/** By the id of the passenger's entry; a claim that was not sent has none. */
export type Sendings = Readonly<Record<string, Sending>>

/** Those of whom one thing is known, in the order of the form. */
export function passengersIn(
  state: Sending['state'],
  passengers: readonly Passenger[],
  sendings: Sendings,
): Passenger[] {
  return passengers.filter(({ id }) => sendings[id]?.state === state)
}

/** The sendings after news of one of them; null: nothing left this device. */
export function withSending(sendings: Sendings, id: string, sending: Sending | null): Sendings {
  const { [id]: _before, ...others } = sendings
  return sending === null ? others : { ...others, [id]: sending }
}

/** The sendings once it is known that what was not known is in. */
export function withReceived(sendings: Sendings): Sendings {
  return Object.fromEntries(
    Object.entries(sendings).map(([id, sending]) => [
      id,
      sending.state === 'unknown' ? { ...sending, state: 'sent' as const } : sending,
    ]),
  )
}

/** What two claims of one filing have in common. */
function shared({ sentAt: _sentAt, passengers: _passengers, ...facts }: Receipt): string {
  return JSON.stringify(Object.entries(facts).sort(([a], [b]) => a.localeCompare(b)))
}

/**
 * One receipt for the claims that said the same, in the order of the passengers; of a filing that went out
 * in one go that is one in all. It carries the moment of the last of them.
 */
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

/** The receipts of a filing; null as long as one of its claims is not known to be in. */
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
