import { memo, useCallback, useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { BoardCard, BoardFilters, BoardLane } from '@/domain/claim/board'
import { wordStatus, type LaneId } from '@/domain/claim/status/lanes'
import { formatNumber } from '@/domain/money/clp'
import { useLaneDrop } from '@/features/staff-claims/board/moves/use-drag'
import { StatusChip } from '@/features/staff-claims/move/StatusChip'
import { laneSearch } from '../lane-search'
import { LaneHead } from './LaneHead'
import styles from './Lanes.module.css'

interface ClosedLaneProps {
  readonly lane: BoardLane
  readonly filters: BoardFilters
  readonly onDrop: (lane: LaneId, card: BoardCard, column: Element) => void
}

/** What is over, folded to a count of each category: nobody has to act on it. */
export const ClosedLane = memo(function ClosedLane({ lane, filters, onDrop }: ClosedLaneProps) {
  const { search } = useLocation()
  const { id } = lane
  const titleId = useId()
  const handleDrop = useCallback(
    (card: BoardCard, column: Element) => onDrop(id, card, column),
    [id, onDrop],
  )
  const { ref, isOver } = useLaneDrop<HTMLElement>(lane, handleDrop)
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      className={styles['lane']}
      data-lane={id}
      data-over={isOver || undefined}
    >
      <LaneHead lane={lane} titleId={titleId} filters={filters} />
      <ul className={styles['cards']}>
        {lane.counts.map(({ category, count }) => (
          <li key={category} className={styles['closed']}>
            <p>
              <StatusChip claim={{ category }} />
            </p>
            <p className={styles['number']}>{formatNumber(count)}</p>
            <Link
              to={{ search: laneSearch(search, filters, { category }) }}
              aria-label={`Ver en la lista: ${wordStatus(category)}`}
            >
              Ver en la lista
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})
