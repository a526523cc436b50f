import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { changeDeskOf, type ChangeDesk } from './change-desk'

export { useRuns } from './use-runs'

/** What changes claims in place, without drawing anything when a change goes on. */
export function useChangeDesk(): ChangeDesk {
  const client = useQueryClient()
  return useMemo(() => changeDeskOf(client), [client])
}
