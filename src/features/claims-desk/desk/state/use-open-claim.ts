import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import type { Claim } from '@/domain/claim/fields'
import {
  findRow,
  followRow,
  neighbourOf,
  nextOpenClaim,
  NOTHING_OPEN,
  placeOf,
  type PendingPageTurn,
  type OpenClaimEvent,
} from '@/domain/claim/list/open-claim'
import { isPastEnd } from '@/domain/claim/list/list-extent'
import { CLAIM_PAGES } from '@/features/claim-store/claim-data/read-claims'
import { claimPage, filtersOf } from '@/features/claim-store/claim-data/list-page'
import { rereadClaim } from '@/features/claim-store/claim-data/find-claim'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { readPage, type ClaimList } from './use-claim-list'

async function readAhead(
  client: QueryClient,
  pendingPageTurn: PendingPageTurn,
): Promise<OpenClaimEvent> {
  const target = { ...pendingPageTurn.list, page: pendingPageTurn.to }
  try {
    const answer = await client.query(claimPage(filtersOf(target)))
    const before = claimPage(filtersOf({ ...target, page: pendingPageTurn.to - 1 }))
    return {
      type: 'page-read',
      pendingPageTurn,
      isEmpty: answer.items.length === 0,
      isPastEnd: isPastEnd(answer, client.getQueryData(before.queryKey)),
    }
  } catch (error) {
    return { type: 'page-failed', pendingPageTurn, isRefused: hasStatus(error, 401, 403) }
  }
}

/** Its states: `domain/claim/list/open-claim`. @param isListShown only then does a claim have a row */
export function useOpenClaim(list: ClaimList, isListShown: boolean) {
  const { rows, state, change } = list
  const client = useQueryClient()
  const known = useKnownClaims()

  const [opened, send] = useReducer(nextOpenClaim, NOTHING_OPEN)
  const pending = opened.pendingPageTurn
  useEffect(() => {
    if (pending?.kind === 'reading') void readAhead(client, pending).then(send)
    else if (pending?.kind === 'turning') change({ page: pending.to }, { replace: true })
  }, [change, client, pending, send])
  // A ref, so that `open` stays stable while the list changes.
  const behind = useRef({ rows, page: state.page })
  useLayoutEffect(() => {
    behind.current = { rows: isListShown ? rows : [], page: state.page }
    send({ type: 'listed', list: { rows, state } })
  }, [isListShown, rows, send, state])

  /** Refetches the list after a claim was created (null), or the saved claim: the queue refetched its list. */
  const refresh = async (saved: Claim | null) => {
    if (saved?.id == null) {
      await client.invalidateQueries({ queryKey: CLAIM_PAGES })
      return
    }
    const { id } = saved
    if (readPage(client, state, state.page)?.items.some((claim) => claim.id === id)) return
    // It may no longer match the filters: read it on its own.
    const again = {
      queryKey: ['claim-again', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => rereadClaim(client, saved, signal),
      staleTime: 0,
      gcTime: 0,
    }
    const found = await client.query(again).catch(() => null)
    if (found?.kind !== 'found') send({ type: 'lost', id })
  }

  const shown = opened.shown && followRow(opened.shown, list)
  const before = shown && neighbourOf(shown, list, -1)
  const after = shown && neighbourOf(shown, list, 1)
  return {
    claim: shown && (known.get(String(shown.claim.id)) ?? shown.claim),
    isOpen: opened.isOpen && shown !== null,
    /** -1 if not in the table. */
    row: shown && shown.position >= 0 ? findRow(rows, shown.claim) : -1,
    place: shown && placeOf(shown, list),
    pendingPageTurn: opened.isOpen ? (pending?.kind ?? null) : null,
    open: useCallback(
      (claim: Claim) => {
        const { rows: listed, page } = behind.current
        const position = findRow(listed, claim)
        send({ type: 'open', opened: { claim: listed[position] ?? claim, position, page } })
      },
      [send],
    ),
    close: useCallback(() => send({ type: 'close' }), [send]),
    forget: () => send({ type: 'forget' }),
    previous: before ? () => send(before) : undefined,
    next: after ? () => send(after) : undefined,
    refresh,
  }
}
