import { useEffect, useState } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router-dom'
import { hasStatus } from '@/api/http/api-error'
import { onUserLeft, subscribeSession, getSession } from '@/session/session-store'
import { useSession, useUserTurn } from '@/session/use-session'
import { getInitialClient, releasePrefetchClient } from './prefetch-client'
import { createQueryClient } from './query-client'

/** Outlet context; the pages inside are remounted when the user leaves. */
export interface AccountVisit {
  readonly hadSession: boolean
}

/** After the user has signed in again, refetches what a 401 refused; other data stays. */
function readRefusedAgain(client: QueryClient): void {
  void client.refetchQueries({ predicate: ({ state }) => hasStatus(state.error, 401) })
}

/** Pages that read from the server share one cache per user, so that no late answer reaches the next one. */
export function AccountLayout() {
  const [client, setClient] = useState(getInitialClient)
  const { key: visit } = useLocation()
  const { signedIn } = useSession()
  const [signedInVisit, setSignedInVisit] = useState<string | null>(null)
  if (signedIn && signedInVisit !== visit) setSignedInVisit(visit)
  useEffect(releasePrefetchClient, [])
  useEffect(
    () =>
      onUserLeft(() => {
        client.clear()
        setClient(createQueryClient())
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
      <Outlet
        key={useUserTurn()}
        context={{ hadSession: signedInVisit === visit } satisfies AccountVisit}
      />
    </QueryClientProvider>
  )
}
