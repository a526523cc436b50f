import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstClaim, openAs } from './enter-as'
import { openSite, untilReady } from './site'

const site = openSite('dist-e2e')

/** The scripts that the page has asked for after it was ready, by the name of their module, in order. */
function fetchedLater(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ready = performance.getEntriesByName('app-ready')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\/assets\/.+\.js$/.test(name) && startTime > ready)
      .map(({ name }) => name.replace(/^.*\/assets\/(.+)-[\w-]{8}\.js$/, '$1'))
  })
}

/**
 * Where nothing comes there is nothing to wait for but the time. The page's own timer is used: it was
 * set later than the app's and lasts longer, so that it comes after it on the slowest machine.
 */
function untilPrefetchingIsOver(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve()), 6500)
      }),
  )
}

function untilFetched(page: Page, chunk: string) {
  return page.waitForFunction(
    (name) =>
      performance
        .getEntriesByType('resource')
        .some((file) => file.name.includes(`/assets/${name}-`) && file.name.endsWith('.js')),
    chunk,
  )
}

/** Opens `/` as somebody whose browser says this about the connection. */
async function openOn(connection: object) {
  const opened = await site.open('/access-denied')
  await opened.page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
  await opened.page.goto('/')
  await untilReady(opened.page)
  return opened
}

describe('once the page is quiet', () => {
  it('the claim form and the way in are there, one after the other', async () => {
    const { page, context, finish } = await openOn({ saveData: false, effectiveType: '4g' })
    await untilFetched(page, 'ClaimPage')
    await untilFetched(page, 'AuthDialog')
    const files = await fetchedLater(page)
    expect(files.indexOf('ClaimPage')).toBeGreaterThanOrEqual(0)
    expect(files.indexOf('AuthDialog')).toBeGreaterThan(files.indexOf('ClaimPage'))
    expect(files.filter((name) => /Admin|Legal|Staff|ClaimsDesk/.test(name))).toEqual([])
    await untilFetched(page, 'NavDrawer')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('dialog', { name: 'Ingresa o Regístrate' }).waitFor()
    await finish()
  })

  it('nothing is fetched where people save data or the line is very slow', async () => {
    const isSpared = async (connection: object) => {
      const { page, finish } = await openOn(connection)
      await untilPrefetchingIsOver(page)
      // Storing pages for offline is another matter, and worth most where the line is slow.
      const stores = ['store-pages', 'trusted-script']
      const fetched = (await fetchedLater(page)).filter((name) => !stores.includes(name))
      expect(fetched, JSON.stringify(connection)).toEqual([])
      await finish()
    }
    await Promise.all([isSpared({ saveData: true }), isSpared({ effectiveType: '2g' })])
  })

  it('a claim’s details are there for the staff', async () => {
    const { page, finish } = await openAs(site, 'LEGAL', '/legal/claim-list', {})
    await firstClaim(page).waitFor()
    await untilFetched(page, 'ClaimDetailsDialog')
    await finish()
  })
})

const hasRouter = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/whole-router-')),
  )

describe('the half of the router that leads on', () => {
  it('comes when somebody points at a link, and what they did stays', async () => {
    const { page, finish } = await site.open('/FAQ')
    await untilReady(page)
    expect(await hasRouter(page)).toBe(false)
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await page.getByRole('link', { name: 'Contáctanos' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Contáctanos' }).waitFor()
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Preguntas Frecuentes' }).waitFor()
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    await finish()
  })

  it('is not missed where it never comes: the browser itself leads on', async () => {
    const { page, finish } = await site.enter({ allow: [/ERR_FAILED/, /Failed to/, /preload/] })
    await page.route(/\/whole-router-/, (route) => route.abort())
    await page.goto('/FAQ')
    await untilReady(page)
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await page.getByRole('link', { name: 'Contáctanos' }).first().click()
    await page.waitForFunction(() => !('isSamePage' in globalThis))
    await page.getByRole('heading', { level: 1, name: 'Contáctanos' }).waitFor()
    await finish()
  })
})
