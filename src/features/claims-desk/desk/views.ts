import type { ComponentType } from 'react'
import { viewAsked, viewSearch } from '@/features/claims-desk/shared/desk-view'
import type { DeskView, DeskViewProps } from '@/features/claims-desk/shared/desk-view'

interface DeskViewRow {
  readonly label: string
  /** What an address calls it; null for the view that a desk shows by itself. */
  readonly address: string | null
  /** Its icon in the palette. */
  readonly icon: 'chart' | 'clock' | 'columns'
  /** Its code, loaded by need; null for the list, which is the desk's own. */
  readonly from: (() => Promise<ComponentType<DeskViewProps>>) | null
}

/** The views of the desks: the list, which is read page by page, and those of all claims. */
export const DESK_VIEWS = {
  list: { label: 'Reclamos', address: null, icon: 'columns', from: null },
  board: {
    label: 'Tablero',
    address: 'tablero',
    icon: 'columns',
    from: () => import('@/features/claims-desk/board/Board').then((m) => m.Board),
  },
  queue: {
    label: 'Qué toca hoy',
    address: 'hoy',
    icon: 'clock',
    from: () => import('@/features/claims-desk/queue/WorkQueue').then((m) => m.WorkQueue),
  },
  overview: {
    label: 'Resumen',
    address: 'resumen',
    icon: 'chart',
    from: () => import('@/features/claims-desk/overview/Overview').then((m) => m.Overview),
  },
  due: {
    label: 'Por cobrar',
    address: 'por-cobrar',
    icon: 'clock',
    from: () => import('@/features/claims-desk/due/ChargesDue').then((m) => m.ChargesDue),
  },
  till: {
    label: 'Caja del día',
    address: 'caja',
    icon: 'chart',
    from: () => import('@/features/claims-desk/till/Till').then((m) => m.Till),
  },
} as const satisfies Record<DeskView, DeskViewRow>

/** The view of a desk that an address shows; the list where it asks for none of its views. */
export function viewOf(
  { views }: { readonly views: readonly DeskView[] },
  search: string,
): DeskView {
  const asked = viewAsked(search)
  return views.find((name) => DESK_VIEWS[name].address === asked) ?? 'list'
}

/** The address of a view, from the one of another. */
export function searchOfView(search: string, view: DeskView): string {
  return viewSearch(search, DESK_VIEWS[view].address)
}
