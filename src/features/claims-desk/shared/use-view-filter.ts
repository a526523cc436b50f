import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  readViewFilter,
  writeViewFilter,
  type Facet,
  type ViewFilter,
} from '@/domain/claim/list/view-filter'

/** Filter of the board or the queue. It is in the URL, so that a reload and Back keep it. */
export function useViewFilter(facets: readonly Facet[]) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()
  const filter = useMemo(() => readViewFilter(search, facets), [search, facets])
  const setFilter = useCallback(
    (next: ViewFilter) => {
      const options = { replace: true, preventScrollReset: true, state }
      void navigate({ search: writeViewFilter(search, next, facets) }, options)
    },
    [facets, navigate, search, state],
  )
  return { filter, setFilter }
}
