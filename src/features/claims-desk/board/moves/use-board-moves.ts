import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { BoardData } from '@/domain/claim/board'
import { laneById } from '@/domain/claim/status/lanes'
import { nextQuestion, toStatusChange } from '@/domain/claim/status/status-choice'
import { useDeskActions } from '@/features/claim-editor/shared/desk-actions'
import { useRuns } from '@/features/claim-store/changes/runs-store'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { CARD_MARK } from './use-board-keys'
import type { DropCard } from './use-drag'

const numberOf = (card: Element | null | undefined) => card?.getAttribute(CARD_MARK)

/** Id of the claim whose card contains the target. */
function claimAround(target: EventTarget | null) {
  const item = target instanceof Element ? target.closest('li') : null
  return numberOf(item?.querySelector(`[${CARD_MARK}]`))
}

/** Moves a dropped card at once if the lane has a single possible status; else a menu asks. */
function useDrop(): DropCard {
  const queue = useClaimUpdateQueue()
  const { ask } = useDeskActions()
  return useCallback(
    (lane, { claim }, column) => {
      const [category, ...others] = laneById(lane).categories
      if (category && others.length === 0 && nextQuestion({ category }) === null) {
        void queue.start([claim], toStatusChange({ category }))
      } else ask?.({ field: 'category', claims: [claim], lane }, column)
    },
    [ask, queue],
  )
}

/** The focus goes with a moved claim, whose old card is removed, until the user turns elsewhere. */
export function useBoardMoves(board: BoardData) {
  const place = useRef<HTMLDivElement>(null)
  const run = useRuns().at(-1)
  const key = run && 'category' in run.change ? run.key : ''
  const id = String(run?.items[0]?.claim.id)
  /** Key of the change that the focus does not follow any more. */
  const left = useRef(key)
  const leave = useEffectEvent(({ target }: Event) => {
    // An ancestor of the cards takes the focus when a menu after a drag closes.
    const isAround = target instanceof Node && target.contains(place.current)
    if (!isAround && claimAround(target) !== id) left.current = key
  })
  const follow = useEffectEvent(() => {
    // After a drag the focus is on an ancestor of the cards.
    if (left.current === key || !document.activeElement?.contains(place.current)) return
    const cards = place.current?.querySelectorAll<HTMLElement>(`[${CARD_MARK}]`) ?? []
    const card = [...cards].find((one) => numberOf(one) === id)
    const lane = board.lanes.find((one) => one.cards.some(({ claim }) => String(claim.id) === id))
    const head = place.current?.querySelector<HTMLElement>(`[data-lane="${lane?.id}"] h3`)
    ;(card ?? head)?.focus()
  })
  useEffect(() => {
    const handle = (event: Event) => leave(event)
    document.addEventListener('focusin', handle)
    document.addEventListener('pointerdown', handle)
    return () => {
      document.removeEventListener('focusin', handle)
      document.removeEventListener('pointerdown', handle)
    }
  }, [])
  useEffect(() => follow(), [board])
  return { drop: useDrop(), place }
}
