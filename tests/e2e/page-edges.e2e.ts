import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cookiesOf } from './api-data'
import { untilStill } from './page-checks'
import { openSite } from './site'

const site = openSite('dist-e2e')
const WIDTHS = [390, 768, 1280, 1600] as const

const STAFF = [
  ['ADMIN', '/admin/cobro-manual'],
  ['ADMIN', '/admin/vuelo-justo'],
  ['LEGAL', '/legal/claim-list'],
  ['LEGAL', '/legal/user-list'],
] as const

/** Controls that the help button covers once the page is scrolled to put them behind it. */
function coveredByHelp(page: Page) {
  return page.evaluate(async () => {
    const help = document.querySelector('aside a[aria-label="Ayuda por WhatsApp"]')
    if (!help) return ['There is no help button']
    const home = help.getBoundingClientRect()
    const controls = [...document.querySelectorAll('main :is(a, button, select, input)')].filter(
      (control) => {
        const { left, right } = control.getBoundingClientRect()
        return left < home.right && right > home.left && control.checkVisibility()
      },
    )
    const isUnder = (control: Element) => {
      const box = help.getBoundingClientRect()
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    }
    const covered = new Set<string>()
    for (const control of controls) {
      for (const part of [0, 0.5, 1]) {
        const { top, height } = control.getBoundingClientRect()
        scrollBy({ top: top + part * height - home.top - home.height / 2, behavior: 'instant' })
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        })
        // The button moves to the edge with an animation; only its final position counts.
        await Promise.all(
          document.getAnimations().map((one) => one.finished.catch(() => undefined)),
        )
        for (const one of controls.filter(isUnder)) covered.add(one.outerHTML.slice(0, 120))
      }
    }
    return [...covered]
  })
}

describe('on a phone', () => {
  it.each(['/', '/mis-reclamos', '/reclamo', '/FAQ'])(
    'the help button covers no control of %s',
    async (path) => {
      const viewport = { width: 390, height: 844 }
      const { page, finish } = await site.visit(path, { cookies: cookiesOf('USER'), viewport })
      await untilStill(page)
      expect(await coveredByHelp(page)).toEqual([])
      await page.getByRole('link', { name: 'Ayuda por WhatsApp' }).focus()
      expect(await page.getByRole('link', { name: 'Ayuda por WhatsApp' }).isVisible()).toBe(true)
      await finish()
    },
  )
})

it('staff pages share one left edge at every width', async () => {
  const seen = new Set<string>()
  for (const [role, path] of STAFF) {
    const { page, finish } = await site.visit(path, { cookies: cookiesOf(role) })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await untilStill(page)
      const title = await page.locator('main h1').evaluate((h1) => h1.getBoundingClientRect().left)
      seen.add(`${width}: ${title.toFixed(0)}`)
    }
    await finish()
  }
  expect([...seen]).toHaveLength(WIDTHS.length)
})
