import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWorkerSource } from '@/../site/offline/worker-source'
import { newPage, OFFLINE } from './chromium'
import { CLAIM, fillClaim, sendClaim } from './fill-claim'
import { shortenWaits, untilWorkerControls } from './site'
import { startStaticServer, type StaticServer } from './static-server'
import { joinWorker } from './worker'

describe('a passenger with an unstable connection', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-offline-'))
  const worker = joinWorker()
  let site: StaticServer

  beforeAll(async () => {
    cpSync('dist-e2e', dir, { recursive: true })
    site = await startStaticServer({ dir })
    return site.close
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  const open = async () => {
    const opened = await newPage(worker.browser, { allow: OFFLINE, baseURL: site.url })
    await shortenWaits(opened.context)
    return opened
  }

  /** Visits for the first time, until the offline pages are stored and the worker controls the page. */
  async function visit(page: Page, path = '/') {
    await page.goto(path)
    await page.locator('main h1').waitFor()
    await untilWorkerControls(page)
  }

  const keptUrls = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => new URL(url).pathname)
    })

  it('opens the public pages after one visit, and sends the claim once online', async () => {
    const { page, context, finish } = await open()
    await visit(page)
    await context.setOffline(true)
    await page.goto('/FAQ')
    await page.getByRole('heading', { level: 1, name: 'Preguntas Frecuentes' }).waitFor()
    await page.goto('/derechos/aeropuerto')
    await page.getByRole('heading', { name: 'Qué pedir, hora por hora' }).waitFor()
    await page.getByRole('button', { name: 'Mostrar en el mesón' }).click()
    await page.getByRole('heading', { name: 'Mi vuelo se atrasó o se canceló' }).waitFor()
    await page.goto('/reclamo')
    await page.getByRole('heading', { level: 1, name: 'Crear Reclamo' }).waitFor()
    await fillClaim(page)
    await page.getByText(/^Estás sin conexión/).waitFor()
    await page.getByText('Borrador guardado en este equipo').waitFor()
    expect(worker.api.callsOf('POST /claim/')).toHaveLength(0)

    await context.setOffline(false)
    await page.getByText('Volvió la conexión. Ya puedes enviar tu reclamo.').waitFor()
    expect(worker.api.callsOf('POST /claim/')).toHaveLength(0)
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe(CLAIM.name)
    await sendClaim(page)
    expect(worker.api.callsOf('POST /claim/')).toHaveLength(1)
    await finish()
  })

  it('stores no API response, no staff code and nothing from outside the app; shows a new deployment at the first load; deletes everything when switched off', async () => {
    const { page, finish } = await open()
    // Not the landing page, which prefetches the sign-in code: requested code is stored as well.
    await visit(page, '/FAQ')
    const kept = await keptUrls(page)
    expect(kept).toContain('/')
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.filter((path) => path.includes('/api/'))).toEqual([])
    expect(
      kept.filter((path) => /Admin|Legal|Staff|desk|Profile|MyClaims|Auth/.test(path)),
    ).toEqual([])

    const file = join(dir, 'FAQ.html')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace('</head>', '<meta name="deployed" content="two"></head>'))
    await page.reload()
    expect(await page.locator('meta[name=deployed]').getAttribute('content')).toBe('two')

    writeFileSync(join(dir, 'sw.js'), readWorkerSource('off'))
    await page.reload()
    await page.waitForFunction(async () => (await caches.keys()).length === 0)
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
    )
    await finish()
  })
})
