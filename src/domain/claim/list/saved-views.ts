import { isRow } from '@/domain/raw-values'
import {
  NO_FILTERS,
  readClaimList,
  writeClaimList,
  type ClaimListDefaults,
  type ClaimListState,
} from './claim-list'

/** Named filters without the e-mail: the device stores no personal data. */
export interface SavedView {
  readonly name: string
  /** Query of `writeClaimList` with no value left out. */
  readonly query: string
}

export const VIEW_NAME_MAX = 40
export const VIEWS_MAX = 20

/** Name without extra spaces, at most 40 characters. */
export function toViewName(raw: string): string {
  return raw.replace(/\s+/g, ' ').trim().slice(0, VIEW_NAME_MAX).trim()
}

/** Query without e-mail, search text and page. */
function viewQuery(state: ClaimListState): string {
  return writeClaimList({ ...state, page: 1 }, null).toString()
}

function isSameName(a: string, b: string): boolean {
  return a.toLocaleLowerCase('es') === b.toLocaleLowerCase('es')
}

/** Adds a view or replaces that of the same name; beyond `VIEWS_MAX` the first one is dropped. */
export function addView(
  views: readonly SavedView[],
  name: string,
  state: ClaimListState,
): readonly SavedView[] {
  const view = { name: toViewName(name), query: viewQuery(state) }
  const isTaken = views.some((other) => isSameName(other.name, view.name))
  if (!isTaken) return [...views, view].slice(-VIEWS_MAX)
  return views.map((other) => (isSameName(other.name, view.name) ? view : other))
}

export function removeView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => !isSameName(view.name, name))
}

/** First page of a saved view, without an e-mail. */
export function openView({ query }: SavedView, defaults: ClaimListDefaults): ClaimListState {
  return readClaimList(new URLSearchParams(query), NO_FILTERS.email, defaults)
}

/** True if the list shows the view, on any page. */
export function isViewOpen(
  view: SavedView,
  state: ClaimListState,
  defaults: ClaimListDefaults,
): boolean {
  const isSearched = state.email !== '' || state.selection?.text !== undefined
  return !isSearched && viewQuery(openView(view, defaults)) === viewQuery(state)
}

function toView(raw: unknown): SavedView | null {
  if (!isRow(raw)) return null
  const { name, query } = raw
  if (typeof name !== 'string' || typeof query !== 'string' || toViewName(name) === '') return null
  return { name: toViewName(name), query }
}

/** Views from the device; drops invalid and repeated ones. */
export function parseSavedViews(raw: unknown): readonly SavedView[] {
  const kept: readonly unknown[] = Array.isArray(raw) ? raw : []
  return kept
    .map(toView)
    .filter((view) => view !== null)
    .filter((view, at, all) => all.findIndex(({ name }) => isSameName(name, view.name)) === at)
    .slice(0, VIEWS_MAX)
}
