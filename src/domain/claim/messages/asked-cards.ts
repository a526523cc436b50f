import { isRow } from '@/domain/raw-values'
import { CARD_ASKED_DAYS } from '@/config/operator'

/** Time at which the message that asks for a card was opened, in ms since 1970, by claim id. */
export type AskedCards = Readonly<Record<string, number>>

const DAY_MS = 24 * 60 * 60 * 1000

/** Times from the device; drops invalid and expired ones. */
export function parseAskedCards(raw: unknown, now: Date): AskedCards {
  if (!isRow(raw)) return {}
  return Object.fromEntries(
    Object.entries(raw).filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === 'number' &&
        Number.isFinite(entry[1]) &&
        now.getTime() - entry[1] <= CARD_ASKED_DAYS * DAY_MS,
    ),
  )
}
