import type { Claim } from '@/domain/claim/fields'
import type { ClaimListState } from './claim-list'

export interface ShownList {
  readonly rows: readonly Claim[]
  /** Same object until the user requests another list. */
  readonly state: ClaimListState
  readonly pages: number
  /** Claims of all pages; null if unknown. */
  readonly total: number | null
  /** True if another page may follow. */
  readonly isOpenEnded: boolean
}

type Rows = Pick<ShownList, 'rows' | 'state'>

export interface OpenedClaim {
  readonly claim: Claim
  /** Index of its row, or the last one; -1 if it was not opened from the list. */
  readonly position: number
  readonly page: number
}

/** Neighbouring page that is read, and then shown by the list, to open its first or last claim. */
export interface PendingPageTurn {
  readonly kind: 'reading' | 'turning'
  readonly list: ClaimListState
  readonly to: number
  readonly end: 'first' | 'last'
}

export interface OpenClaimState {
  readonly shown: OpenedClaim | null
  /** False while the closed details fade out. */
  readonly isOpen: boolean
  readonly pendingPageTurn: PendingPageTurn | { readonly kind: 'failed' | 'end' } | null
}

export type OpenClaimEvent =
  | { readonly type: 'open'; readonly opened: OpenedClaim }
  | { readonly type: 'cross'; readonly pendingPageTurn: PendingPageTurn }
  | {
      readonly type: 'page-read'
      readonly pendingPageTurn: PendingPageTurn
      readonly isEmpty: boolean
      /** The list ends before this page. */
      readonly isPastEnd: boolean
    }
  /** `isRefused`: the server answered 401 or 403. */
  | {
      readonly type: 'page-failed'
      readonly pendingPageTurn: PendingPageTurn
      readonly isRefused: boolean
    }
  | { readonly type: 'listed'; readonly list: Rows }
  /** A saved claim cannot be found again, so the shown data is outdated. */
  | { readonly type: 'lost'; readonly id: Claim['id'] }
  | { readonly type: 'close' }
  | { readonly type: 'forget' }

export const NOTHING_OPEN: OpenClaimState = { shown: null, isOpen: false, pendingPageTurn: null }

/** Row of a claim, also after a new fetch; -1 if it has none. */
export function findRow(rows: readonly Claim[], claim: Claim): number {
  const at = rows.indexOf(claim)
  return at === -1 && claim.id !== null ? rows.findIndex(({ id }) => id === claim.id) : at
}

/** Open claim with the data of its row; unchanged if the row left the list. */
export function followRow(opened: OpenedClaim, { rows, state: { page } }: Rows): OpenedClaim {
  if (opened.position < 0) return opened
  const position = findRow(rows, opened.claim)
  const claim = rows[position]
  if (!claim) return opened
  const isCurrent = claim === opened.claim && position === opened.position && page === opened.page
  return isCurrent ? opened : { claim, position, page }
}

/** Event that opens the next or previous claim, on this page or another; null at an end of the list. */
export function neighbourOf(
  { position, claim: opened }: OpenedClaim,
  { rows, state, pages, isOpenEnded }: ShownList,
  delta: 1 | -1,
): Extract<OpenClaimEvent, { type: 'open' | 'cross' }> | null {
  if (position < 0) return null
  // If the claim left the list, the next one is at its index.
  const hasLeft = findRow(rows, opened) === -1
  const next = hasLeft && delta === 1 ? position : position + delta
  const { page } = state
  const claim = rows[next]
  if (claim) return { type: 'open', opened: { claim, position: next, page } }
  const to = page + delta
  if (to < 1 || (to > pages && !isOpenEnded)) return null
  const end = delta === 1 ? 'first' : 'last'
  return { type: 'cross', pendingPageTurn: { kind: 'reading', list: state, to, end } }
}

/** Position in the whole list, from 0; null for a claim that is not from the list. */
export function placeOf(
  { position, page }: OpenedClaim,
  { rows, state, total, isOpenEnded }: ShownList,
): { readonly index: number; readonly count: number; readonly isOpenEnded: boolean } | null {
  const index = position < 0 ? -1 : (page - 1) * state.size + position
  if (index < 0) return null
  const shown = total ?? (state.page - 1) * state.size + rows.length
  return { index, count: Math.max(shown, index + 1), isOpenEnded }
}

/** The claim that a page turn leads to, once the list shows its page. */
function arrivalOf(pending: PendingPageTurn, { rows, state: { page } }: Rows): OpenedClaim | null {
  const position = pending.end === 'first' ? 0 : rows.length - 1
  const claim = rows[position]
  const hasArrived = pending.kind === 'turning' && page === pending.to && claim !== undefined
  return hasArrived ? { claim, position, page } : null
}

function follow(state: OpenClaimState, list: Rows): OpenClaimState {
  const pending = state.pendingPageTurn
  if (pending && 'list' in pending && pending.list !== list.state) {
    // Null if the user went to another list, for example with Back.
    const arrived = state.isOpen ? arrivalOf(pending, list) : null
    const shown = arrived ?? (state.shown && followRow(state.shown, list))
    return { ...state, shown, pendingPageTurn: null }
  }
  const shown = state.shown && followRow(state.shown, list)
  return shown === state.shown ? state : { ...state, shown }
}

/**
 * Reducer of the details of a claim. They follow its row, and their neighbours are those of the whole list,
 * across pages. Ignores responses to a request that is no longer pending. The caller reads the page of a
 * pending turn of kind `reading`, and turns the list to that of kind `turning`.
 */
export function nextOpenClaim(state: OpenClaimState, event: OpenClaimEvent): OpenClaimState {
  switch (event.type) {
    case 'open':
      return { shown: event.opened, isOpen: true, pendingPageTurn: null }
    case 'cross':
      return { ...state, pendingPageTurn: event.pendingPageTurn }
    case 'page-read':
    case 'page-failed': {
      const pending = event.pendingPageTurn
      if (state.pendingPageTurn !== pending) return state
      const isRead = event.type === 'page-read'
      if (isRead && event.isPastEnd && pending.end === 'first') {
        return { ...state, pendingPageTurn: { kind: 'end' } }
      }
      // The shown claim stays, and the user can retry. After a 401 or 403 the page itself reacts.
      if (!isRead && !event.isRefused) return { ...state, pendingPageTurn: { kind: 'failed' } }
      // Without a claim to open the details close, and the list turns all the same.
      const isOpen = isRead && !event.isEmpty
      return { ...state, isOpen, pendingPageTurn: { ...pending, kind: 'turning' } }
    }
    case 'listed':
      return follow(state, event.list)
    case 'lost':
      return state.shown?.claim.id === event.id ? { ...state, isOpen: false } : state
    case 'close':
      return { ...state, isOpen: false, pendingPageTurn: null }
    case 'forget':
      return { ...state, shown: null }
  }
}
