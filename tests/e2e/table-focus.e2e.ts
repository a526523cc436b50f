import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstClaim, openAs } from './enter-as'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'

const site = openSite('dist-e2e')
const CHARGES = '/admin/cobro-manual'
const WIDTHS = [390, 768, 1000, 1280, 1440]

/** Stops of a table that are looked at: its headings and first rows. */
const MOST_STOPS = 14

/** The middle of the focused control in a table is what the user sees there; null outside of tables. */
function findCovered(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element?.closest('table')) return null
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isCovered = element !== at && !element.contains(at)
    return isCovered ? (element.getAttribute('aria-label') ?? element.textContent) : ''
  })
}

/** Asked again for a moment: a tooltip that goes takes some frames. */
async function untilUncovered(page: Page) {
  for (let turn = 0; turn < 10; turn += 1) {
    const name = await findCovered(page)
    if (name === null || name === '') return name
    await page.waitForTimeout(100)
  }
  return findCovered(page)
}

/** Walks a table by Tab, scrolled to one of its ends before each; returns the covered controls. */
async function walkTable(page: Page, table: Locator, left: number): Promise<string[]> {
  const covered: string[] = []
  // The stop before its first one, which may be the region that scrolls.
  await table.evaluate((element) => {
    const region = element.closest<HTMLElement>('[role="region"][tabindex]')
    if (region === null) element.tabIndex = -1
    ;(region ?? element).focus()
  })
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await table.evaluate((element, x) => element.closest('[role="region"]')?.scrollTo(x, 0), left)
    await page.keyboard.press('Tab')
    const name = await untilUncovered(page)
    if (name === null) break
    if (name !== '') covered.push(name)
  }
  return covered
}

async function walkTables(page: Page): Promise<string[]> {
  await page.getByRole('table').locator('button, a').first().waitFor()
  const covered: string[] = []
  for (const table of await page.getByRole('table').all()) {
    for (const left of [0, 10_000]) covered.push(...(await walkTable(page, table, left)))
  }
  return covered
}

describe.each(WIDTHS)('at %d px, Tab shows each control that it comes to', (width) => {
  const viewport = { width, height: 900 }

  it.each([
    ['the list of claims', 'LEGAL', CRM],
    ['the overview', 'LEGAL', `${CRM}?vista=resumen`],
    ['the list of users', 'LEGAL', '/legal/user-list'],
    ['the charges', 'ADMIN', CHARGES],
    ['the claims to charge', 'ADMIN', `${CHARGES}?vista=por-cobrar`],
    ['the claims of a passenger', 'USER', '/mis-reclamos'],
  ] as const)('in %s', async (_name, role, path) => {
    const { page, finish } = await openAs(site, role, path, { viewport })
    expect(await walkTables(page)).toEqual([])
    await finish()
  })
})

it('shows each control of the list beside the details', async () => {
  const { page, finish } = await openAs(site, 'LEGAL', CRM, {
    viewport: { width: 1440, height: 900 },
  })
  await firstClaim(page).click()
  await page.getByRole('dialog', { name: 'Detalles del Reclamo' }).waitFor()
  expect(await walkTables(page)).toEqual([])
  await finish()
})
