import { useCallback, type KeyboardEvent } from 'react'

/** Marks what has the focus of a card, by the number of its claim. */
export const CARD_MARK = 'data-claim'
const CARD = `[${CARD_MARK}]`
const LANE = '[data-lane]'

/** The cards of each lane that has some, as they stand. */
function readLanes(board: Element): readonly (readonly HTMLElement[])[] {
  return [...board.querySelectorAll(LANE)]
    .map((lane) => [...lane.querySelectorAll<HTMLElement>(CARD)])
    .filter((cards) => cards.length > 0)
}

/** The card that a key leads to; undefined for other keys and at the edges. */
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

/** Arrows go from card to card and from lane to lane, M opens "Mover a…" of the card. */
export function useBoardKeys() {
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: board, target, key } = event
    if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return
    // What opens over a card lies elsewhere in the document, and has keys of its own.
    const item = board.contains(target) ? target.closest('li') : null
    const card = item?.querySelector<HTMLElement>(CARD)
    if (!item || !card) return
    const next = cardFrom(board, card, key)
    if (next) {
      event.preventDefault()
      next.focus()
    } else if (key.toLowerCase() === 'm') {
      event.preventDefault()
      item.querySelector<HTMLElement>('[data-move]')?.click()
    }
  }, [])
}
