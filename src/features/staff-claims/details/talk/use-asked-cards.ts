import { createPersonRecord } from '@/session/person-record'
import { usePersonRecord } from '@/session/use-person-record'
import { parseAskedCards, type AskedCards } from '@/domain/claim/talk/asked-cards'

const asked = createPersonRecord({
  kind: 'preference',
  name: 'asked-cards',
  parse: parseAskedCards,
})

/** For which claims this user opened the message that asks for a card; their device stores it. */
export function useAskedCards(): {
  readonly askedAt: AskedCards
  readonly markAsked: (claimId: number | string) => void
} {
  const { value: askedAt, change } = usePersonRecord(asked)
  return {
    askedAt,
    markAsked: (claimId) => change((before) => ({ ...before, [claimId]: Date.now() })),
  }
}
