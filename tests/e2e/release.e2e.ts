import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newPage, OFFLINE, type PageOptions } from './chromium'
import { FILES, fillClaim, sendButton, sendClaim } from './fill-claim'
import { sentClaims } from './multipart'
import { deployNextRelease } from './next-release'
import { shortenWaits, untilFetched, untilReady, untilWorkerControls } from './site'
import { startStaticServer, type StaticServer } from './static-server'
import { joinWorker } from './worker'

/** Files of the release before, which the host no longer has. */
const LOST = [/404 \(Not Found\)/, /dynamically imported module/]

describe('a release while a page is open', () => {
  const worker = joinWorker()
  let dir: string
  let site: StaticServer

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-release-'))
    cpSync('dist-e2e', dir, { recursive: true })
    site = await startStaticServer({ dir })
  })
  afterEach(async () => {
    await site.close()
    rmSync(dir, { recursive: true, force: true })
  })

  const open = async (path: string, options: PageOptions = {}) => {
    const opened = await newPage(worker.browser, { baseURL: site.url, allow: OFFLINE, ...options })
    await shortenWaits(opened.context)
    await opened.page.goto(path)
    await untilReady(opened.page)
    return opened
  }

  const entryOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src')

  it('keeps an open tab working from what the worker stored, and then serves the new one', async () => {
    const { page, context, finish } = await open('/')
    await untilWorkerControls(page)
    // The last prefetched module; later requests belong to the new release.
    await untilFetched(page, 'NavDrawer')
    const oldEntry = await entryOf(page)
    deployNextRelease(dir)
    await page.evaluate(async () => {
      const changed = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      await changed
    })
    await page.evaluate(() => {
      history.pushState(null, '', '/contacto')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('heading', { level: 1, name: 'Contáctanos' }).waitFor()
    expect(await entryOf(page)).toBe(oldEntry)

    await context.setOffline(true)
    await page.goto('/FAQ')
    await page.getByRole('heading', { level: 1, name: 'Preguntas Frecuentes' }).waitFor()
    expect(await entryOf(page)).not.toBe(oldEntry)
    await finish()
  })

  it('says to reload where the old code is gone; the claim is then sent once, with its files', async () => {
    const { page, finish } = await open('/reclamo', { serviceWorker: false, allow: LOST })
    // The code that stores drafts is there, the code that sends is not.
    await untilFetched(page, 'draft-store')
    await page.waitForLoadState('networkidle')
    const oldEntry = await entryOf(page)
    deployNextRelease(dir)
    await fillClaim(page)
    await page.getByText('Borrador guardado en este equipo').waitFor()
    await sendButton(page).click()
    await page
      .getByText('Si sigue igual y abajo dice «Borrador guardado», recarga la página.')
      .waitFor()

    await page.reload()
    await page.getByText(/Recuperamos tu borrador del/).waitFor()
    expect(await entryOf(page)).not.toBe(oldEntry)
    await page.getByRole('checkbox', { name: /Autorizo/ }).check()
    await sendClaim(page)
    const sent = sentClaims(worker.api)
    expect(sent.map(({ files }) => files.map(({ filename }) => filename))).toEqual([
      FILES.map(({ name }) => name),
    ])
    await finish()
  })
})
