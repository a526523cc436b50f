import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PUBLIC_STATES, type PageState } from './accessibility-states'
import { openAs } from './enter-as'
import { findLostMeaning, findUnmarkedFocus } from './forced-colors-checks'
import { findFaultsNow, WIDTHS } from './page-checks'
import { openSite } from './site'
import { SIGNED_IN_STATES } from './staff-accessibility-states'

const site = openSite('dist-e2e')

/** States that differ from others of this list only by their words are left out. */
const REPEATED = [
  'an unknown address',
  'the denied page',
  'the accessibility statement',
  'an empty list',
  'a list that cannot be read',
  'the question before words are lost',
  'the saved views',
  'the export',
  'a user who is not found',
  'a charge with earlier tries',
]

const isAsked = ([name]: PageState) => !REPEATED.includes(name)

async function findFaultsAtAllWidths(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [width, viewport] of WIDTHS) {
    await page.setViewportSize(viewport)
    // What a page does about a new width, it does in the next frames.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    const found = [
      ...(await findFaultsNow(page, ['color-contrast'])),
      ...(await findLostMeaning(page)),
      ...(await findUnmarkedFocus(page)),
    ]
    faults.push(...found.map((fault) => `${width}: ${fault}`))
  }
  return faults
}

describe('with the colours of the person', () => {
  it.each(PUBLIC_STATES.filter(isAsked))('%s loses nothing', async (_name, path, arrive) => {
    const { page, finish } = await site.open(path)
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await arrive(page, site.api)
    expect(await findFaultsAtAllWidths(page)).toEqual([])
    await finish()
  })

  describe.each(SIGNED_IN_STATES)('for %s', (_who, role, states) => {
    it.each(states.filter(isAsked))('%s loses nothing', async (_name, path, arrive) => {
      const { page, finish } = await openAs(site, role, path, {
        allow: [/Failed to load resource/],
        viewport: { width: 1280, height: 900 },
      })
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await arrive(page, site.api)
      expect(await findFaultsAtAllWidths(page)).toEqual([])
      await finish()
    })
  })

  it('says the age of each contact in words, beside the stripe', async () => {
    const { page, finish } = await openAs(site, 'LEGAL', '/legal/claim-list', {
      viewport: { width: 1280, height: 900 },
    })
    await page.emulateMedia({ forcedColors: 'active' })
    const rows = page.locator('tbody tr')
    await rows.first().waitFor()
    const told = await rows.evaluateAll((all) =>
      all.map((row) => ({
        age: row.querySelector('[data-label="Último contacto"], td[class*="contact"]')?.textContent,
        stripe: getComputedStyle(row.querySelector('td') ?? row).borderLeftWidth,
      })),
    )
    for (const { age, stripe } of told) {
      expect(age?.trim()).not.toBe('')
      expect(age).toBeDefined()
      expect(stripe).toBe('5px')
    }
    await finish()
  })
})
