import type { Page } from 'playwright-core'
import { HIDDEN, LIVE } from '@tests/faults/page-text'

/**
 * Waits until a sentence stands, letter by letter, where a screen reader reads it out by itself: in a
 * live region that nothing hides, or on the heading that was given the focus.
 *
 * @returns false when it did not come
 */
export async function isReadAloud(page: Page, sentence: string): Promise<boolean> {
  const isThere = ([text, live, hidden]: readonly [string, string, string]) =>
    [...document.querySelectorAll(live), ...document.querySelectorAll(':is(h1, h2):focus')].some(
      (box) =>
        box.closest(hidden) === null &&
        [box, ...box.querySelectorAll('*')].some((node) => node.textContent === text),
    )
  return page.waitForFunction(isThere, [sentence, LIVE, HIDDEN] as const, { timeout: 20_000 }).then(
    () => true,
    () => false,
  )
}
