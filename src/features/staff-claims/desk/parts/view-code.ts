import type { ComponentType } from 'react'
import type { DeskView, DeskViewProps } from '@/features/staff-claims/shared/desk-view'
import { DESK_VIEW_LABELS } from '@/features/staff-claims/shared/view-labels'

interface DeskViewRow {
  readonly label: string
  /** Null for the list, which is the desk's own. */
  readonly from: (() => Promise<ComponentType<DeskViewProps>>) | null
}

/** The faces of the CRM: the list, which is read page by page, and the views of all claims. */
export const DESK_VIEWS = {
  list: { label: DESK_VIEW_LABELS.list, from: null },
  board: {
    label: DESK_VIEW_LABELS.board,
    from: () => import('@/features/staff-claims/board/Board').then((m) => m.Board),
  },
  queue: {
    label: DESK_VIEW_LABELS.queue,
    from: () => import('@/features/staff-claims/queue/WorkQueue').then((m) => m.WorkQueue),
  },
  overview: {
    label: DESK_VIEW_LABELS.overview,
    from: () => import('@/features/staff-claims/overview/Overview').then((m) => m.Overview),
  },
} as const satisfies Record<DeskView, DeskViewRow>
