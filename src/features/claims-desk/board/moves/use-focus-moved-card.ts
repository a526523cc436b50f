import { useEffect, useRef } from 'react'
import type { BoardData } from '@/domain/claim/board'
import { CARD_MARK } from './use-board-keys'
import type { BoardMoves } from './use-board-moves'

const numberOf = (card: Element | null | undefined) => card?.getAttribute(CARD_MARK)

/** Id of the claim whose card contains the target. */
function claimAround(target: EventTarget | null) {
  const item = target instanceof Element ? target.closest('li') : null
  return numberOf(item?.querySelector(`[${CARD_MARK}]`))
}

/** Moves the focus with a moved claim, whose old card is removed, until the user turns elsewhere. */
export function useFocusMovedCard(board: BoardData, followed: BoardMoves['followed']) {
  const place = useRef<HTMLDivElement>(null)
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
  }, [followed])
  useEffect(() => {
    const id = followed.current
    // After a drag the focus is on an ancestor of the cards.
    if (id === null || !document.activeElement?.contains(place.current)) return
    const cards = place.current?.querySelectorAll<HTMLElement>(`[${CARD_MARK}]`) ?? []
    const card = [...cards].find((one) => numberOf(one) === id)
    const lane = board.lanes.find((one) => one.cards.some(({ claim }) => String(claim.id) === id))
    const head = place.current?.querySelector<HTMLElement>(`[data-lane="${lane?.id}"] h3`)
    ;(card ?? head)?.focus()
  }, [board, followed])
  return place
}
