import { readRecord, removeRecord, storeRecord, type RecordId } from '@/device/records'
import { getUserKey } from '@/session/session-store'

/** The record holds only a time; its kind defines the retention. */
function recordId(): RecordId | null {
  const owner = getUserKey()
  return owner === null ? null : { kind: 'card-registration', owner, name: 'departure' }
}

export async function storeCardDeparture(now: Date): Promise<void> {
  const id = recordId()
  if (id !== null) await storeRecord(id, true, now)
}

/** Time when the user left for the card provider; null if never or over `CARD_REPEAT_MINUTES` ago. */
export async function readCardDeparture(now: Date): Promise<Date | null> {
  const id = recordId()
  return id === null ? null : ((await readRecord(id, now))?.savedAt ?? null)
}

export async function clearCardDeparture(): Promise<void> {
  const id = recordId()
  if (id !== null) await removeRecord(id)
}
