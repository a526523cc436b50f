import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  readQueueFilter,
  writeQueueFilter,
  type QueueFilter,
} from '@/domain/claim/list/queue-filter'

/** Filters of the queue. They are in the URL, so that a reload and Back keep them. */
export function useQueueFilter() {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()
  const filter = useMemo(() => readQueueFilter(search), [search])
  const setFilter = useCallback(
    (next: QueueFilter) => {
      const options = { replace: true, preventScrollReset: true, state }
      void navigate({ search: writeQueueFilter(search, next) }, options)
    },
    [navigate, search, state],
  )
  return { filter, setFilter }
}
