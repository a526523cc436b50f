import { listSearch } from '@/domain/claim/list/claim-list'
import { withParameters } from '@/domain/query'
import {
  readSelection,
  writeSelection,
  type ClaimSelection,
} from '@/domain/claim/overview/selection'

/** Their labels and loaders are in `desk/views`. */
export type DeskView = 'list' | 'board' | 'queue' | 'overview' | 'due' | 'till'

const VIEW = 'vista'

/** Value of "Qué toca hoy" in the URL. */
export const QUEUE_ADDRESS = 'hoy'

/** View value in the URL; null for the list. */
export function viewAsked(search: string): string | null {
  const query = new URLSearchParams(search)
  // Links of earlier versions name the overview, which then listed the selection: show the list.
  return readSelection(query) === null ? query.get(VIEW) : null
}

/** Keeps the list's filters, but drops the selection. `asked` is the view's URL value; null for the list. */
export function viewSearch(search: string, asked?: string | null): string {
  return withParameters(writeSelection(null, search), { [VIEW]: asked }).toString()
}

/** URL query of the list with the selected claims. */
export function selectionSearch(search: string, selection: ClaimSelection): string {
  return listSearch(viewSearch(search), { selection })
}
