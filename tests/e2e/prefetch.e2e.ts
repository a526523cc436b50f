import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cookiesOf } from './api-data'
import { hold, openSite, shortenWaits, untilFetched, untilReady } from './site'

const site = openSite('dist-e2e')

/** Scripts requested after hydration, by module name, in order. */
function fetchedLater(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ready = performance.getEntriesByName('app-ready')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\/assets\/.+\.js$/.test(name) && startTime > ready)
      .map(({ name }) => name.replace(/^.*\/assets\/(.+)-[\w-]{7}\.js$/, '$1'))
  })
}

describe('once the page is idle', () => {
  it('the claim form and the sign-in code are prefetched, one after the other', async () => {
    const { page, context, finish } = await site.enter()
    await shortenWaits(page)
    await page.goto('/')
    await untilReady(page)
    await untilFetched(page, 'ClaimPage')
    await untilFetched(page, 'AuthDialog')
    const files = await fetchedLater(page)
    expect(files.indexOf('ClaimPage')).toBeGreaterThanOrEqual(0)
    expect(files.indexOf('AuthDialog')).toBeGreaterThan(files.indexOf('ClaimPage'))
    expect(files.filter((name) => /Admin|Legal|Staff|ClaimsDesk|^query$/.test(name))).toEqual([])
    await untilFetched(page, 'NavDrawer')
    // Its dependencies are loaded too; styles of the page are already there.
    await page.waitForFunction(() =>
      [
        ...document.querySelectorAll<HTMLLinkElement>(
          'link[rel=modulepreload], link[rel=stylesheet]:not([disabled])',
        ),
      ].every(({ href }) => performance.getEntriesByName(href).length > 0),
    )
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('dialog', { name: 'Ingresa o Regístrate' }).waitFor()
    await finish()
  })

  it('the claim form gets the code of drafts before it is needed, that of receipts if some may be stored', async () => {
    const { page, finish } = await site.enterTab()
    await page.goto('/reclamo')
    await untilReady(page)
    await untilFetched(page, 'draft-store')
    await page.getByLabel('Mensaje', { exact: true }).fill('Perdí mi conexión en Lima')
    await page.getByText('Borrador guardado en este equipo').waitFor()
    const files = await fetchedLater(page)
    expect(files.filter((name) => /EarlierReceipt|^(query|api)$/.test(name))).toEqual([])
    await page.reload()
    await untilFetched(page, 'EarlierReceipt')
    await finish()
  })
})

describe('a private page', () => {
  it.each([
    { role: 'LEGAL', path: '/legal/claim-list', calls: ['/user/', '/claims/'] },
    { role: 'USER', path: '/mis-reclamos', calls: ['/claim/'] },
  ] as const)('requests its data before React has loaded: $path', async ({ role, path, calls }) => {
    const { page, finish } = await site.enterTab({ cookies: cookiesOf(role) })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET') asked.push(new URL(request.url()).pathname)
    })
    const isAsked = (call: string) => asked.includes(`/api/v1${call}`)
    const letGo = await hold(page, /\/assets\/react-/)
    await page.goto(path)
    await expect.poll(() => calls.every(isAsked)).toBe(true)
    letGo()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await untilReady(page)
    for (const call of calls)
      expect(asked.filter((one) => one === `/api/v1${call}`)).toHaveLength(1)
    await finish()
  })
})
