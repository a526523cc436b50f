import { useEffect, useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { onSignOut } from '@/session/session-store'
import { createQueryClient } from './query-client'

/** Pages that read from the server share one cache, emptied as soon as the person leaves. */
export function AccountLayout() {
  const [client] = useState(createQueryClient)
  useEffect(() => onSignOut(() => client.clear()), [client])
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
