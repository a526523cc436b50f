import {
  NO_FILTERS,
  readClaimList,
  writeClaimList,
  type ClaimListDefaults,
  type ClaimListState,
} from './claim-list'

/** Named filters, without the e-mail: what is kept on a device names nobody. */
export interface SavedView {
  readonly name: string
  /** The query of the list's address, as `writeClaimList` makes it with every part written out. */
  readonly query: string
}

export const VIEW_NAME_MAX = 40
export const VIEWS_MAX = 20

/** A name as it is kept: without spaces around and inside it, at most 40 characters. */
export function toViewName(raw: string): string {
  return raw.replace(/\s+/g, ' ').trim().slice(0, VIEW_NAME_MAX).trim()
}

/** The query a view keeps of a list: neither what is searched for nor its page. */
function viewQuery(state: ClaimListState): string {
  return writeClaimList({ ...state, page: 1 }, null).toString()
}

function isSameName(a: string, b: string): boolean {
  return a.toLocaleLowerCase('es') === b.toLocaleLowerCase('es')
}

/** The views with one more; a view of the same name is replaced, in its place. */
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

/** The views without the one of that name. */
export function removeView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => !isSameName(view.name, name))
}

/** The list a view stands for, on its first page and without an e-mail. */
export function openView({ query }: SavedView, defaults: ClaimListDefaults): ClaimListState {
  return { ...readClaimList(new URLSearchParams(query), NO_FILTERS.email, defaults), page: 1 }
}

/** Whether the list shows what the view stands for, on whatever page. */
export function isViewOpen(
  view: SavedView,
  state: ClaimListState,
  defaults: ClaimListDefaults,
): boolean {
  const isSearched = state.email !== '' || state.selection?.text !== undefined
  return !isSearched && viewQuery(openView(view, defaults)) === viewQuery(state)
}

function toView(raw: unknown): SavedView | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { name, query } = raw as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || typeof query !== 'string' || toViewName(name) === '') return null
  return { name: toViewName(name), query }
}

/** The views out of what was kept on the device; what is no view there is dropped. */
export function parseSavedViews(raw: unknown): readonly SavedView[] {
  const kept: readonly unknown[] = Array.isArray(raw) ? raw : []
  return kept
    .map(toView)
    .filter((view) => view !== null)
    .filter((view, at, all) => all.findIndex(({ name }) => isSameName(name, view.name)) === at)
    .slice(0, VIEWS_MAX)
}
