import { useEffect, useRef, useState } from 'react'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { BoardCard } from '@/domain/claim/board'
import type { Lane, LaneId } from '@/domain/claim/status/lanes'

const CARD = 'card'

export type DropCard = (lane: LaneId, card: BoardCard, column: HTMLElement) => void

/** Makes a card draggable; a claim without an id cannot be saved, so it is not. */
export function useCardDrag<Card extends HTMLElement>(card: BoardCard) {
  const ref = useRef<Card>(null)
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || card.claim.id === null) return
    return draggable({
      element,
      getInitialData: () => ({ [CARD]: card }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [card])
  return { ref, isDragged }
}

/** Accepts cards of other lanes, if the lane has categories to choose from. */
export function useLaneDrop<Column extends HTMLElement>(
  { id, categories }: Pick<Lane, 'id' | 'categories'>,
  onDrop: DropCard,
) {
  const ref = useRef<Column>(null)
  const [isOver, setOver] = useState(false)
  const hasChoice = categories.length > 0
  useEffect(() => {
    const element = ref.current
    if (!element || !hasChoice) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => (source.data[CARD] as BoardCard).lane !== id,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        onDrop(id, source.data[CARD] as BoardCard, element)
      },
    })
  }, [hasChoice, id, onDrop])
  return { ref, isOver }
}
