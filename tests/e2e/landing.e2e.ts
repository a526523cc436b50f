import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP } from './chromium'
import { isInSight, untilStill } from './page-checks'
import { openSite } from './site'

const site = openSite('dist-e2e')

const isStoryFetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/assets\/story-.*\.js$/.test(name)),
  )

const firstButton = (page: Page) => page.getByRole('link', { name: 'Crear Reclamo' })

const bar = (page: Page) => page.getByRole('link', { name: 'Reclamar ahora' })

describe('the landing page below the fold', () => {
  it('renders completely when reached from another page, and Back restores the scroll position', async () => {
    const { page, finish } = await site.visit('/FAQ')
    await page.getByRole('link', { name: 'Vuelo Justo' }).first().click()
    const card = page.getByRole('link', { name: 'Reclamar por sobreventa' })
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await card.click()
    await page.getByRole('heading', { level: 1, name: 'Crear Reclamo' }).waitFor()
    await page.goBack()
    await card.waitFor()
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, place)
    await finish()
  })
})

/** Nothing is wider than the window, and the page is not longer than this. */
async function expectSize(page: Page, width: number, most: number) {
  const { scrollHeight, scrollWidth } = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return { scrollHeight, scrollWidth }
  })
  expect(scrollHeight).toBeLessThanOrEqual(most)
  expect(scrollWidth).toBe(width)
}

describe('the length of the landing page', () => {
  it('stays within 5200 px on a phone, where a bar comes once the first button has scrolled out and hides behind the last one, and within 3300 px at a desk, without the bar', async () => {
    const { page, finish } = await site.visit('/')
    await expectSize(page, 390, 5200)
    // The code of what the HTML has already.
    expect(await isStoryFetched(page)).toBe(false)
    expect(await isInSight(bar(page))).toBe(false)
    await firstButton(page).evaluate((button) =>
      scrollTo(0, button.getBoundingClientRect().bottom + 120),
    )
    await expect.poll(() => isInSight(bar(page))).toBe(true)
    expect(await page.getByRole('link', { name: 'Ayuda por WhatsApp' }).isVisible()).toBe(true)

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [shown, call] = await Promise.all([
      bar(page).boundingBox(),
      page.getByRole('heading', { name: '¿Te pasó algo así?' }).boundingBox(),
    ])
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(call?.y ?? 0)

    await page.setViewportSize(DESKTOP.viewport)
    await untilStill(page)
    await expectSize(page, 1280, 3300)
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(() => bar(page).isVisible()).toBe(false)
    await finish()
  })
})

describe('the sticky bar on a phone', () => {
  it('hides nothing that the keyboard reaches, also at 200% text size', async () => {
    const { page, finish } = await site.visit('/')
    await page.addStyleTag({ content: 'html { font-size: 32px }' })
    const barBox = page.locator('div:has(> a[href="/reclamo"] > .visually-hidden)')
    const hidden: string[] = []
    for (let isInMain = true, steps = 0; isInMain || steps < 10; steps += 1) {
      await page.keyboard.press('Tab')
      const step = await barBox.evaluate(async (node) => {
        await new Promise(requestAnimationFrame)
        const focused = document.activeElement
        const own = focused?.getBoundingClientRect()
        const { top, bottom } = node.getBoundingClientRect()
        const middle = own ? (own.top + own.bottom) / 2 : 0
        const isHidden = middle > top && middle < bottom && !node.contains(focused)
        return {
          isInMain: focused?.closest('main') !== null,
          name: isHidden && focused?.textContent,
        }
      })
      if (step.name) hidden.push(step.name)
      isInMain = step.isInMain
    }
    expect(hidden).toEqual([])
    await finish()
  })
})
