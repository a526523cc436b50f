import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cookiesOf } from './api-data'
import { PHONE, untilStill } from './page-checks'
import { openSite, untilReady } from './site'

const site = openSite('dist-e2e')

describe('the other public pages', () => {
  it('open at the top, and keep the scroll position over a reload', async () => {
    const { page, finish } = await site.visit('/FAQ')
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
    const readScroll = () => page.evaluate(() => Math.round(window.scrollY))
    await scrollTo(400)
    await page.reload()
    await untilReady(page)
    await untilStill(page)
    expect(await readScroll()).toBe(400)
    // At the second visit `/FAQ` has a stored position, which is for reloads only.
    for (const path of ['/contacto', '/FAQ']) {
      await page.goto(path)
      await untilReady(page)
      await untilStill(page)
      expect(await readScroll()).toBe(0)
    }
    await finish()
  })

  it('contain the prices in the prerendered HTML; a link to an answer opens and shows it', async () => {
    const html = await (await fetch(`${site.url}/FAQ`)).text()
    expect(html.match(/<details[^>]*>/g)?.filter((entry) => entry.includes(' open'))).toEqual([
      expect.stringContaining('id="costo"'),
    ])
    const { page, finish } = await site.visit('/FAQ#tarjeta')
    await page.getByText('Puede ser de débito o de crédito').waitFor()
    await untilStill(page)
    const top = await page.locator('#tarjeta').evaluate((one) => one.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(300)
    await finish()
  })

  it('take a slow press on the button that leaves a wrong field', async () => {
    const { page, finish } = await site.visit('/contacto', { viewport: PHONE })
    await page.getByLabel('Correo electrónico', { exact: true }).fill('ana@')
    await page.getByRole('button', { name: 'Enviar' }).hover()
    await page.mouse.down()
    // Longer than the check of the field: its error would move the button away from the pointer.
    await page.waitForTimeout(150)
    await page.mouse.up()
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(1)
    await finish()
  })

  it('write the address of an opened answer without scrolling', async () => {
    const { page, finish } = await site.visit('/FAQ')
    const question = page.getByText('¿Cómo sigo mi reclamo?')
    await question.scrollIntoViewIfNeeded()
    const read = () =>
      page.evaluate(() => ({ hash: location.hash, steps: history.length, y: window.scrollY }))
    const before = await read()
    await question.click()
    await page.getByText('con una cuenta ves el estado').waitFor()
    await untilStill(page)
    expect(await read()).toEqual({ ...before, hash: '#seguimiento' })
    await page.reload()
    await untilReady(page)
    await page.getByText('con una cuenta ves el estado').waitFor()
    await finish()
  })

  it('state the source of the estimates once on a phone, and in each row on wide screens', async () => {
    const { page, finish } = await site.visit('/FAQ', { viewport: { width: 390, height: 844 } })
    const always = page.getByText('En todos los casos responde la aerolínea.')
    expect(await always.isVisible()).toBe(true)
    const cells = page.getByRole('cell', { name: /Aerolínea$/ })
    expect(await cells.count()).toBe(6)
    expect((await cells.first().boundingBox())?.width).toBe(1)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await always.isVisible()).toBe(false)
    expect((await cells.first().boundingBox())?.width).toBeGreaterThan(60)
    await finish()
  })
})

/** Positions and contents of the visible parts of the header. */
function headerParts(page: Page) {
  return page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('a, button')].flatMap((part) => {
      const { top, height, right, width } = part.getBoundingClientRect()
      if (width === 0) return []
      const isCut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
      return [{ middle: top + height / 2, right, isCut, name: part.textContent }]
    }),
  )
}

describe('the header', () => {
  async function partsAt(page: Page, width: number) {
    await page.setViewportSize({ width, height: 700 })
    await untilStill(page)
    return headerParts(page)
  }

  it.each([null, 'USER', 'ADMIN'] as const)(
    'fits on one line at every width, and shows all its texts at 200% text size, as %s',
    async (role) => {
      const cookies = role === null ? {} : cookiesOf(role)
      const { page, finish } = await site.visit('/equipo', { cookies })
      for (const width of [320, 390, 768, 1000, 1100, 1280]) {
        const parts = await partsAt(page, width)
        const middles = parts.map(({ middle }) => middle)
        expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(1)
        expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(width)
      }
      for (const path of ['/equipo', '/']) {
        if (path === '/') await page.goto(path)
        await page.addStyleTag({ content: 'html { font-size: 32px }' })
        for (const width of [320, 390, 1280]) {
          const parts = await partsAt(page, width)
          expect(parts.filter(({ isCut, right }) => isCut || right > width)).toEqual([])
        }
      }
      await finish()
    },
  )
})
