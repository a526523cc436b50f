import { useEffect, useState } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { hasStatus } from '@/api/api-error'
import { onDeparture, subscribeSession, getSession } from '@/session/session-store'
import { Themed } from '@/ui/theme/Themed'
import { createQueryClient } from './query-client'

/** Whoever came back in place sees what was refused meanwhile; what was read before stays. */
function readRefusedAgain(client: QueryClient): void {
  void client.refetchQueries({ predicate: ({ state }) => hasStatus(state.error, 401) })
}

/** Pages that read from the server share one cache, emptied as soon as the person leaves. */
export function AccountLayout() {
  const [client] = useState(createQueryClient)
  const [person, setPerson] = useState(0)
  useEffect(
    () =>
      onDeparture(() => {
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
        <Outlet key={person} />
      </Themed>
    </QueryClientProvider>
  )
}
