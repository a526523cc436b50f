import { act, fireEvent } from '@testing-library/react'

/** Ways to press a button with the mouse or the keyboard, as often and as fast as users do. */
export const MOUSE_HANDS = ['click', 'double click', 'click in one batch'] as const
export type Hand = (typeof MOUSE_HANDS)[number] | 'Enter' | 'Enter twice'

/** @param enter presses Enter in the form of the button */
export function pressBy(hand: Hand, button: HTMLElement | null, enter: () => void): void {
  if (!button) throw new Error('no button to press')
  if (hand === 'Enter' || hand === 'Enter twice') enter()
  if (hand === 'Enter twice') enter()
  if (hand === 'click' || hand === 'double click') fireEvent.click(button)
  if (hand === 'double click') fireEvent.click(button)
  if (hand !== 'click in one batch') return
  act(() => {
    button.click()
    button.click()
  })
}
