import type { Claim } from '@/domain/claim/fields'
import type { ClaimListState } from './claim-list'

/** The list behind the details, as it is on the screen. */
export interface ShownList {
  readonly rows: readonly Claim[]
  /** One object for as long as nobody asks for another list. */
  readonly state: ClaimListState
  readonly pages: number
  /** Claims of all pages; null when nobody knows. */
  readonly total: number | null
  /** Another page may follow the one on the screen. */
  readonly isOpenEnded: boolean
}

type Rows = Pick<ShownList, 'rows' | 'state'>

/** The rows of a page that was read, but is not on the screen yet. */
type PageAhead = Pick<ShownList, 'rows' | 'isOpenEnded'>

export interface OpenedClaim {
  readonly claim: Claim
  /** Its row, or the one it last had; -1 for a claim that was not opened from the list. */
  readonly position: number
  readonly page: number
  readonly ahead?: PageAhead | undefined
}

/** A neighbouring page that is read for its first or last claim. */
export interface PendingPageTurn {
  readonly kind: 'reading'
  readonly list: ClaimListState
  readonly to: number
  readonly end: 'first' | 'last'
}

/** Which claim's details are open, and whether the way to its neighbour is under way, lost or over. */
export interface OpenClaimState {
  readonly shown: OpenedClaim | null
  /** False while what was shown fades away. */
  readonly isOpen: boolean
  readonly pendingPageTurn: PendingPageTurn | { readonly kind: 'failed' | 'end' } | null
}

export type OpenClaimEvent =
  | { readonly type: 'open'; readonly opened: OpenedClaim }
  | { readonly type: 'cross'; readonly pendingPageTurn: PendingPageTurn }
  | {
      readonly type: 'page-read'
      readonly pendingPageTurn: PendingPageTurn
      readonly page: PageAhead
      /** The list had ended before this page. */
      readonly isPastEnd: boolean
    }
  /** `isRefused`: whoever is here may not read on. */
  | {
      readonly type: 'page-failed'
      readonly pendingPageTurn: PendingPageTurn
      readonly isRefused: boolean
    }
  | { readonly type: 'listed'; readonly list: Rows }
  /** A claim that was saved cannot be found again: what is known of it is old. */
  | { readonly type: 'lost'; readonly id: Claim['id'] }
  | { readonly type: 'close' }
  | { readonly type: 'forget' }

export type OpenClaimEffect =
  | { readonly type: 'read-page'; readonly pendingPageTurn: PendingPageTurn }
  /** The list behind goes to this page too. */
  | { readonly type: 'turn-to'; readonly page: number }

interface OpenClaimTurn {
  readonly state: OpenClaimState
  readonly effects: readonly OpenClaimEffect[]
}

export const NOTHING_OPEN: OpenClaimState = { shown: null, isOpen: false, pendingPageTurn: null }

/** The row of a claim, also of one that has been read anew; -1 for none. */
export function findRow(rows: readonly Claim[], claim: Claim): number {
  const at = rows.indexOf(claim)
  return at === -1 && claim.id !== null ? rows.findIndex(({ id }) => id === claim.id) : at
}

/** The claim as its row has it by now. One that left the list stays what and where it was. */
export function followRow(opened: OpenedClaim, { rows, state: { page } }: Rows): OpenedClaim {
  if (opened.position < 0) return opened
  const position = findRow(rows, opened.claim)
  const claim = rows[position]
  if (!claim) return opened
  const isCurrent =
    claim === opened.claim &&
    position === opened.position &&
    page === opened.page &&
    opened.ahead === undefined
  return isCurrent ? opened : { claim, position, page }
}

