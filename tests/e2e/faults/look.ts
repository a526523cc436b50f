import type { Page } from 'playwright-core'
import { HIDDEN, LIVE } from '@tests/faults/page-text'

/**
 * Waits for a sentence, letter by letter, in a visible live region or on a focused heading, where a screen
 * reader announces it.
 *
 * @returns false when it does not appear
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
