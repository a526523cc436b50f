import { readRecord, removeRecord, storeRecord, type RecordId } from '@/device/records'
import { getUserKey } from '@/session/session-store'

/** The record holds a moment alone, nothing about the card; its kind says how long it is kept. */
function recordId(): RecordId | null {
  const owner = getUserKey()
  return owner === null ? null : { kind: 'card-registration', owner, name: 'departure' }
}

/** Stores that the user leaves for the card provider. */
export async function storeCardDeparture(now: Date): Promise<void> {
  const id = recordId()
  if (id !== null) await storeRecord(id, true, now)
}

/** When the user left for the card provider; null if that is `CARD_REPEAT_MINUTES` ago or never was. */
export async function readCardDeparture(now: Date): Promise<Date | null> {
  const id = recordId()
  return id === null ? null : ((await readRecord(id, now))?.savedAt ?? null)
}

/** Forgets the departure: the card is registered. */
export async function clearCardDeparture(): Promise<void> {
  const id = recordId()
  if (id !== null) await removeRecord(id)
}
