import { memo, startTransition, useCallback, useState } from 'react'
import type { BoardData, BoardCard } from '@/domain/claim/board'
import type { ViewFilter } from '@/domain/claim/list/view-filter'
import type { LaneId } from '@/domain/claim/status/lanes'
import type { Claim } from '@/domain/claim/fields'
import { handleBoardKey } from '../moves/board-keys'
import { useFocusMovedCard } from '../moves/use-focus-moved-card'
import { ClosedLane, FIRST_CARDS, LaneColumn } from './Lanes'
import { classNames } from '@/ui/theme/class-names'
import styles from './Lanes.module.css'

interface BoardLanesProps {
  readonly board: BoardData
  readonly filter: ViewFilter
}

type Limits = Readonly<Partial<Record<LaneId, number>>>

/** The card in the tab order: the last focused one, else the first. */
function reachedCard({ lanes }: BoardData, limits: Limits, id: Claim['id']): BoardCard | null {
  const drawn = lanes
    .filter(({ id }) => id !== 'closed' && id !== 'others')
    .flatMap((lane) => lane.cards.slice(0, limits[lane.id] ?? FIRST_CARDS))
  return drawn.find(({ claim }) => claim.id === id) ?? drawn[0] ?? null
}

export const BoardLanes = memo(function BoardLanes({ board, filter }: BoardLanesProps) {
  const [limits, setLimits] = useState<Limits>({})
  const [reachedId, setReachedId] = useState<Claim['id']>(null)
  const place = useFocusMovedCard(board)
  const showMore = useCallback(
    (lane: LaneId, limit: number) =>
      // A transition, so that the click responds before a hundred cards render.
      startTransition(() => setLimits((known) => ({ ...known, [lane]: limit }))),
    [],
  )
  const reach = useCallback(({ id }: Claim) => setReachedId(id), [])
  const reached = reachedCard(board, limits, reachedId)
  const others = board.lanes.find(({ id }) => id === 'others')
  return (
    // The keys are shortcuts; every action also has a button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={place}
      className={classNames('line gap-10', styles['lanes'])}
      onKeyDown={handleBoardKey}
    >
      {board.lanes.map((lane) =>
        lane === others ? null : lane.id === 'closed' ? (
          <ClosedLane key={lane.id} {...{ lane, others, filter }} />
        ) : (
          <LaneColumn
            key={lane.id}
            lane={lane}
            filter={filter}
            limit={limits[lane.id] ?? FIRST_CARDS}
            reached={reached?.lane === lane.id ? reached : null}
            onMore={showMore}
            onReached={reach}
          />
        ),
      )}
    </div>
  )
})
