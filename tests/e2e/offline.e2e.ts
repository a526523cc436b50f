import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApiServer, type ApiServer } from './api-server'
import { launchChromium, newPage, type PageOptions } from './chromium'
import { CLAIM, fillClaim, sendButton } from './fill-claim'
import { startStaticServer, type StaticServer } from './static-server'

/** Going offline is the point of these journeys, so what fails because of it is no problem. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /Failed to fetch/]

describe('a passenger whose connection comes and goes', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-offline-'))
  let browser: Browser
  let api: ApiServer
  let site: StaticServer

  beforeAll(async () => {
    cpSync('dist-e2e', dir, { recursive: true })
    browser = await launchChromium()
    api = await startApiServer()
    site = await startStaticServer({ dir })
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
    await api.close()
    rmSync(dir, { recursive: true, force: true })
  })

  const open = (options: PageOptions = {}) =>
    newPage(browser, { allow: OFFLINE, ...options, baseURL: site.url })

  /** A first visit, until the pages are kept. */
  async function visit(page: Page) {
    await page.goto('/')
    await page.locator('main h1').waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  }

  const keptUrls = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => new URL(url).pathname)
    })

  it('opens the public pages after one visit, and files the claim once the connection is back', async () => {
    const { page, context, finish } = await open()
    await visit(page)
    await context.setOffline(true)
    await page.goto('/FAQ')
    await page.getByRole('heading', { level: 1, name: 'Preguntas Frecuentes' }).waitFor()
    await page.goto('/reclamo')
    await page.getByRole('heading', { level: 1, name: 'Crear Reclamo' }).waitFor()
    await fillClaim(page)
    await page.getByText(/^Estás sin conexión/).waitFor()
    await page.getByText('Borrador guardado en este equipo').waitFor()
    expect(api.callsOf('POST /claim/')).toHaveLength(0)

    await context.setOffline(false)
    await page.getByText('Volvió la conexión. Ya puedes enviar tu reclamo.').waitFor()
    expect(api.callsOf('POST /claim/')).toHaveLength(0)
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe(CLAIM.name)
    await sendButton(page).click()
    await page.getByText('Tu reclamo ha sido enviado correctamente.').waitFor()
    expect(api.callsOf('POST /claim/')).toHaveLength(1)
    await finish()
  })

  it('keeps no answer of the API, no staff code, and nothing that is not the app', async () => {
    const { page, finish } = await open()
    await visit(page)
    const kept = await keptUrls(page)
    expect(kept).toContain('/')
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.filter((path) => path.includes('/api/'))).toEqual([])
    expect(kept.filter((path) => /Admin|Legal|Staff/.test(path))).toEqual([])
    await finish()
  })

  it('shows a new deployment at the first load, and forgets everything when switched off', async () => {
    const { page, finish } = await open()
    await visit(page)
    const home = join(dir, 'index.html')
    const before = readFileSync(home, 'utf8')
    writeFileSync(home, before.replace('</head>', '<meta name="deployed" content="two"></head>'))
    await page.reload()
    expect(await page.locator('meta[name=deployed]').getAttribute('content')).toBe('two')

    const off = readFileSync('scripts/service-worker-off.js', 'utf8').replace(/export \{\}/, '')
    writeFileSync(join(dir, 'sw.js'), off)
    await page.reload()
    await page.waitForFunction(async () => (await caches.keys()).length === 0)
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
    )
    await finish()
  })
})
