import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import type { Claim } from '@/domain/claim/fields'
import { CLAIM_PAGES, claimPage } from '@/features/staff-claims/reading/claim-pages'
import { findClaim } from '@/features/staff-claims/reading/find-claim'
import { useKnownClaims } from '@/features/staff-claims/reading/known-claims'
import { filtersOf, isPastEnd, readPage, rowsOf, type ClaimList } from './use-claim-list'

interface OpenClaim {
  readonly claim: Claim
  /** Its row, or the one it last had; -1 for a claim that was not opened from the list. */
  readonly position: number
  readonly page: number
  /** The rows of its page, while that page is read but not on the screen yet. */
  readonly ahead?: readonly Claim[] | undefined
}

/** A neighbouring page that is being read for its first or last claim, could not be, or is not there. */
type Crossing = 'reading' | 'failed' | 'end' | null

function findRow(rows: readonly Claim[], claim: Claim): number {
  const at = rows.indexOf(claim)
  return at === -1 && claim.id !== null ? rows.findIndex(({ id }) => id === claim.id) : at
}

/**
 * The claim whose details are open. It follows its row when the list is read again, and its
 * neighbours are those of the whole filtered list: beyond the last row comes the next page.
 */
export function useOpenClaim(list: ClaimList) {
  const { rows, state, pages, total, isOpenEnded, change } = list
  const client = useQueryClient()
  const known = useKnownClaims()
  const [shown, setShown] = useState<OpenClaim | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [crossing, setCrossing] = useState<Crossing>(null)
  /** Counts what the person did, so that an answer to something earlier is not obeyed. */
  const turn = useRef(0)

  useEffect(() => {
    // Back and other ways to another list: a page on its way for the old one is not wanted any more.
    turn.current += 1
  }, [state])

  const isListed = shown !== null && shown.position >= 0
  const found = isListed ? findRow(rows, shown.claim) : -1
  const fresh = rows[found]
  const { page } = state
  const isCurrent =
    fresh === shown?.claim && found === shown?.position && page === shown.page && !shown.ahead
  if (fresh && !isCurrent) setShown({ claim: fresh, position: found, page })

  const show = useCallback((opened: OpenClaim) => {
    turn.current += 1
    setShown(opened)
    setOpen(true)
    setCrossing(null)
  }, [])
  // Its row and page are found when it is drawn, so that the table need not be told of every page.
  const open = useCallback((claim: Claim) => show({ claim, position: 0, page: 0 }), [show])
  const openUnlisted = useCallback((claim: Claim) => show({ claim, position: -1, page: 0 }), [show])

  const close = useCallback(() => {
    turn.current += 1
    setOpen(false)
    setCrossing(null)
  }, [])

  const knownPage = (number: number) =>
    client.getQueryData(claimPage(filtersOf({ ...state, page: number })).queryKey)

  const crossTo = async (to: number, end: 'first' | 'last') => {
    const target = { ...state, page: to }
    turn.current += 1
    const started = turn.current
    setCrossing('reading')
    try {
      const answer = await client.query(claimPage(filtersOf(target)))
      if (turn.current !== started) return
      if (end === 'first' && isPastEnd(answer, knownPage(to - 1))) {
        setCrossing('end')
        return
      }
      const next = rowsOf(answer.items, target)
      const position = end === 'first' ? 0 : next.length - 1
      const claim = next[position]
      if (claim) show({ claim, position, page: to, ahead: next })
      else close()
    } catch (error) {
      if (turn.current !== started) return
      if (!hasStatus(error, 401, 403)) {
        // The claim on the screen is still good: whoever reads it keeps it, and can try again.
        setCrossing('failed')
        return
      }
      // Nobody may read on: the page itself says so, or leads away.
      close()
    }
    change({ page: to }, { replace: true })
  }

  /** What is next to the open claim: a row of this page, another page, or nothing. */
  const neighbourOf = (delta: 1 | -1) => {
    if (!shown || !isListed) return null
    const { ahead } = shown
    // A claim that left the list has left its place to the one behind it.
    const hasLeft = found === -1 && !ahead
    const position = hasLeft && delta === 1 ? shown.position : shown.position + delta
    const claim = (ahead ?? rows)[position]
    const here = ahead ? shown.page : page
    if (claim) return { opened: { claim, position, page: here, ahead } }
    const to = here + delta
    const isOpen = here === page ? isOpenEnded : knownPage(here)?.isOpenEnded === true
    const isEnd = to > pages && !isOpen
    return to < 1 || isEnd ? null : { to }
  }

  const goTo = (neighbour: ReturnType<typeof neighbourOf>, end: 'first' | 'last') => {
    if (neighbour?.opened) show(neighbour.opened)
    else if (neighbour) void crossTo(neighbour.to, end)
  }
  const before = neighbourOf(-1)
  const after = neighbourOf(1)

  /** Reads the list again after a claim was saved, and that claim with it; null for a new one. */
  const refresh = useCallback(
    async (saved: Claim | null) => {
      await client.invalidateQueries({ queryKey: CLAIM_PAGES })
      if (saved?.id == null) return
      const { id } = saved
      if (readPage(client, state, state.page)?.items.some((claim) => claim.id === id)) return
      // It may not fit the filters any more: then only a search of its own shows it fresh.
      const again = {
        queryKey: ['claim-again', id],
        queryFn: ({ signal }: { signal: AbortSignal }) => findClaim(client, saved, { signal }),
        ...{ staleTime: 0, gcTime: 0 },
      }
      const found = await client.query(again).catch(() => null)
      // What is known of it is old, so nothing of it stays.
      if (!found) setOpen(false)
    },
    [client, state],
  )

  const index = shown && isListed ? (shown.page - 1) * state.size + shown.position : -1
  const count = Math.max(total ?? (page - 1) * state.size + rows.length, index + 1)
  const place = index < 0 ? null : { index, count, isOpenEnded }

  return {
    claim: shown && (known.get(String(shown.claim.id)) ?? shown.claim),
    isOpen: isOpen && shown !== null,
    /** Its row in the table, -1 for none. */
    row: found,
    place,
    crossing,
    open,
    openUnlisted,
    close,
    forget: useCallback(() => setShown(null), []),
    previous: before ? () => goTo(before, 'last') : undefined,
    next: after ? () => goTo(after, 'first') : undefined,
    refresh,
  }
}
