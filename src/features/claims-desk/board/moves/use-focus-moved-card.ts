import { useEffect, useEffectEvent, useRef } from 'react'
import type { BoardData } from '@/domain/claim/board'
import { useRuns } from '@/features/claim-store/changes/runs-store'
import { CARD_MARK } from './board-keys'

const numberOf = (card: Element | null | undefined) => card?.getAttribute(CARD_MARK)

/** Id of the claim whose card contains the target. */
function claimAround(target: EventTarget | null) {
  const item = target instanceof Element ? target.closest('li') : null
  return numberOf(item?.querySelector(`[${CARD_MARK}]`))
}

/** The focus goes with a moved claim, whose old card is removed, while the user is at its card. */
export function useFocusMovedCard(board: BoardData) {
  const place = useRef<HTMLDivElement>(null)
  const run = useRuns().at(-1)
  const key = run && 'category' in run.change ? run.key : ''
  const id = String(run?.items[0]?.claim.id)
  /** Key of the change that the focus does not follow any more. */
  const left = useRef(key)
  const leave = useEffectEvent(({ target }: Event) => {
    // An ancestor of the cards takes the focus when a menu after a drag closes.
    const isAround = target instanceof Node && target.contains(place.current)
    if (!isAround) left.current = claimAround(target) === id ? '' : key
  })
  const follow = useEffectEvent(() => {
    // After a drag the focus is on an ancestor of the cards.
    if (left.current === key || !document.activeElement?.contains(place.current)) return
    const cards = place.current?.querySelectorAll<HTMLElement>(`[${CARD_MARK}]`) ?? []
    const card = [...cards].find((one) => numberOf(one) === id)
    const lane = board.lanes.find((one) => one.cards.some(({ claim }) => String(claim.id) === id))
    // A filter can hide the moved claim.
    const head = place.current?.querySelector<HTMLElement>(
      lane ? `[data-lane="${lane.id}"] h3` : 'h3',
    )
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
  return place
}
