import type { ComponentType } from 'react'
import type { DeskViewProps } from '@/features/staff-claims/shared/desk-view'

const VIEW = 'vista'

/** The faces of the CRM: the list, which is read page by page, and the views of all claims. */
export const DESK_VIEWS = {
  list: { label: 'Reclamos', asked: null, from: null },
  board: {
    label: 'Tablero',
    asked: 'tablero',
    from: () => import('@/features/staff-claims/board/Board').then((m) => m.Board),
  },
  queue: {
    label: 'Qué toca hoy',
    asked: 'hoy',
    from: () => import('@/features/staff-claims/queue/WorkQueue').then((m) => m.WorkQueue),
  },
  overview: {
    label: 'Resumen',
    asked: 'resumen',
    from: () => import('@/features/staff-claims/overview/Overview').then((m) => m.Overview),
  },
} as const satisfies Record<string, DeskViewRow>

interface DeskViewRow {
  readonly label: string
  /** How an address asks for it; null for the one it shows by itself. */
  readonly asked: string | null
  readonly from: (() => Promise<ComponentType<DeskViewProps>>) | null
}

export type DeskView = keyof typeof DESK_VIEWS

export const DESK_VIEW_NAMES = Object.keys(DESK_VIEWS) as readonly DeskView[]

/** Which view an address asks for; the list where it asks for none that is known. */
export function viewAsked(search: string): DeskView {
  const asked = new URLSearchParams(search).get(VIEW)
  return DESK_VIEW_NAMES.find((name) => DESK_VIEWS[name].asked === asked) ?? 'list'
}

/** The address of a view. What else an address says, such as the list's filters, stays with it. */
export function viewSearch(search: string, view: DeskView): string {
  const query = new URLSearchParams(search)
  const { asked } = DESK_VIEWS[view]
  if (asked === null) query.delete(VIEW)
  else query.set(VIEW, asked)
  return query.toString()
}
