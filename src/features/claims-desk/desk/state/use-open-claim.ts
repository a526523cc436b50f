import { useCallback, useLayoutEffect, useRef, useState } from 'react'
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
  type OpenClaimEffect,
  type OpenClaimEvent,
} from '@/domain/claim/list/open-claim'
import { isPastEnd } from '@/domain/claim/list/list-extent'
import { CLAIM_PAGES } from '@/features/claim-store/claim-data/claim-pages'
import { claimPage, filtersOf } from '@/features/claim-store/claim-data/list-page'
import { rereadClaim } from '@/features/claim-store/claim-data/find-claim'
import { useKnownClaims } from '@/features/claim-store/claim-data/claim-cache'
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

/** Next state, and the effects to run in order. */
interface Turn<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** Events apply to the latest state, also two before a render. `perform` sends its result as an event. */
function useMachine<State, Event, Effect>(
  start: State,
  next: (state: State, event: Event) => Turn<State, Effect>,
  perform: (effect: Effect, send: (event: Event) => void) => void,
): readonly [State, (event: Event) => void] {
  const latest = useRef(start)
  const [state, setState] = useState(start)
  const send = useCallback(
    function sendNow(event: Event) {
      const turn = next(latest.current, event)
      latest.current = turn.state
      setState(turn.state)
      turn.effects.forEach((effect) => perform(effect, sendNow))
    },
    [next, perform],
  )
  return [state, send]
}

/** State machine: `domain/claim/list/open-claim`. @param isListShown only then does a claim have a row */
export function useOpenClaim(list: ClaimList, isListShown: boolean) {
  const { rows, state, change } = list
  const client = useQueryClient()
  const known = useKnownClaims()

  const perform = useCallback(
    (effect: OpenClaimEffect, send: (event: OpenClaimEvent) => void) => {
      if (effect.type === 'turn-to') change({ page: effect.page }, { replace: true })
      else void readAhead(client, effect.pendingPageTurn).then(send)
    },
    [change, client],
  )
  const [opened, send] = useMachine(NOTHING_OPEN, nextOpenClaim, perform)
  // A ref, so that `open` stays stable while the list changes.
  const behind = useRef({ rows, page: state.page })
  useLayoutEffect(() => {
    behind.current = { rows: isListShown ? rows : [], page: state.page }
    send({ type: 'listed', list: { rows, state } })
  }, [isListShown, rows, send, state])

  /** Refetches the list after a save, and the saved claim; null for a new one. */
  const refresh = useCallback(
    async (saved: Claim | null) => {
      await client.invalidateQueries({ queryKey: CLAIM_PAGES })
      if (saved?.id == null) return
      const { id } = saved
      if (readPage(client, state, state.page)?.items.some((claim) => claim.id === id)) return
      // It may no longer match the filters: read it on its own.
      const again = {
        queryKey: ['claim-again', id],
        queryFn: ({ signal }: { signal: AbortSignal }) => rereadClaim(client, saved, { signal }),
        ...{ staleTime: 0, gcTime: 0 },
      }
      const found = await client.query(again).catch(() => null)
      if (found?.kind !== 'found') send({ type: 'lost', id })
    },
    [client, send, state],
  )

  const shown = opened.shown && followRow(opened.shown, list)
  const before = shown && neighbourOf(shown, list, -1)
  const after = shown && neighbourOf(shown, list, 1)
  return {
    claim: shown && (known.get(String(shown.claim.id)) ?? shown.claim),
    isOpen: opened.isOpen && shown !== null,
    /** -1 if not in the table. */
    row: shown && shown.position >= 0 ? findRow(rows, shown.claim) : -1,
    place: shown && placeOf(shown, list),
    pendingPageTurn: opened.pendingPageTurn?.kind ?? null,
    open: useCallback(
      (claim: Claim) => {
        const { rows: listed, page } = behind.current
        const position = findRow(listed, claim)
        send({ type: 'open', opened: { claim: listed[position] ?? claim, position, page } })
      },
      [send],
    ),
    close: useCallback(() => send({ type: 'close' }), [send]),
    forget: useCallback(() => send({ type: 'forget' }), [send]),
    previous: before ? () => send(before) : undefined,
    next: after ? () => send(after) : undefined,
    refresh,
  }
}

/** Opens a claim from its row; for the open claim, focuses its panel. */
export function useOpenRow(open: (claim: Claim) => void) {
  return useCallback(
    (claim: Claim) => {
      open(claim)
      document.querySelector<HTMLElement>(`[data-panel][data-claim="${claim.id}"]`)?.focus()
    },
    [open],
  )
}
