import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstClaim, visitAs } from './enter-as'
import { findFaults, untilStill } from './page-checks'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'

const site = openSite('dist-e2e')
const CHARGES = '/admin/cobro-manual'
const WIDTHS = [390, 768, 1000, 1280]

/** Stops of a table that are looked at: its headings and first rows. */
const MOST_STOPS = 14

/**
 * Runs in the page: the name of the focused control in a table if something covers its middle, else ''; null
 * outside of tables. Scrolls back for the next one.
 */
async function lookAtStop(back: number): Promise<string | null> {
  const nameIfCovered = () => {
    const element = document.activeElement
    if (!element?.closest('table')) return null
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isCovered = element !== at && !element.contains(at)
    return isCovered ? (element.getAttribute('aria-label') ?? element.textContent) : ''
  }
  let name = nameIfCovered()
  // A tooltip that goes takes some frames.
  for (let frames = 0; name !== null && name !== '' && frames < 60; frames += 1) {
    await new Promise(requestAnimationFrame)
    name = nameIfCovered()
  }
  document.activeElement?.closest('table')?.closest('[role="region"]')?.scrollTo(back, 0)
  return name
}

/** Walks a table by Tab, scrolled to one of its ends before each; returns the covered controls. */
async function walkTable(page: Page, table: Locator, left: number): Promise<string[]> {
  const covered: string[] = []
  // The stop before its first one, which may be the region that scrolls.
  await table.evaluate((element, x) => {
    const region = element.closest<HTMLElement>('[role="region"][tabindex]')
    if (region === null) element.tabIndex = -1
    ;(region ?? element).focus()
    element.closest('[role="region"]')?.scrollTo(x, 0)
  }, left)
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(lookAtStop, left)
    if (name === null) break
    if (name !== '') covered.push(name)
  }
  return covered
}

/** Positions to scroll a table to: its two ends, or one if it fits. */
function endsOf(table: Locator): Promise<readonly number[]> {
  return table.evaluate((element) => {
    const region = element.closest('[role="region"]')
    const isCut = region !== null && region.scrollWidth > region.clientWidth
    return isCut ? [0, region.scrollWidth] : [0]
  })
}

async function walkTables(page: Page, widths: readonly number[]): Promise<string[]> {
  await page.getByRole('table').locator('tbody').locator('button, a').first().waitFor()
  const covered: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await untilStill(page)
    for (const table of await page.getByRole('table').all()) {
      for (const left of await endsOf(table)) {
        const found = await walkTable(page, table, left)
        covered.push(...found.map((name) => `${String(width)} px: ${name}`))
      }
    }
  }
  return covered
}

describe('at every width, Tab shows each control that it comes to', () => {
  it.each([
    ['the list of claims', 'LEGAL', CRM],
    ['the overview', 'LEGAL', `${CRM}?vista=resumen`],
    ['the list of users', 'LEGAL', '/legal/user-list'],
    ['the charges', 'ADMIN', CHARGES],
    ['the claims to charge', 'ADMIN', `${CHARGES}?vista=por-cobrar`],
    ['the claims of a passenger', 'USER', '/mis-reclamos'],
  ] as const)('in %s', async (_name, role, path) => {
    const viewport = { width: 390, height: 900 }
    const { page, finish } = await visitAs(site, role, path, { viewport })
    expect(await walkTables(page, WIDTHS)).toEqual([])
    await finish()
  })
})

it('shows each control of the list beside the details, without an accessibility violation', async () => {
  const viewport = { width: 1440, height: 900 }
  const { page, finish } = await visitAs(site, 'LEGAL', CRM, { viewport })
  await firstClaim(page).click()
  await page.getByRole('dialog', { name: 'Detalles del Reclamo' }).waitFor()
  await untilStill(page)
  expect(await findFaults(page)).toEqual([])
  expect(await walkTables(page, [1440])).toEqual([])
  await finish()
})
