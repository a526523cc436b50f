import { readFileSync } from 'node:fs'
import axe from 'axe-core'

/** The language of the real page, which jsdom does not open. */
const { lang } = new DOMParser().parseFromString(
  readFileSync('index.html', 'utf8'),
  'text/html',
).documentElement

/**
 * Runs axe on the whole page as it is now, dialogs included.
 *
 * @returns one line per violation: rule, what it asks for and the first element that breaks it
 */
export async function findViolations(): Promise<string[]> {
  document.documentElement.lang = lang
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // Nothing is fetched: without a layout there are no styles to look into.
    preload: false,
    rules: {
      // jsdom paints nothing; the palette's own test holds every pair to its contrast.
      'color-contrast': { enabled: false },
    },
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html ?? ''}`)
}
