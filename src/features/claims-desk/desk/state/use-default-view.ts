import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { isPlainList } from '@/domain/claim/list/claim-list'
import { ownQueueSearch } from '@/domain/claim/list/view-filter'
import { useMyHandler, useStartInMyClaims } from '../../settings/use-my-handler'
import type { DeskProfile } from '../desk-profiles'
import { searchOfView } from '../../shared/desk-view'

/** True on a new visit without a URL query; a reload and Back restore the previous view instead. */
function useIsArrival(): boolean {
  const { key, search } = useLocation()
  const type = useNavigationType()
  const [isArrival] = useState(() => {
    if (search !== '') return false
    if (type !== NavigationType.Pop) return true
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return key === 'default' && page?.type !== 'reload'
  })
  return isArrival
}

/** Redirects to the user's own claims of today on arrival, if their settings say so. */
export function useDefaultView({ views }: DeskProfile): void {
  const navigate = useNavigate()
  const isArrival = useIsArrival()
  const { search } = useLocation()
  const { mine, isRead } = useMyHandler()
  const starts = useStartInMyClaims()
  const isBegun = useRef(false)
  useEffect(() => {
    if (!views.includes('queue') || !isArrival || isBegun.current || !isRead || !starts.isRead)
      return
    isBegun.current = true
    // The user may have navigated meanwhile; a remembered sort order does not count as navigation.
    if (!starts.value || mine === null || !isPlainList(search)) return
    const to = ownQueueSearch(searchOfView(search, 'queue'), mine)
    void navigate({ search: to }, { replace: true, preventScrollReset: true })
  }, [isArrival, isRead, mine, navigate, search, starts.isRead, starts.value, views])
}
