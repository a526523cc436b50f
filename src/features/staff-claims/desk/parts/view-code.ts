import type { ComponentType } from 'react'
import type { DeskViewProps } from '@/features/staff-claims/shared/desk-view'
import { DESK_VIEW_LABELS, type DeskView } from '@/features/staff-claims/shared/view-labels'

interface DeskViewRow {
  readonly label: string
  /** Null for the list, which is the desk's own. */
  readonly from: (() => Promise<ComponentType<DeskViewProps>>) | null
}

/** The views of the desks: the list, which is read page by page, and those whose code is loaded by need. */
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
  due: {
    label: DESK_VIEW_LABELS.due,
    from: () => import('@/features/staff-claims/due/ChargesDue').then((m) => m.ChargesDue),
  },
  till: {
    label: DESK_VIEW_LABELS.till,
    from: () => import('@/features/staff-claims/till/Till').then((m) => m.Till),
  },
} as const satisfies Record<DeskView, DeskViewRow>
