import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { BoardLane } from '@/domain/claim/board'
import type { ViewFilter } from '@/domain/claim/list/view-filter'
import { useLaneDrop } from '../moves/use-drag'
import { NumberLink } from '../../shared/NumberLink'
import { selectionSearch } from '../../shared/desk-view'
import { formatNumber } from '@/domain/country/money'
import { classNames } from '@/ui/theme/class-names'
import styles from './Lanes.module.css'

export interface LaneFrameProps {
  readonly lane: BoardLane
  readonly filter: ViewFilter
  readonly children: ReactNode
}

export function LaneFrame({ lane, filter, children }: LaneFrameProps) {
  const { search } = useLocation()
  const count = lane.cards.length
  const { ref, isOver } = useLaneDrop<HTMLElement>(lane)
  return (
    <section
      ref={ref}
      aria-label={`${lane.label} ${formatNumber(count)}`}
      className={styles['lane']}
      data-lane={lane.id}
      data-over={isOver || undefined}
    >
      <div className={classNames('row flat baseline between', styles['head'])}>
        {/* Takes the focus if a moved claim is too far down to be rendered. */}
        <h3 tabIndex={-1} className="small extrabold">
          {lane.label}
        </h3>
        {count > 0 ? (
          <NumberLink
            count={count}
            of={`ver en la lista: ${lane.label}`}
            to={selectionSearch(search, { ...filter, state: 'all', lane: lane.id })}
          />
        ) : (
          <span className="muted strong numbers">0</span>
        )}
        {lane.late > 0 && (
          <p className="red tiny strong own-line">{formatNumber(lane.late)} con más de 4 días</p>
        )}
      </div>
      {children}
    </section>
  )
}
