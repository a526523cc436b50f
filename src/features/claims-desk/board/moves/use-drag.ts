import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { BoardCard } from '@/domain/claim/board'
import type { Lane } from '@/domain/claim/status/lanes'
import { nextQuestion, toStatusChange } from '@/domain/claim/status/status-choice'
import { useDeskActions } from '@/features/claim-editor/shared/desk-actions'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'

const CARD = 'card'

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

/**
 * Accepts cards of other lanes, if the lane has categories to choose from. A card moves at once if there is
 * a single possible status; else a menu asks.
 */
export function useLaneDrop<Column extends HTMLElement>({
  id,
  categories,
}: Pick<Lane, 'id' | 'categories'>) {
  const queue = useClaimUpdateQueue()
  const { ask } = useDeskActions()
  const ref = useRef<Column>(null)
  const [isOver, setOver] = useState(false)
  const hasChoice = categories.length > 0
  const drop = useEffectEvent(({ claim }: BoardCard, column: HTMLElement) => {
    const [category, ...others] = categories
    if (category && others.length === 0 && nextQuestion({ category }) === null) {
      void queue.start([claim], toStatusChange({ category }))
    } else ask?.({ field: 'category', claims: [claim], lane: id }, column)
  })
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
        drop(source.data[CARD] as BoardCard, element)
      },
    })
  }, [hasChoice, id])
  return { ref, isOver }
}
