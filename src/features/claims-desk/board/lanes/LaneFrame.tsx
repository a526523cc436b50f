import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { BoardCard, BoardFilters, BoardLane } from '@/domain/claim/board'
import type { LaneId } from '@/domain/claim/status/lanes'
import { useLaneDrop } from '../moves/use-drag'
import { laneSearch } from '../lane-search'
import { formatNumber } from '@/domain/country/money'
import styles from './Lanes.module.css'

interface LaneFrameProps {
  readonly lane: BoardLane
  readonly filters: BoardFilters
  readonly onDrop: (lane: LaneId, card: BoardCard, column: Element) => void
  readonly children: ReactNode
}

export function LaneFrame({ lane, filters, onDrop, children }: LaneFrameProps) {
  const { ref, isOver } = useLaneDrop<HTMLElement>(lane, onDrop)
  return (
    <section
      ref={ref}
      aria-label={`${lane.label} ${formatNumber(lane.cards.length)}`}
      className={styles['lane']}
      data-lane={lane.id}
      data-over={isOver || undefined}
    >
      <LaneHead lane={lane} filters={filters} />
      {children}
    </section>
  )
}

function LaneHead({ lane, filters }: Pick<LaneFrameProps, 'lane' | 'filters'>) {
  const { search } = useLocation()
  const count = formatNumber(lane.cards.length)
  return (
    <div className={styles['head']}>
      {/* Takes the focus if a moved claim is too far down to be rendered. */}
      <h3 tabIndex={-1} className={styles['title']}>
        {lane.label}
      </h3>
      {lane.cards.length > 0 ? (
        <Link
          to={{ search: laneSearch(search, filters, { lane: lane.id }) }}
          aria-label={`${count}, ver en la lista: ${lane.label}`}
          className={styles['count']}
        >
          {count}
        </Link>
      ) : (
        <span className={styles['count']}>{count}</span>
      )}
      {lane.late > 0 && (
        <p className={styles['late']}>{formatNumber(lane.late)} con más de 4 días</p>
      )}
    </div>
  )
}
