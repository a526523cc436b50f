import { useCallback, useEffect, useRef } from 'react'
import type { BoardData } from '@/domain/claim/board'
import { CARD_MARK } from './use-board-keys'
import type { Claim } from '@/domain/claim/fields'
import type { StatusChange } from '@/domain/claim/status/status-choice'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'

const numberOf = (card: Element | null | undefined) => card?.getAttribute(CARD_MARK)

/** Id of the claim whose card contains the target. */
function claimAround(target: EventTarget | null) {
  const item = target instanceof Element ? target.closest('li') : null
  return numberOf(item?.querySelector(`[${CARD_MARK}]`))
}

/** Moves a claim optimistically; a failed save moves it back. The notice of the desk announces both. */
export type MoveCard = (claim: Claim, change: StatusChange) => void

/** Moves cards. The focus goes with a moved claim, whose old card is removed, until the user turns elsewhere. */
export function useBoardMoves(board: BoardData) {
  const queue = useClaimUpdateQueue()
  const place = useRef<HTMLDivElement>(null)
  /** Id of the claim that takes the focus along. */
  const followed = useRef<string | null>(null)
  const move = useCallback<MoveCard>(
    (claim, change) => {
      followed.current = String(claim.id)
      void queue.start([claim], change)
    },
    [queue],
  )
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (claimAround(target) !== followed.current) followed.current = null
    }
    document.addEventListener('focusin', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('focusin', leave)
      document.removeEventListener('pointerdown', leave)
    }
  }, [])
  useEffect(() => {
    const id = followed.current
    // After a drag the focus is on an ancestor of the cards.
    if (id === null || !document.activeElement?.contains(place.current)) return
    const cards = place.current?.querySelectorAll<HTMLElement>(`[${CARD_MARK}]`) ?? []
    const card = [...cards].find((one) => numberOf(one) === id)
    const lane = board.lanes.find((one) => one.cards.some(({ claim }) => String(claim.id) === id))
    const head = place.current?.querySelector<HTMLElement>(`[data-lane="${lane?.id}"] h3`)
    ;(card ?? head)?.focus()
  }, [board])
  return { move, place }
}
