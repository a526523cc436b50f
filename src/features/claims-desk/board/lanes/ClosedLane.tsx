import { memo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { BoardLane } from '@/domain/claim/board'
import type { ClaimSelection } from '@/domain/claim/overview/selection'
import { formatStatus } from '@/domain/claim/status/lanes'
import { formatNumber } from '@/domain/country/money'
import { CategoryDot } from '@/features/claim-editor/status-menu/StaffStatusChip'
import { selectionSearch } from '../../shared/desk-view'
import { LaneFrame, type LaneFrameProps } from './LaneFrame'
import styles from './Lanes.module.css'

interface ClosedLaneProps extends Omit<LaneFrameProps, 'children'> {
  readonly others: BoardLane | undefined
}

/** Closed claims and those with an unknown category, as one count each that opens the list. */
export const ClosedLane = memo(function ClosedLane({ lane, others, filter }: ClosedLaneProps) {
  const { search } = useLocation()
  const rows: readonly {
    readonly label: string
    readonly count: number
    readonly counted: Pick<ClaimSelection, 'lane' | 'category'>
  }[] = [
    ...lane.counts.map(({ category, count }) => ({
      label: formatStatus(category),
      count,
      counted: { category },
    })),
    ...(others
      ? [{ label: others.label, count: others.cards.length, counted: { lane: others.id } }]
      : []),
  ]
  return (
    <LaneFrame {...{ lane, filter }}>
      <ul className={styles['closed']}>
        {rows.map(({ label, count, counted }) => (
          <li key={label}>
            <Link
              className="line middle ink rule-below target bare"
              to={{ search: selectionSearch(search, { ...filter, ...counted, state: 'all' }) }}
            >
              <CategoryDot category={counted.category ?? null} />
              {label} <strong className="push numbers">{formatNumber(count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <p className="muted panel">Suelta aquí un reclamo para cerrarlo.</p>
    </LaneFrame>
  )
})
