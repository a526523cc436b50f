import type { Page } from 'playwright-core'

const LIVE = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'

/**
 * Waits until a sentence stands, letter by letter, where a screen reader reads it out by itself: in a
 * live region that nothing hides, or on the heading that was given the focus.
 *
 * @returns false when it did not come
 */
export async function isReadAloud(page: Page, sentence: string): Promise<boolean> {
  const isThere = ([text, live]: readonly [string, string]) =>
    [...document.querySelectorAll(live), ...document.querySelectorAll(':is(h1, h2):focus')].some(
      (box) =>
        box.closest('[aria-hidden="true"], [hidden], [inert]') === null &&
        [box, ...box.querySelectorAll('*')].some((node) => node.textContent === text),
    )
  return page.waitForFunction(isThere, [sentence, LIVE] as const, { timeout: 20_000 }).then(
    () => true,
    () => false,
  )
}

/** What only a programmer would understand; one sentence of SPEC 8 begins like an error of fetch. */
const TECHNICAL =
  /undefined|NaN|\[object|\bnull\b|<html|SyntaxError|Failed to fetch(?! user by email\.)|TypeError|Bad gateway/

/** Technical text on the page, with what stands around it; null when there is none. */
export async function findTechnicalText(page: Page): Promise<string | null> {
  const text = await page.evaluate(() => `${document.title} ${document.body.innerText}`)
  const found = TECHNICAL.exec(text)
  return found && text.slice(Math.max(0, found.index - 40), found.index + 60)
}
