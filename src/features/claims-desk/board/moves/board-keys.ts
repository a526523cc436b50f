import type { KeyboardEvent } from 'react'

/** Attribute with the claim's id, on the focusable element of a card. */
export const CARD_MARK = 'data-claim'
const CARD = `[${CARD_MARK}]`
const LANE = '[data-lane]'

function readLanes(board: Element): readonly (readonly HTMLElement[])[] {
  return [...board.querySelectorAll(LANE)]
    .map((lane) => [...lane.querySelectorAll<HTMLElement>(CARD)])
    .filter((cards) => cards.length > 0)
}

/** The card that a key moves to; undefined for other keys and at the edges. */
function cardFrom(board: Element, card: HTMLElement, key: string): HTMLElement | undefined {
  const lanes = readLanes(board)
  const at = lanes.findIndex((cards) => cards.includes(card))
  const here = lanes[at] ?? []
  const place = here.indexOf(card)
  const beside = (step: number) => {
    const lane = lanes[at + step]
    return lane?.[Math.min(place, lane.length - 1)]
  }
  switch (key) {
    case 'ArrowDown':
      return here[place + 1]
    case 'ArrowUp':
      return here[place - 1]
    case 'Home':
      return here[0]
    case 'End':
      return here.at(-1)
    case 'ArrowLeft':
      return beside(-1)
    case 'ArrowRight':
      return beside(1)
    default:
      return undefined
  }
}

/** Arrow keys move between cards and lanes; M opens "Mover a…". */
export function handleBoardKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: board, target, key } = event
  if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return
  // React events of a dialog or popover bubble here; it handles its own keys.
  const item = board.contains(target) ? target.closest('li') : null
  const card = item?.querySelector<HTMLElement>(CARD)
  if (!item || !card) return
  const next = cardFrom(board, card, key)
  if (next) {
    event.preventDefault()
    next.focus()
  } else if (key.toLowerCase() === 'm') {
    event.preventDefault()
    item.querySelector<HTMLElement>('[data-place="category"]')?.click()
  }
}
