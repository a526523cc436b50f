import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ClaimRecordPage } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import {
  readClaimList,
  writeClaimList,
  type ClaimFilters,
  type ClaimListState,
} from '@/domain/claim/list/claim-list'
import { rowsOfPage, sortClaims } from '@/domain/claim/list/claim-rows'
import { listExtent, type ListExtent } from '@/domain/claim/list/list-extent'
import { withClaim } from '../../shared/desk-view'
import type { DeskProfile } from '../desk-profiles'
import { CLAIM_PAGES } from '@/features/claim-store/claim-data/read-claims'
import { claimPage, filtersOf, type ListFilters } from '@/features/claim-store/claim-data/list-page'
import { withLatest } from '@/features/claim-store/claim-data/claim-cache'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { claimSearchOf, claimSearchState } from '../../shared/claims-of-email'

const NOTHING: readonly Claim[] = []

/** A cached page of the list, unless it is invalidated. */
export function readPage(client: QueryClient, state: ClaimListState, page: number) {
  const { queryKey } = claimPage(filtersOf({ ...state, page }))
  const known = client.getQueryState(queryKey)
  return known?.isInvalidated ? undefined : known?.data
}

/** The extent of the list on the screen; the rows of an earlier page tell nothing of this one. */
function extentOf(
  client: QueryClient,
  state: ClaimListState,
  { data, isPlaceholderData }: { data: ClaimRecordPage | undefined; isPlaceholderData: boolean },
): ListExtent {
  if (isPlaceholderData && data?.total === null) return { kind: 'open' }
  return listExtent(state, {
    before: readPage(client, state, state.page - 1),
    shown: data,
    after: readPage(client, state, state.page + 1),
  })
}

interface ChangeOptions {
  readonly replace?: boolean
  /** Renders synchronously, for a direct user action. */
  readonly atOnce?: boolean
}

export type ClaimList = ReturnType<typeof useClaimList>

/** The list that the URL describes, so that Back, reload and links restore it. Requests it if `isShown`. */
export function useClaimList({ defaults }: DeskProfile, isShown: boolean) {
  const { search, state: historyState } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()
  const client = useQueryClient()
  const known = useKnownClaims()
  // The open claim is not part of the list.
  const listSearch = withClaim(search, null).toString()
  const { email, text } = claimSearchOf(historyState)
  const state = useMemo(
    () => readClaimList(new URLSearchParams(listSearch), email, defaults, text),
    [listSearch, email, defaults, text],
  )
  // Keeps the reference while the request is the same, for example after sorting.
  const asked = JSON.stringify(filtersOf(state))
  const filters = useMemo(() => JSON.parse(asked) as ListFilters, [asked])
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...claimPage(filters),
    // Keep the old page until the new one has loaded or failed.
    placeholderData: keepPreviousData,
    enabled: isShown,
  })

  // A ref keeps the callbacks stable; a second change builds on the first before the URL updates.
  const latest = useRef({ state, search })
  useLayoutEffect(() => {
    latest.current = { state, search }
  }, [state, search])

  const goTo = useCallback(
    (next: ClaimListState, query: URLSearchParams, options: ChangeOptions) => {
      const { replace = false, atOnce = false } = options
      const to = query.toString()
      latest.current = { state: next, search: to }
      void navigate(
        { search: to },
        {
          replace,
          preventScrollReset: true,
          flushSync: atOnce,
          state: claimSearchState(next),
        },
      )
    },
    [navigate],
  )
  const change = useCallback(
    (next: Partial<ClaimListState>, options: ChangeOptions = {}) => {
      const now = { ...latest.current.state, ...next }
      goTo(now, writeClaimList(now, defaults, latest.current.search), options)
    },
    [defaults, goTo],
  )
  /** Writes the open claim's id into the URL; null removes it. */
  const nameOpenClaim = useCallback(
    (id: string | null) => {
      const now = latest.current
      goTo(now.state, withClaim(now.search, id), { replace: true })
    },
    [goTo],
  )

  /** Asking for the same list again refetches it. */
  const ask = useCallback(
    (next: Partial<ClaimListState>) => {
      void client.invalidateQueries({ queryKey: CLAIM_PAGES, refetchType: 'none' })
      const now = latest.current.state
      if (JSON.stringify({ ...now, ...next }) === JSON.stringify(now)) void refetch()
      else change(next, { atOnce: true })
    },
    [change, client, refetch],
  )

  const extent = extentOf(client, state, { data, isPlaceholderData })
  const isOpenEnded = extent.kind === 'open'
  const pages = extent.kind === 'counted' ? extent.pages : state.page
  const lastPage = extent.kind === 'ended' ? extent.lastPage : pages
  const isBeyond = data !== undefined && !isPlaceholderData && state.page > lastPage
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true })
  }, [isBeyond, change, lastPage])

  const { email: filteredEmail, category, subcategory, airline, page, size, sort } = state
  // Without the sort order, so that sorting keeps the reference.
  const applied = useMemo<ClaimFilters>(
    () => ({ email: filteredEmail, category, subcategory, airline }),
    [filteredEmail, category, subcategory, airline],
  )
  const items = useMemo(() => (data ? withLatest(data.items, known) : NOTHING), [data, known])
  const rows = useMemo(
    () => sortClaims(rowsOfPage(items, page, size), sort),
    [items, page, size, sort],
  )

  return {
    state,
    applied,
    filters,
    change,
    ask,
    nameOpenClaim,
    rows,
    /** In the server's order. */
    loaded: items,
    total: extent.kind === 'counted' ? extent.total : null,
    pages,
    /** The total is unknown: another page may follow. */
    isOpenEnded,
    error,
    isEmpty: data !== undefined && !isBeyond && data.items.length === 0,
    isFirstLoad: data === undefined || (isBeyond && data.items.length === 0),
    isBusy: isFetching,
    isOld: isPlaceholderData,
    refetch,
  }
}
