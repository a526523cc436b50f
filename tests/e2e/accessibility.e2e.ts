import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PUBLIC_STORIES } from './accessibility-states'
import { cookiesOf } from './api-data'
import { visitAs } from './enter-as'
import { findFaults, PHONE, untilStill, violations } from './page-checks'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'
import { findFaultsOfStory } from './story'

const site = openSite('dist-e2e')

describe('on a phone, on a desktop and in forced colours', { timeout: 300_000 }, () => {
  it.each(PUBLIC_STORIES)('has no accessibility violation: $story', async (story) => {
    expect(await findFaultsOfStory(site, story)).toEqual([])
  })
})

async function lookAt(page: Page) {
  await untilStill(page)
  return findFaults(page)
}

it('keeps the welcome accessible', async () => {
  const { page, finish } = await site.open('/', { viewport: PHONE, welcome: true })
  await page
    .getByText(/^¿Tuviste algún problema/)
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await lookAt(page)).toEqual([])
  await finish()
})

it('keeps the notice of an ending session accessible over unsaved input', async () => {
  const { page, finish } = await site.visit('/profile', {
    viewport: PHONE,
    cookies: cookiesOf('USER', 180),
  })
  await page.getByLabel('Dirección').fill('Calle Nueva 45')
  await page.getByRole('region', { name: 'Fin de la sesión' }).waitFor()
  expect(await lookAt(page)).toEqual([])
  await finish()
})

describe('the phone menu', () => {
  async function comesAndGoes(page: Page) {
    const opener = page.getByRole('button', { name: 'Abrir menú' })
    const drawer = page.getByRole('dialog', { name: 'Menú' })
    await opener.click()
    await drawer.waitFor()
    await untilStill(page)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  }

  it('opens from the right, has no violation and returns the focus to its button', async () => {
    const { page, finish } = await site.visit('/', { viewport: PHONE })
    await comesAndGoes(page)
    await finish()
  })

  it('does the same on staff pages', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', CRM, { viewport: PHONE })
    await comesAndGoes(page)
    await finish()
  })
})
