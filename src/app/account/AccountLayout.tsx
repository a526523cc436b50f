import { useEffect, useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { onDeparture } from '@/session/session-store'
import { Themed } from '@/ui/theme/Themed'
import { createQueryClient } from './query-client'

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
  return (
    <QueryClientProvider client={client}>
      <Themed>
        <Outlet key={person} />
      </Themed>
    </QueryClientProvider>
  )
}
