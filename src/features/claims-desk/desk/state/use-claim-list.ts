import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ClaimRecordPage } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { readClaimList, writeClaimList, type ClaimListState } from '@/domain/claim/list/claim-list'
import { isSamePage, rowsOfPage, sortClaims } from '@/domain/claim/list/claim-rows'
import { parseDay, toDayString } from '@/domain/dates'
import { pageCount } from '@/domain/paging'
import { withClaim } from './claim-address'
import type { DeskProfile } from '@/features/claims-desk/desk/desk-profiles'
import { CLAIM_PAGES } from '@/features/claim-store/claim-data/claim-pages'
import { claimPage, filtersOf, type ListFilters } from '@/features/claim-store/claim-data/list-page'
import { withLatest } from '@/features/claim-store/claim-data/claim-cache'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-known-claims'
import { claimSearchOf, claimSearchState } from '@/features/claims-desk/shared/claims-of-email'

const NOTHING: readonly Claim[] = []

/** The claims of an answer as the table shows them. */
export function rowsOf(
  items: readonly Claim[],
  { page, size, sort }: Pick<ClaimListState, 'page' | 'size' | 'sort'>,
) {
  return sortClaims(rowsOfPage(items, page, size), sort)
}

/** A page beside the one on the screen, if it was read since somebody last asked anew. */
export function readPage(client: QueryClient, state: ClaimListState, page: number) {
  const { queryKey } = claimPage(filtersOf({ ...state, page }))
  const known = client.getQueryState(queryKey)
  return known?.isInvalidated ? undefined : known?.data
}

/** Whether an answer shows that the list ended before it: it is empty, or the page before once more. */
export function isPastEnd(answer: ClaimRecordPage, before: ClaimRecordPage | undefined): boolean {
  if (answer.total !== null) return false
  return answer.items.length === 0 || (before ? isSamePage(before.items, answer.items) : false)
}

/**
 * How far the list goes. Where the server gives no total, a page beyond the end tells where it was: it
 * leads back, and the page before it knows that it is the last.
 */
function extentOf(
  client: QueryClient,
  state: ClaimListState,
  { data, isPlaceholderData }: { data: ClaimRecordPage | undefined; isPlaceholderData: boolean },
) {
  const { page, size } = state
  if (isPlaceholderData && data?.total === null) {
    // What is on the screen is another page: it tells nothing of this one.
    return { total: null, pages: page, lastPage: page, isOpenEnded: true }
  }
  const shown = (page - 1) * size + (data?.items.length ?? 0)
  const isUnknown = data?.total === null
  if (isUnknown && page > 1 && isPastEnd(data, readPage(client, state, page - 1))) {
    const lastPage = readPage(client, state, page - 1) ? page - 1 : 1
    return { total: null, pages: page, lastPage, isOpenEnded: false }
  }
  const next = isUnknown ? readPage(client, state, page + 1) : undefined
  const total = isUnknown && next && isPastEnd(next, data) ? shown : (data?.total ?? null)
  const isOpenEnded = isUnknown && total === null
  const pages = isOpenEnded ? page : pageCount(total ?? 0, size)
  return { total: isOpenEnded ? null : (total ?? 0), pages, lastPage: pages, isOpenEnded }
}

interface ChangeOptions {
  readonly replace?: boolean
  /** For what a person pressed: the answer does not wait its turn behind other work. */
  readonly atOnce?: boolean
}

export type ClaimList = ReturnType<typeof useClaimList>

/**
 * The claims list as the address describes it: filters, page, size and order live there, so that
 * Back, a reload and a shared link bring it back. The answer shown is always the one of the address:
 * a late answer to an earlier question lands in the cache and nowhere else.
 *
 * @param isShown nothing is requested while the list is not on the screen
 */
export function useClaimList({ defaults }: DeskProfile, isShown: boolean) {
  const { search, state: historyState } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()
  const client = useQueryClient()
  const known = useKnownClaims()
  // Which claim is open is no part of the list.
  const listSearch = withClaim(search, null).toString()
  const { email, text } = claimSearchOf(historyState)
  const state = useMemo(
    () => readClaimList(new URLSearchParams(listSearch), email, defaults, text),
    [listSearch, email, defaults, text],
  )
  // One object while it asks for the same: another order of the rows changes nothing of it.
  const asked = JSON.stringify(filtersOf(state))
  const filters = useMemo(() => JSON.parse(asked) as ListFilters, [asked])
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...claimPage(filters),
    // The old page stays until the new one is there or has failed.
    placeholderData: keepPreviousData,
    enabled: isShown,
  })

  // What changes the list is the same function whatever the list is, so that nothing is drawn anew for it.
  // Two changes may come before the first is in the address: the second goes on from it.
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
      goTo(now, writeClaimList(now, defaults, new URLSearchParams(latest.current.search)), options)
    },
    [defaults, goTo],
  )
  /** Writes down which claim is open; null for none. */
  const nameOpenClaim = useCallback(
    (id: string | null) => {
      const now = latest.current
      goTo(now.state, withClaim(now.search, id), { replace: true })
    },
    [goTo],
  )

  /** The same question again is a wish for a fresh answer. */
  const ask = useCallback(
    (next: Partial<ClaimListState>) => {
      void client.invalidateQueries({ queryKey: CLAIM_PAGES, refetchType: 'none' })
      const now = latest.current.state
      if (JSON.stringify({ ...now, ...next }) === JSON.stringify(now)) void refetch()
      else change(next, { atOnce: true })
    },
    [change, client, refetch],
  )

  const { total, pages, lastPage, isOpenEnded } = extentOf(client, state, {
    data,
    isPlaceholderData,
  })
  const isBeyond = data !== undefined && !isPlaceholderData && state.page > lastPage
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true })
  }, [isBeyond, change, lastPage])

  const { page, size, sort } = state
  const items = useMemo(() => (data ? withLatest(data.items, known) : NOTHING), [data, known])
  const rows = useMemo(() => rowsOf(items, { page, size, sort }), [items, page, size, sort])
  // One object while the day lasts, so that a row knows when its age has not changed.
  const [openedAt] = useState(() => new Date())
  const day = toDayString(dataUpdatedAt === 0 ? openedAt : new Date(dataUpdatedAt))
  const today = useMemo(() => parseDay(day) ?? openedAt, [day, openedAt])

  return {
    state,
    /** What a page of it is asked by. */
    filters,
    change,
    ask,
    nameOpenClaim,
    rows,
    /** The same claims as they came, whatever the order of the rows. */
    loaded: items,
    total,
    pages,
    /** Nobody knows how many claims there are: another page may follow this one. */
    isOpenEnded,
    today,
    error,
    isEmpty: data !== undefined && !isBeyond && data.items.length === 0,
    isFirstLoad: data === undefined || (isBeyond && data.items.length === 0),
    isBusy: isFetching,
    isOld: isPlaceholderData,
    refetch,
  }
}
