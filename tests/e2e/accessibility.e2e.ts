import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PUBLIC_STORIES } from './accessibility-states'
import { visitAs } from './enter-as'
import { USES_IBM_ENGINE } from './ibm-engine'
import { findFaults, PHONE, untilStill, violations } from './page-checks'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'
import { findFaultsOfStory, isThere } from './story'

const site = openSite('dist-e2e')

describe('on a phone, on a desktop and in forced colours', { timeout: 300_000 }, () => {
  it.each(PUBLIC_STORIES)('has no accessibility violation: $story', async (story) => {
    expect(await findFaultsOfStory(site, story)).toEqual([])
  })
})

/** Runs in the page: one fault of each kind, in a page that has been looked at. */
function plantFaults() {
  const room = document.createElement('div')
  room.innerHTML = `
    <button style="width: 44px; height: 44px"></button>
    <p style="color: #bbb; background: #fff">Pale</p>
    <style>@media (min-width: 1000px) { .wide-pale { color: #bbb } }</style>
    <p class="wide-pale" style="background: #fff">Pale at a desk</p>
    <p><button style="width: 12px; height: 12px; padding: 0">a</button><button style="width: 12px; height: 12px; padding: 0">b</button></p>
    <p id="twice">1</p><p id="twice">2</p><input aria-labelledby="twice" />
    <div aria-hidden="true"><a href="/">Hidden</a></div>
    <button data-variant="contained" style="border: 0; outline: 0; forced-color-adjust: none">Flat</button>
    <p><button style="width: 60px; overflow-wrap: anywhere">Interminable</button></p>
    <p style="width: 400px; height: 40px">Wide</p>
    <h6>Deep</h6>`
  document.querySelector('main')?.append(room)
  document.querySelector('h1')?.remove()
}

it.runIf(!USES_IBM_ENGINE)('finds each kind of fault that a later state brings', async () => {
  const faults = await findFaultsOfStory(site, {
    story: 'faults',
    path: '/accesibilidad',
    states: { clean: isThere, faulty: (page) => page.evaluate(plantFaults) },
  })
  for (const kind of [
    'button-name',
    'color-contrast',
    'target-size',
    'page-has-heading-one',
    'heading-order',
    'has the id of another: <p id="twice">1',
    'aria-hidden-focus',
    'a word breaks: Interminable',
    'a filled button without an edge: Flat',
    'the focus cannot be seen: <button data-variant',
    '320 px, text at 100 %: sticks out by',
  ]) {
    expect(faults.join('\n')).toContain(kind)
  }
  // What looks the same in both widths is judged in one of them.
  const atDesk = faults.filter((fault) => fault.includes('1280 px, text at 100 %: color-contrast'))
  expect(atDesk.join()).toContain('Pale at a desk')
  expect(faults.filter((fault) => fault.startsWith('clean'))).toEqual([])
})

it('keeps the welcome accessible', async () => {
  const { page, finish } = await site.open('/', { viewport: PHONE, welcome: true })
  await page
    .getByText(/^¿Tuviste algún problema/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await untilStill(page)
  expect(await findFaults(page)).toEqual([])
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
