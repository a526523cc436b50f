import { useId, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { BoardCard, BoardFilters, BoardLane } from '@/domain/claim/board'
import { shortCategory, type LaneId } from '@/domain/claim/status/lanes'
import { useLaneDrop } from '../moves/use-drag'
import { laneSearch } from '../lane-search'
import { formatNumber } from '@/domain/country/money'
import styles from './Lanes.module.css'

function hintOf({ hint, counts }: BoardLane): string {
  if (hint !== null) return hint
  return counts
    .map(({ category, count }) => `${formatNumber(count)} ${shortCategory(category)}`)
    .join(' · ')
}

interface LaneFrameProps {
  readonly lane: BoardLane
  readonly filters: BoardFilters
  readonly onDrop: (lane: LaneId, card: BoardCard, column: Element) => void
  readonly children: ReactNode
}

export function LaneFrame({ lane, filters, onDrop, children }: LaneFrameProps) {
  const titleId = useId()
  const { ref, isOver } = useLaneDrop<HTMLElement>(lane, onDrop)
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      className={styles['lane']}
      data-lane={lane.id}
      data-over={isOver || undefined}
    >
      <LaneHead lane={lane} titleId={titleId} filters={filters} />
      {children}
    </section>
  )
}

interface LaneHeadProps extends Pick<LaneFrameProps, 'lane' | 'filters'> {
  readonly titleId: string
}

function LaneHead({ lane, titleId, filters }: LaneHeadProps) {
  const { search } = useLocation()
  const hint = hintOf(lane)
  return (
    <div className={styles['head']}>
      {/* Takes the focus if a moved claim is too far down to be rendered. */}
      <h3 id={titleId} tabIndex={-1} className={styles['title']}>
        {lane.label} <span className={styles['count']}>{formatNumber(lane.cards.length)}</span>
      </h3>
      <p className={styles['hint']} title={hint}>
        {hint}
      </p>
      {lane.cards.length > 0 && (
        <Link
          to={{ search: laneSearch(search, filters, { lane: lane.id }) }}
          aria-label={`Ver en la lista: ${lane.label}`}
          className={styles['listed']}
        >
          Ver en la lista
        </Link>
      )}
      {lane.late > 0 && (
        <p className={styles['late']}>{formatNumber(lane.late)} con más de 4 días</p>
      )}
    </div>
  )
}
