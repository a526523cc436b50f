import { memo, useEffect, useRef } from 'react'
import type { BoardCard } from '@/domain/claim/board'
import type { Claim } from '@/domain/claim/fields'
import type { LaneId } from '@/domain/claim/status/lanes'
import { formatNumber } from '@/domain/country/money'
import { StaffButton } from '@/ui/actions/StaffButton'
import { ClaimCard } from './ClaimCard'
import { LaneFrame, type LaneFrameProps } from './LaneFrame'
import { classNames } from '@/ui/theme/class-names'
import styles from './Lanes.module.css'

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
