import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { NO_HANDLER, type BoardCard, type BoardFilters, type BoardLane } from '@/domain/claim/board'
import { airlineKey, handlerKey } from '@/domain/claim/overview/claim-metrics'
import type { ClaimSelection } from '@/domain/claim/overview/selection'
import type { LaneId } from '@/domain/claim/status/lanes'
import { useLaneDrop } from '../moves/use-drag'
import { NumberLink } from '../../shared/NumberLink'
import { selectionSearch } from '../../shared/desk-view'
import { formatNumber } from '@/domain/country/money'
import styles from './Lanes.module.css'

/** URL query of the list with the claims that the board counts in a lane or category. */
export function laneSearch(
  search: string,
  { airline, handler, isLate }: BoardFilters,
  counted: Pick<ClaimSelection, 'lane' | 'category'>,
): string {
  return selectionSearch(search, {
    ...counted,
    state: 'all',
    airline: airline === '' ? undefined : airlineKey(airline),
    handler: handler === '' ? undefined : handlerKey(handler === NO_HANDLER ? null : handler),
    contact: isLate ? 'late' : undefined,
  })
}

interface LaneFrameProps {
  readonly lane: BoardLane
  readonly filters: BoardFilters
  readonly onDrop: (lane: LaneId, card: BoardCard, column: Element) => void
  readonly children: ReactNode
}

export function LaneFrame({ lane, filters, onDrop, children }: LaneFrameProps) {
  const { search } = useLocation()
  const count = lane.cards.length
  const { ref, isOver } = useLaneDrop<HTMLElement>(lane, onDrop)
  return (
    <section
      ref={ref}
      aria-label={`${lane.label} ${formatNumber(count)}`}
      className={styles['lane']}
      data-lane={lane.id}
      data-over={isOver || undefined}
    >
      <div className={styles['head']}>
        {/* Takes the focus if a moved claim is too far down to be rendered. */}
        <h3 tabIndex={-1} className={styles['title']}>
          {lane.label}
        </h3>
        {count > 0 ? (
          <NumberLink
            count={count}
            of={`ver en la lista: ${lane.label}`}
            to={laneSearch(search, filters, { lane: lane.id })}
          />
        ) : (
          <span className={styles['count']}>0</span>
        )}
        {lane.late > 0 && (
          <p className={styles['late']}>{formatNumber(lane.late)} con más de 4 días</p>
        )}
      </div>
      {children}
    </section>
  )
}
