import type { ComponentType } from 'react'
import { QUEUE_ADDRESS, viewAsked, viewSearch, type DeskView } from '../shared/desk-view'

interface DeskViewRow {
  readonly label: string
  /** Value in the URL; null for the default view. */
  readonly address: string | null
  readonly icon: 'chart' | 'clock' | 'columns'
  /** Null for the list, which is part of the desk. */
  readonly from: (() => Promise<ComponentType>) | null
}

export const DESK_VIEWS = {
  list: { label: 'Reclamos', address: null, icon: 'columns', from: null },
  board: {
    label: 'Tablero',
    address: 'tablero',
    icon: 'columns',
    from: () => import('../board/Board').then((m) => m.Board),
  },
  queue: {
    label: 'Qué toca hoy',
    address: QUEUE_ADDRESS,
    icon: 'clock',
    from: () => import('../queue/WorkQueue').then((m) => m.WorkQueue),
  },
  overview: {
    label: 'Resumen',
    address: 'resumen',
    icon: 'chart',
    from: () => import('../overview/Overview').then((m) => m.Overview),
  },
  due: {
    label: 'Por cobrar',
    address: 'por-cobrar',
    icon: 'clock',
    from: () => import('../due/ChargesDue').then((m) => m.ChargesDue),
  },
  till: {
    label: 'Caja del día',
    address: 'caja',
    icon: 'chart',
    from: () => import('../till/Till').then((m) => m.Till),
  },
} as const satisfies Record<DeskView, DeskViewRow>

/** The view named by the URL; the list if it is not one of this desk's. */
export function viewOf(
  { views }: { readonly views: readonly DeskView[] },
  search: string,
): DeskView {
  const asked = viewAsked(search)
  return views.find((name) => DESK_VIEWS[name].address === asked) ?? 'list'
}

export function searchOfView(search: string, view: DeskView): string {
  return viewSearch(search, DESK_VIEWS[view].address)
}
