import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  readQueueFilter,
  writeQueueFilter,
  type QueueFilter,
} from '@/domain/claim/list/queue-filter'

/** What the queue is narrowed to. It stands in the address, so that a reload and a way back keep it. */
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
