import { useEffect, useState } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router-dom'
import { hasStatus } from '@/api/http/api-error'
import { onUserLeft, subscribeSession, getSession } from '@/session/session-store'
import { useSession } from '@/session/use-session'
import { Themed } from '@/ui/theme/Themed'
import { getInitialClient, releasePrefetchClient } from './prefetch-client'

/** What the pages inside cannot know by themselves: each departure makes them anew. */
export interface AccountVisit {
  /** Somebody was signed in while this page was open. */
  readonly hadSession: boolean
}

/** Whoever came back in place sees what was refused meanwhile; what was read before stays. */
function readRefusedAgain(client: QueryClient): void {
  void client.refetchQueries({ predicate: ({ state }) => hasStatus(state.error, 401) })
}

/** Pages that read from the server share one cache, emptied as soon as the person leaves. */
export function AccountLayout() {
  const [client] = useState(getInitialClient)
  const [person, setPerson] = useState(0)
  const { key: visit } = useLocation()
  const { signedIn } = useSession()
  const [signedInVisit, setSignedInVisit] = useState<string | null>(null)
  if (signedIn && signedInVisit !== visit) setSignedInVisit(visit)
  useEffect(releasePrefetchClient, [])
  useEffect(
    () =>
      onUserLeft(() => {
        client.clear()
        // Someone else may have signed in in another tab: nothing of the previous person stays.
        setPerson((count) => count + 1)
      }),
    [client],
  )
  useEffect(
    () =>
      subscribeSession(() => {
        if (getSession().signedIn) readRefusedAgain(client)
      }),
    [client],
  )
  return (
    <QueryClientProvider client={client}>
      <Themed>
        <Outlet
          key={person}
          context={{ hadSession: signedInVisit === visit } satisfies AccountVisit}
        />
      </Themed>
    </QueryClientProvider>
  )
}
