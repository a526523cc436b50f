import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cookiesOf } from './api-data'
import { hold, openSite, untilReady } from './site'

const site = openSite('dist-e2e')

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

const ACCOUNT = ['/profile', '/mis-reclamos', '/test', '/qr-info', '/qr', '/reset-password']

const STAFF = [
  ['/admin/cobro-manual', 'ADMIN'],
  ['/admin/vuelo-justo', 'ADMIN'],
  ['/legal/claim-list', 'LEGAL'],
  ['/legal/user-list', 'LEGAL'],
] as const

type Role = 'USER' | 'TAXI' | 'LEGAL' | 'ADMIN'
type Box = readonly [left: number, top: number, width: number, height: number]

/** Parts that depend on the user or on the length of texts: only their surroundings are compared. */
const PERSONAL = /^_(nav|person|menu|panel|badge|link|icon|count|main)_/

/** Position of the first element of each class of the app's styles. */
function boxesOf(page: Page): Promise<Record<string, Box>> {
  return page.evaluate(() => {
    const boxes: Record<string, [number, number, number, number]> = {}
    for (const element of document.querySelectorAll('#root [class]')) {
      const { left, top, width, height } = element.getBoundingClientRect()
      for (const name of element.classList) {
        if (!name.startsWith('_') || width === 0) continue
        boxes[name] ??= [left, top, width, height]
      }
    }
    return boxes
  })
}

/** Texts of the title and its lead. */
const titleOf = (page: Page) => page.locator('#root [class*="_title_"]').first().textContent()

/** Elements of both pages whose positions differ. */
function movedParts(before: Record<string, Box>, after: Record<string, Box>) {
  const shared = Object.entries(before).filter(([name]) => name in after && !PERSONAL.test(name))
  expect(shared.length).toBeGreaterThan(2)
  return shared.flatMap(([name, box]) => {
    const now = after[name] ?? box
    const isSame = box.every((side, index) => Math.abs(side - (now[index] ?? 0)) <= 1)
    return isSame ? [] : [`${name}: ${box.join(' ')} -> ${now.join(' ')}`]
  })
}

type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }

interface Frames {
  readonly frames: readonly string[]
  readonly shifted: number
  /** What moved, for the message of a failure. */
  readonly moved: string
}

/** Records each frame's elements and the size of layout shifts. */
function watchFrames() {
  const frames: string[] = []
  const moved: string[] = []
  let shifted = 0
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifted += value
      for (const { node } of sources) {
        moved.push(`${value}: ${node instanceof Element ? node.className : node?.nodeName}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const note = () => {
    const root = document.getElementById('root')
    const what = root?.querySelector('main')
      ? 'app'
      : root?.querySelector('[inert]')
        ? 'shell'
        : 'nothing'
    if (root && frames.at(-1) !== what) frames.push(what)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  Object.assign(window, { readFrames: () => ({ frames, shifted, moved: moved.join() }) })
}

const readFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { readFrames: () => Frames }).readFrames())

/** Style sheets that the shell preloaded but the page did not use. */
const unusedStyles = (page: Page) =>
  page.evaluate(() => {
    const all = (rel: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => href)
    const used = all('stylesheet')
    return all('preload').filter((href) => href.endsWith('.css') && !used.includes(href))
  })

/** Opens an address as a user, delaying the app's code, and the font until the first paint. */
async function openShell(path: string, role: Role, viewport: (typeof SIZES)[number]) {
  const opened = await site.enterTab({ viewport, cookies: cookiesOf(role) })
  const { page } = opened
  await page.addInitScript(watchFrames)
  const letFont = await hold(page, /\.woff2/)
  const letCode = await hold(page, /\/assets\/base-[^/]*\.js/)
  const letUser = await hold(page, /\/api\/v1\/user\//)
  const letData = await hold(page, /\/api\/v1\/(claims?|users|qr)\//)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByText('Cargando…').first().waitFor({ state: 'attached' })
  // A late font is usual on a slow connection; it must not move other elements.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  letFont()
  await page.evaluate(() => document.fonts.ready)
  return { ...opened, letCode, letUser, letData }
}

describe.each(SIZES)('at $width px', (viewport) => {
  it.each(ACCOUNT)('the shell of %s matches the layout of the page', async (path) => {
    const { page, letCode, letUser, letData, finish } = await openShell(path, 'TAXI', viewport)
    const shell = await boxesOf(page)
    const title = path === '/reset-password' ? null : await titleOf(page)
    letCode()
    await untilReady(page)
    await page.locator('main h1').waitFor()
    if (path === '/reset-password') {
      // The page shows loading, as its shell does, and then its content alone.
      await page.getByLabel('Correo electrónico', { exact: true }).waitFor()
    } else {
      expect(movedParts(shell, await boxesOf(page))).toEqual([])
      expect(await titleOf(page)).toBe(title)
    }
    const { frames, shifted, moved } = await readFrames(page)
    expect(frames).toEqual(['shell', 'app'])
    // The form replaces one line, so the footer moves.
    expect(shifted, moved).toBeLessThan(path === '/reset-password' ? 0.04 : 0.005)
    expect(await unusedStyles(page)).toEqual([])
    letUser()
    letData()
    await finish()
  })

  it.each(STAFF)('the shell of %s matches the layout of the page', async (path, role) => {
    const { page, letCode, letUser, letData, finish } = await openShell(path, role, viewport)
    const shell = await boxesOf(page)
    letCode()
    await untilReady(page)
    const text = role === 'ADMIN' ? 'Checking permissions…' : 'Verificando permisos...'
    await page.getByRole('status').filter({ hasText: text }).waitFor()
    expect(movedParts(shell, await boxesOf(page))).toEqual([])
    letUser()
    await page.locator('main h1').waitFor()
    expect(movedParts(shell, await boxesOf(page))).toEqual([])
    const { frames, shifted, moved } = await readFrames(page)
    expect(frames).toEqual(['shell', 'app'])
    expect(shifted, moved).toBeLessThan(0.005)
    letData()
    expect(await unusedStyles(page)).toEqual([])
    await finish()
  })
})