/** What is next to an open claim: a row of its page or of another one; null at an end of the list. */
export function neighbourOf(
  { position, page: here, ahead, claim: opened }: OpenedClaim,
  { rows, state, pages, isOpenEnded }: ShownList,
  delta: 1 | -1,
): Extract<OpenClaimEvent, { type: 'open' | 'cross' }> | null {
  if (position < 0) return null
  // A claim that left the list has left its place to the one behind it.
  const hasLeft = ahead === undefined && findRow(rows, opened) === -1
  const next = hasLeft && delta === 1 ? position : position + delta
  const page = ahead ? here : state.page
  const claim = (ahead?.rows ?? rows)[next]
  if (claim) return { type: 'open', opened: { claim, position: next, page, ahead } }
  const to = page + delta
  const mayGoOn = page === state.page ? isOpenEnded : ahead?.isOpenEnded === true
  if (to < 1 || (to > pages && !mayGoOn)) return null
  const end = delta === 1 ? 'first' : 'last'
  return { type: 'cross', pendingPageTurn: { kind: 'reading', list: state, to, end } }
}

/** Where an open claim stands in the whole list, from 0; null for one that is in no place of it. */
export function placeOf(
  { position, page }: OpenedClaim,
  { rows, state, total, isOpenEnded }: ShownList,
): { readonly index: number; readonly count: number; readonly isOpenEnded: boolean } | null {
  const index = position < 0 ? -1 : (page - 1) * state.size + position
  if (index < 0) return null
  const shown = total ?? (state.page - 1) * state.size + rows.length
  return { index, count: Math.max(shown, index + 1), isOpenEnded }
}

const stay = (state: OpenClaimState): OpenClaimTurn => ({ state, effects: [] })

/** The page that somebody asked for has been read, or nobody may read it. */
function arrive(
  state: OpenClaimState,
  { to, end }: PendingPageTurn,
  page: PageAhead | null,
): OpenClaimTurn {
  const position = end === 'first' ? 0 : (page?.rows.length ?? 0) - 1
  const claim = page?.rows[position]
  const effects = [{ type: 'turn-to', page: to }] as const
  if (!page || !claim) return { state: { ...state, isOpen: false, pendingPageTurn: null }, effects }
  const shown = { claim, position, page: to, ahead: page }
  return { state: { shown, isOpen: true, pendingPageTurn: null }, effects }
}

function follow(state: OpenClaimState, list: Rows): OpenClaimState {
  const { pendingPageTurn } = state
  // Back and other ways to another list: a page on its way for the old one is not wanted any more.
  const isStale = pendingPageTurn?.kind === 'reading' && pendingPageTurn.list !== list.state
  const shown = state.shown && followRow(state.shown, list)
  if (!isStale && shown === state.shown) return state
  return { ...state, shown, pendingPageTurn: isStale ? null : pendingPageTurn }
}

/**
 * The details of one claim of a list. They follow its row, and their neighbours are those of the whole
 * filtered list: beyond the last row comes the next page. An answer is obeyed only while what it
 * answers is still what somebody waits for.
 */
export function nextOpenClaim(state: OpenClaimState, event: OpenClaimEvent): OpenClaimTurn {
  switch (event.type) {
    case 'open':
      return stay({ shown: event.opened, isOpen: true, pendingPageTurn: null })
    case 'cross': {
      const { pendingPageTurn } = event
      return {
        state: { ...state, pendingPageTurn },
        effects: [{ type: 'read-page', pendingPageTurn }],
      }
    }
    case 'page-read':
      if (state.pendingPageTurn !== event.pendingPageTurn) return stay(state)
      return event.isPastEnd && event.pendingPageTurn.end === 'first'
        ? stay({ ...state, pendingPageTurn: { kind: 'end' } })
        : arrive(state, event.pendingPageTurn, event.page)
    case 'page-failed':
      if (state.pendingPageTurn !== event.pendingPageTurn) return stay(state)
      // The claim on the screen is still good: whoever reads it keeps it, and can try again. Where
      // nobody may read on, the page itself says so, or leads away.
      return event.isRefused
        ? arrive(state, event.pendingPageTurn, null)
        : stay({ ...state, pendingPageTurn: { kind: 'failed' } })
    case 'listed':
      return stay(follow(state, event.list))
    case 'lost':
      return stay(state.shown?.claim.id === event.id ? { ...state, isOpen: false } : state)
    case 'close':
      return stay({ ...state, isOpen: false, pendingPageTurn: null })
    case 'forget':
      return stay({ ...state, shown: null })
  }
}
