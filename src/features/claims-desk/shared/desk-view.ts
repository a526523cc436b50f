import { listSearch } from '@/domain/claim/list/claim-list'
import { withParameters } from '@/domain/query'
import {
  readSelection,
  writeSelection,
  type ClaimSelection,
} from '@/domain/claim/overview/selection'

/** The address is the value in the URL. Their code is in `desk/views/ViewSection`; the list is part of the desk. */
export const DESK_VIEWS = {
  list: { label: 'Reclamos', address: null },
  board: { label: 'Tablero', address: 'tablero' },
  queue: { label: 'Qué toca hoy', address: 'hoy' },
  overview: { label: 'Resumen', address: 'resumen' },
  due: { label: 'Por cobrar', address: 'por-cobrar' },
  till: { label: 'Caja del día', address: 'caja' },
} as const

export type DeskView = keyof typeof DESK_VIEWS

const VIEW = 'vista'

/** The view named by the URL; the list if it is not one of this desk's. */
export function viewOf(
  { views }: { readonly views: readonly DeskView[] },
  search: string,
): DeskView {
  const query = new URLSearchParams(search)
  // Links of earlier versions name the overview, which then listed the selection: show the list.
  const asked = readSelection(query) === null ? query.get(VIEW) : null
  return views.find((name) => DESK_VIEWS[name].address === asked) ?? 'list'
}

/** URL query of a view: keeps the list's filters, but drops the selection. */
export function searchOfView(search: string, view: DeskView): string {
  return withParameters(writeSelection(null, search), {
    [VIEW]: DESK_VIEWS[view].address,
  }).toString()
}

/** URL query of the list with the selected claims. */
export function selectionSearch(search: string, selection: ClaimSelection): string {
  return listSearch(searchOfView(search, 'list'), { selection })
}

const CLAIM = 'reclamo'

/** Id of the claim that the URL opens; null for none. An id is not personal data. */
export function claimAsked(search: string): string | null {
  return new URLSearchParams(search).get(CLAIM)
}

/** The URL query with this claim open; null removes it. */
export function withClaim(search: string, id: string | null): URLSearchParams {
  return withParameters(search, { [CLAIM]: id })
}
