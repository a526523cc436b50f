import { useMemo } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { onDeparture } from '@/session/session-store'

const drafts = new WeakMap<QueryClient, Map<string, string>>()

function draftsOf(client: QueryClient): Map<string, string> {
  const known = drafts.get(client)
  if (known) return known
  const made = new Map<string, string>()
  drafts.set(client, made)
  // The next person at this device starts with none.
  onDeparture(() => made.clear())
  return made
}

/** Next steps that are half typed, by claim: their rows come and go with groups, filters and views. */
export function useStepDrafts(): Map<string, string> {
  const client = useQueryClient()
  return useMemo(() => draftsOf(client), [client])
}
