import { memo, useEffect, useRef } from 'react'
import type { BoardCard, BoardFilters, BoardLane } from '@/domain/claim/board'
import type { LaneId } from '@/domain/claim/status/lanes'
import { formatNumber } from '@/domain/country/money'
import { Button } from '@/ui/actions/Button'
import { ClaimCard, type CardActions } from './ClaimCard'
import { LaneFrame } from './LaneFrame'
import styles from './Lanes.module.css'

/** Cards that a lane draws at first. */
export const FIRST_CARDS = 25
/** Cards that come with each press. */
const MORE_CARDS = 100

interface LaneColumnProps extends CardActions {
  readonly lane: BoardLane
  readonly filters: BoardFilters
  /** How many of its cards are drawn. */
  readonly limit: number
  /** The card the Tab key leads to, where it is in this lane. */
  readonly reached: BoardCard | null
  readonly onMore: (lane: LaneId, limit: number) => void
  readonly onDrop: (lane: LaneId, card: BoardCard, column: Element) => void
}

/** A lane with its cards; a long one is drawn in parts. */
export const LaneColumn = memo(function LaneColumn({
  lane,
  filters,
  limit,
  reached,
  onMore,
  onDrop,
  ...actions
}: LaneColumnProps) {
  const { id, cards } = lane
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(limit)
  useEffect(() => {
    // The button that was pressed has moved away, or is gone: on with the first card it brought.
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
    <LaneFrame {...{ lane, filters, onDrop }}>
      {cards.length === 0 ? (
        <p className={styles['empty']}>Nada por aquí.</p>
      ) : (
        <ul ref={list} className={styles['cards']}>
          {cards.slice(0, limit).map((card, index) => (
            <ClaimCard
              key={card.claim.id ?? `sin-numero-${index}`}
              card={card}
              isReached={card === reached}
              {...actions}
            />
          ))}
        </ul>
      )}
      {limit < cards.length && (
        <Button
          size="small"
          color="secondary"
          className={styles['more']}
          aria-label={`${more}, ${lane.label}`}
          onClick={() => onMore(id, next)}
        >
          {more}
        </Button>
      )}
    </LaneFrame>
  )
})
