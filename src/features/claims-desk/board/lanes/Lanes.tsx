import { memo, useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { BoardCard, BoardLane } from '@/domain/claim/board'
import type { Claim } from '@/domain/claim/fields'
import type { ViewFilter } from '@/domain/claim/list/view-filter'
import type { ClaimSelection } from '@/domain/claim/overview/selection'
import { formatStatus, type LaneId } from '@/domain/claim/status/lanes'
import { formatNumber } from '@/domain/country/money'
import { CategoryDot } from '@/features/claim-editor/status-menu/StaffStatusChip'
import { StaffButton } from '@/ui/actions/StaffButton'
import { classNames } from '@/ui/theme/class-names'
import { NumberLink } from '../../shared/NumberLink'
import { selectionSearch } from '../../shared/desk-view'
import { useLaneDrop } from '../moves/use-drag'
import { ClaimCard } from './ClaimCard'
import styles from './Lanes.module.css'

interface LaneFrameProps {
  readonly lane: BoardLane
  readonly filter: ViewFilter
  readonly children: ReactNode
}

function LaneFrame({ lane, filter, children }: LaneFrameProps) {
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
          <p className="red tiny strong own-line">{`${formatNumber(lane.late)} con más de 4 días`}</p>
        )}
      </div>
      {children}
    </section>
  )
}

export const FIRST_CARDS = 25
const MORE_CARDS = 100

interface LaneColumnProps extends Omit<LaneFrameProps, 'children'> {
  readonly limit: number
  /** The card in the tab order, if it is in this lane. */
  readonly reached: BoardCard | null
  readonly onMore: (lane: LaneId, limit: number) => void
  readonly onReached: (claim: Claim) => void
}

export const LaneColumn = memo(function LaneColumn({
  lane,
  filter,
  limit,
  reached,
  onMore,
  onReached,
}: LaneColumnProps) {
  const { id, cards } = lane
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(limit)
  useEffect(() => {
    // The pressed button moved or disappeared: focus the first new card.
    if (limit > before.current) {
      list.current?.children[before.current]?.querySelector('button')?.focus()
    }
    before.current = limit
  }, [limit])

  const next = Math.min(limit + MORE_CARDS, cards.length)
  const more =
    next === cards.length
      ? `Ver los ${formatNumber(next)}`
      : `Ver ${formatNumber(next)} de ${formatNumber(cards.length)}`
  return (
    <LaneFrame {...{ lane, filter }}>
      {cards.length === 0 ? (
        <p className="muted panel">Nada por aquí.</p>
      ) : (
        <ul ref={list} className={styles['cards']}>
          {cards.slice(0, limit).map((card, index) => (
            <ClaimCard
              key={card.claim.id ?? `sin-numero-${index}`}
              card={card}
              isReached={card === reached}
              hasStatus={lane.categories.length > 1}
              onReached={onReached}
            />
          ))}
        </ul>
      )}
      {limit < cards.length && (
        <StaffButton
          className={classNames('full compact touch rule-above', styles['more'])}
          aria-label={`${more}, ${lane.label}`}
          onClick={() => onMore(id, next)}
        >
          {more}
        </StaffButton>
      )}
    </LaneFrame>
  )
})

interface ClosedLaneProps extends Omit<LaneFrameProps, 'children'> {
  readonly others: BoardLane | undefined
}

/** Closed claims and those with an unknown category, as one count each that opens the list. */
export const ClosedLane = memo(function ClosedLane({ lane, others, filter }: ClosedLaneProps) {
  const { search } = useLocation()
  const row = (
    label: string,
    count: number,
    counted: Pick<ClaimSelection, 'lane' | 'category'>,
  ) => (
    <li key={label}>
      <Link
        className="line middle ink rule-below target bare"
        to={{ search: selectionSearch(search, { ...filter, ...counted, state: 'all' }) }}
      >
        <CategoryDot category={counted.category ?? null} />
        {label} <strong className="push numbers">{formatNumber(count)}</strong>
      </Link>
    </li>
  )
  return (
    <LaneFrame {...{ lane, filter }}>
      <ul className={styles['closed']}>
        {lane.counts.map(({ category, count }) => row(formatStatus(category), count, { category }))}
        {others && row(others.label, others.cards.length, { lane: others.id })}
      </ul>
      <p className="muted panel">Suelta aquí un reclamo para cerrarlo.</p>
    </LaneFrame>
  )
})
