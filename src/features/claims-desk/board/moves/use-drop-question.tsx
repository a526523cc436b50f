import { useCallback, useState, type ReactNode } from 'react'
import type { BoardCard } from '@/domain/claim/board'
import { laneById, type LaneId } from '@/domain/claim/status/lanes'
import { nextQuestion, toStatusChange } from '@/domain/claim/status/status-choice'
import { useMovePanel } from '@/features/claim-editor/status-menu/MoveMenu'
import type { MoveCard } from './use-board-moves'

interface Dropped {
  readonly card: BoardCard
  readonly lane: LaneId
  readonly column: Element
}

/** Handles a dropped card: it moves at once if the lane has a single possible status, else a menu asks. */
export function useDropQuestion(move: MoveCard): {
  readonly drop: (lane: LaneId, card: BoardCard, column: Element) => void
  readonly question: ReactNode
} {
  const [dropped, setDropped] = useState<Dropped | null>(null)
  const { Panel, fetchPanel, notice } = useMovePanel()

  const drop = useCallback(
    (lane: LaneId, card: BoardCard, column: Element) => {
      const [category, ...others] = laneById(lane).categories
      if (category && others.length === 0 && nextQuestion({ category }) === null) {
        move(card.claim, toStatusChange({ category }))
        return
      }
      setDropped({ card, lane, column })
      void fetchPanel().then((isThere) => {
        if (!isThere) setDropped(null)
      })
    },
    [fetchPanel, move],
  )

  const question = (
    <>
      {notice}
      {dropped && Panel && (
        <Panel
          title={`Mover a ${laneById(dropped.lane).label}`}
          anchor={dropped.column.firstElementChild ?? dropped.column}
          claims={[dropped.card.claim]}
          lanes={[laneById(dropped.lane)]}
          onMove={(change) => move(dropped.card.claim, change)}
          onClose={() => setDropped(null)}
        />
      )}
    </>
  )
  return { drop, question }
}
