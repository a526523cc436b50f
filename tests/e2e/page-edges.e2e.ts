import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cookiesOf } from './api-data'
import { untilStill } from './page-checks'
import { openSite } from './site'

const site = openSite('dist-e2e')
const WIDTHS = [390, 768, 1280, 1600] as const

/** Pages aligned with the logo. */
const AT_THE_LOGO = [
  '/',
  '/FAQ',
  '/derechos',
  '/derechos/retraso',
  '/derechos/aeropuerto',
  '/equipo',
  '/contacto',
  '/privacidad',
  '/accesibilidad',
  '/qr',
  '/no-existe',
  '/access-denied',
  '/profile',
  '/mis-reclamos',
  '/qr-info',
  '/test',
] as const

/** Pages with a single task, in one centred column. */
const IN_THE_COLUMN = ['/reclamo-exitoso', '/cobros', '/reset-password'] as const

const STAFF = [
  ['ADMIN', '/admin/cobro-manual'],
  ['ADMIN', '/admin/vuelo-justo'],
  ['LEGAL', '/legal/claim-list'],
  ['LEGAL', '/legal/user-list'],
] as const

/** Left edges of the title and of the logo, in px. */
function edges(page: Page) {
  return page.evaluate(() => {
    const left = (selector: string) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? -1)
    return { title: left('main h1'), logo: left('header a') }
  })
}

/** The claim form is in the column until its ticket stands beside it. */
const isInColumn = (path: string, width: number) =>
  path === '/reclamo' ? width < 1000 : IN_THE_COLUMN.some((task) => task === path)

/** The edges at every width. */
async function edgesAtAllWidths(page: Page) {
  const all = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await untilStill(page)
    all.push({ width, ...(await edges(page)) })
  }
  return all
}

/** Controls that the help button covers, at every scroll position. */
function coveredByHelp(page: Page) {
  return page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
    const help = document.querySelector('aside a[aria-label="Ayuda por WhatsApp"]')
    const covered = new Set<string>()
    for (let top = 0; top < document.body.scrollHeight; top += 60) {
      scrollTo({ top, behavior: 'instant' })
      await twoFrames()
      // The button moves to the edge with an animation; only its final position counts.
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
      const box = help?.getBoundingClientRect()
      if (!box) return ['There is no help button']
      for (const control of document.querySelectorAll('main :is(a, button, select, input)')) {
        const { left, right, top: upper, bottom } = control.getBoundingClientRect()
        const isUnder =
          left < box.right && right > box.left && upper < box.bottom && bottom > box.top
        if (isUnder && control.checkVisibility()) covered.add(control.outerHTML.slice(0, 120))
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

describe('at every width', { timeout: 180_000 }, () => {
  it('each page is aligned with the logo or with the centred column', async () => {
    const { page, finish } = await site.visit('/equipo', { cookies: cookiesOf('TAXI') })
    const seen: Record<string, number> = {}
    const wanted: Record<string, number> = {}
    for (const path of [...AT_THE_LOGO, ...IN_THE_COLUMN, '/reclamo']) {
      await page.goto(path)
      await page.locator('main h1').waitFor()
      for (const { width, title, logo } of await edgesAtAllWidths(page)) {
        const place = `${path} at ${String(width)} px`
        seen[place] = title
        wanted[place] = isInColumn(path, width) ? Math.max(18, (width - 720) / 2 + 18) : logo
      }
    }
    expect(seen).toEqual(wanted)
    await finish()
  })

  it('staff pages share one left edge', async () => {
    const seen = new Set<string>()
    for (const [role, path] of STAFF) {
      const { page, finish } = await site.visit(path, { cookies: cookiesOf(role) })
      for (const { width, title } of await edgesAtAllWidths(page)) seen.add(`${width}: ${title}`)
      await finish()
    }
    expect([...seen]).toHaveLength(WIDTHS.length)
  })
})
