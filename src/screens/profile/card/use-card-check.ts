import { useEffect, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queries } from '@/api/queries'
import { CARD_RETURN_QUERY } from '@/config/paths'
import type { CardReturn } from '@/domain/failures/card-failures'
import { wait } from '@/ui/browser/wait'
import { clearCardDeparture } from './card-departure'

/** Waits before each read, in ms: the provider confirms to the server, often after the user is back. */
const READ_DELAYS_MS = [0, 3000, 5000, 10_000]

/** Reads the profile until it tells of a card; a read that fails is followed by the next one. */
async function lookForCard(client: QueryClient, signal: AbortSignal): Promise<CardReturn> {
  let isRead = false
  for (const delay of READ_DELAYS_MS) {
    if (delay > 0) await wait(delay)
    if (signal.aborted) break
    try {
      const user = await client.query({ ...queries.user(), staleTime: 0 })
      if (user.hasRegisteredCard === true) return 'registered'
      isRead = true
    } catch {
      isRead = false
    }
  }
  return isRead ? 'not-completed' : 'unread'
}

/**
 * Whether a card is registered, after the provider sent the user back to `/profile?card=…` or the user
 * asked. The query only says that somebody came back: GET /user/ alone says whether there is a card.
 */
export function useCardCheck() {
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const isBack = query.has(CARD_RETURN_QUERY)
  const [round, setRound] = useState(isBack ? 1 : 0)
  const [state, setState] = useState<CardReturn | null>(isBack ? 'confirming' : null)

  useEffect(() => {
    if (!isBack) return
    // A reload or a shared address is no return from the provider.
    setQuery(
      (before) => {
        before.delete(CARD_RETURN_QUERY)
        return before
      },
      { replace: true },
    )
  }, [isBack, setQuery])

  useEffect(() => {
    if (round === 0) return
    const stop = new AbortController()
    void lookForCard(client, stop.signal).then((found) => {
      if (stop.signal.aborted) return
      if (found === 'registered') void clearCardDeparture()
      setState(found)
    })
    return () => stop.abort()
  }, [client, round])

  return {
    /** Null while nothing is to be told. */
    state,
    check: () => {
      setState('confirming')
      setRound(round + 1)
    },
  }
}

export type CardCheck = ReturnType<typeof useCardCheck>
