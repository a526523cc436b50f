import type { Page } from 'playwright-core'
import { SECRETS } from './person'

/** What only a programmer would understand; one sentence of SPEC 8 begins like an error of fetch. */
const TECHNICAL =
  /undefined|NaN|\[object|\bnull\b|<html|SyntaxError|Failed to fetch(?! user by email\.)|TypeError/

/** What the browser itself notes, and the page cannot keep it from doing so. */
export const EXPECTED_NOISE = [
  /Failed to load resource/,
  /^failed request: /,
  // The demo's worker, when its page is left while it starts.
  /Failed to update a ServiceWorker/,
  /\[MSW\]/,
]

/** All that can be said where the very code that draws pages did not come. */
const NOT_STARTED = 'La página no se cargó. Revisa tu conexión y recarga.'

/** How long a page may go on saying that it is at work: longer than every time-out of a call. */
const PATIENCE_MS = 65_000

/** True while something on the page says that it is under way. */
function isAtWork(): boolean {
  const buttons = [...document.querySelectorAll('button')]
  return (
    buttons.some((button) => button.textContent.endsWith('ando...')) ||
    document.querySelector('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]') !== null
  )
}

/**
 * Holds a page against what must be true whatever happened: the promises that the fault matrix
 * judges, as far as a browser shows them from outside.
 *
 * @param heard what the page wrote to the console so far
 * @returns a line for each broken promise
 */
export async function findBroken(page: Page, heard: readonly string[]): Promise<string[]> {
  const broken: string[] = []
  const title = page.locator('main h1').first()
  await title.waitFor({ state: 'attached', timeout: 15_000 }).catch(async () => {
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 200))
    if (shown.trim() === NOT_STARTED) return
    broken.push(
      `I2 no main with an h1 at ${new URL(page.url()).pathname}: ${JSON.stringify(shown)}`,
    )
  })
  const giveUpAt = Date.now() + PATIENCE_MS
  while (await page.evaluate(isAtWork)) {
    if (Date.now() > giveUpAt) {
      broken.push('I3 the page stays at work for ever')
      break
    }
    await page.waitForTimeout(200)
  }
  const text = await page.evaluate(() => document.body.innerText)
  const technical = TECHNICAL.exec(text)
  if (technical) {
    broken.push(
      `I6 technical text: …${text.slice(Math.max(0, technical.index - 40), technical.index + 60)}…`,
    )
  }
  const token = (await page.context().cookies()).find(({ name }) => name === 'iktoken')?.value
  const outside = `${decodeURIComponent(page.url())} ${await page.title()} ${heard.join(' ')}`
  const leaked = [...SECRETS, ...(token ? [token] : [])].filter((secret) =>
    outside.includes(secret),
  )
  if (leaked.length > 0) broken.push(`I7 personal data left the page: ${leaked.length} of them`)
  return [...broken, ...heard.map((line) => `I1 ${line}`)]
}
