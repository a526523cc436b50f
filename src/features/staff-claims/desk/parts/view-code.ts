import type { ComponentType } from 'react'
import type { DeskView, DeskViewProps } from '@/features/staff-claims/shared/desk-view'

interface DeskViewRow {
  readonly label: string
  /** Null for the list, which is the desk's own. */
  readonly from: (() => Promise<ComponentType<DeskViewProps>>) | null
}

/** The faces of the CRM: the list, which is read page by page, and the views of all claims. */
export const DESK_VIEWS = {
  list: { label: 'Reclamos', from: null },
  board: {
    label: 'Tablero',
    from: () => import('@/features/staff-claims/board/Board').then((m) => m.Board),
  },
  queue: {
    label: 'Qué toca hoy',
    from: () => import('@/features/staff-claims/queue/WorkQueue').then((m) => m.WorkQueue),
  },
  overview: {
    label: 'Resumen',
    from: () => import('@/features/staff-claims/overview/Overview').then((m) => m.Overview),
  },
} as const satisfies Record<DeskView, DeskViewRow>
