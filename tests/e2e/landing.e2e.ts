import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, untilReady } from './site'

const site = openSite('dist-e2e')

const isStoryFetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/assets\/story-.*\.js$/.test(name)),
  )

const firstButton = (page: Page) => page.getByRole('link', { name: 'Crear Reclamo' })

/** Whether the user can see and press it at the current scroll position. */
const isInView = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link) => {
    const { top, bottom, left, width } = link.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) return false
    return link.contains(document.elementFromPoint(left + width / 2, (top + bottom) / 2))
  })

describe('the landing page below the fold', () => {
  it('renders completely when reached from another page, and Back restores the scroll position', async () => {
    const { page, finish } = await site.visit('/FAQ')
    await untilReady(page)
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

describe('the length of the landing page', () => {
  it.each([
    { device: 'a phone', viewport: { width: 390, height: 844 }, most: 5200, hasBar: true },
    { device: 'a desk', viewport: { width: 1280, height: 900 }, most: 3300, hasBar: false },
  ])('stays within $most px on $device, and nothing is wider than the window', async (row) => {
    const { page, finish } = await site.visit('/', { viewport: row.viewport })
    await untilReady(page)
    const size = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      return { scrollHeight, scrollWidth }
    })
    expect(size.scrollHeight).toBeLessThanOrEqual(row.most)
    expect(size.scrollWidth).toBe(row.viewport.width)
    await page.evaluate(() => scrollTo(0, 900))
    await expect
      .poll(() => page.getByRole('link', { name: 'Reclamar ahora' }).isVisible())
      .toBe(row.hasBar)
    await finish()
  })
})

describe('the sticky bar on a phone', () => {
  it('appears once the first button has scrolled out, and hides behind the last one', async () => {
    const { page, finish } = await site.visit('/')
    await untilReady(page)
    // The code of what the HTML has already.
    expect(await isStoryFetched(page)).toBe(false)
    expect(await isInView(page, 'Reclamar ahora')).toBe(false)

    await firstButton(page).evaluate((button) =>
      scrollTo(0, button.getBoundingClientRect().bottom + 120),
    )
    await expect.poll(() => isInView(page, 'Reclamar ahora')).toBe(true)
    expect(await page.getByRole('link', { name: 'Ayuda por WhatsApp' }).isVisible()).toBe(true)

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [bar, call] = await Promise.all([
      page.getByRole('link', { name: 'Reclamar ahora' }).boundingBox(),
      page.getByRole('heading', { name: '¿Te pasó algo así?' }).boundingBox(),
    ])
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(call?.y ?? 0)
    await finish()
  })

  it('hides nothing that the keyboard reaches, also at 200% text size', async () => {
    const { page, finish } = await site.visit('/')
    await untilReady(page)
    await page.addStyleTag({ content: 'html { font-size: 32px }' })
    const bar = page.locator('div:has(> a[href="/reclamo"] > .visually-hidden)')
    const hidden: string[] = []
    for (let isInMain = true, steps = 0; isInMain || steps < 10; steps += 1) {
      await page.keyboard.press('Tab')
      const step = await bar.evaluate(async (node) => {
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
