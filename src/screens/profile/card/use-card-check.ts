import { useEffect, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queries } from '@/api/queries'
import { CARD_RETURN_QUERY } from '@/config/paths'
import type { CardReturn } from '@/domain/failures/card-failures'
import { wait } from '@/ui/browser/wait'
import { clearCardDeparture } from './card-departure'

/** Delay before each read, in ms: the provider often confirms after the user is back. */
const READ_DELAYS_MS = [0, 3000, 5000, 10_000]

/** Reads the profile until it has a card; continues after a failed read. */
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
 * Checks for a card after the return to `/profile?card=…` or on request. The query proves nothing: only GET
 * /user/ says if there is a card.
 */
export function useCardCheck() {
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const isBack = query.has(CARD_RETURN_QUERY)
  const [round, setRound] = useState(isBack ? 1 : 0)
  const [state, setState] = useState<CardReturn | null>(isBack ? 'confirming' : null)

  useEffect(() => {
    if (!isBack) return
    // Removes the query, so that a reload or a shared link is no return.
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
    state,
    check: () => {
      setState('confirming')
      setRound(round + 1)
    },
  }
}

export type CardCheck = ReturnType<typeof useCardCheck>
