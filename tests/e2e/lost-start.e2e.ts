import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choose, chosen } from './fill-claim'
import { openSite, shortenWaits, untilReady } from './site'

const site = openSite('dist-e2e')

/** Failures that these tests cause on purpose. */
const LOST = [/ERR_FAILED/, /Failed to load resource/, /Failed to fetch dynamically/, /preload/]

const REACT = /\/assets\/react-/
const ROUTER = /\/assets\/router-/
const APP = /\/assets\/(start|base)-/
const ENTRY = /\/assets\/entry-/

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'terminó de cargarse' })

/** Enters a page whose waits for the next attempt are short. */
async function enter() {
  const visit = await site.enterTab({ allow: LOST })
  await shortenWaits(visit.page, 1000)
  return visit
}

/** Opens a page while some of its files fail to load. */
async function openWithout(path: string, lost: RegExp) {
  const visit = await enter()
  await visit.page.route(lost, (route) => route.abort())
  await visit.page.goto(path)
  return visit
}

describe('code that every page starts with', () => {
  it('is requested again, each part by itself; typed input is kept', async () => {
    const { page, finish } = await enter()
    const parts = [REACT, ROUTER, APP].map((files) => ({ files, failures: 0 }))
    for (const part of parts) {
      await page.route(part.files, (route) => {
        // The preload of the page, and the first request of the app.
        if (part.failures === 2) return route.continue()
        part.failures += 1
        return route.abort()
      })
    }
    await page.goto('/reclamo')
    await page.getByLabel('Nombre', { exact: true }).fill('Ana María')
    await untilReady(page)
    expect(parts.map(({ failures }) => failures)).toEqual([2, 2, 2])
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Ana María')
    expect(await notice(page).count()).toBe(0)
    await finish()
  })
})

/** Without any script an animation shows the notice, after as many seconds as a slow phone needs. */
async function endTheWait(page: Page) {
  const waited = await page.evaluate(() => {
    const wait = document
      .getAnimations()
      .find(
        ({ effect }) => effect instanceof KeyframeEffect && effect.target?.id === 'start-notice',
      )
    const { delay = 0 } = wait?.effect?.getTiming() ?? {}
    wait?.finish()
    return delay
  })
  expect(waited).toBe(20_000)
}

describe('a page whose code never loads', () => {
  it.each([
    ['the app', APP],
    ['its own screen', /\/assets\/ClaimPage-/],
    ['even the entry', ENTRY],
  ])('keeps the page, shows the failure and offers links: %s', async (_what, lost) => {
    const { page, finish } = await openWithout('/reclamo', lost)
    await page.getByLabel('Nombre', { exact: true }).fill('Ana María')
    await choose(page, 'Aerolínea', 'SKY')
    if (lost === ENTRY) await endTheWait(page)
    await notice(page).waitFor()
    expect(await notice(page).textContent()).toContain('Lo que escribiste sigue aquí')
    await page.evaluate(() => window.scrollTo(0, 0))
    const [above, title] = [await notice(page).boundingBox(), page.locator('main h1')]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(
      (await title.boundingBox())?.y ?? 0,
    )
    expect(await title.textContent()).toBe('Crear Reclamo')
    await page.getByLabel('Nombre', { exact: true }).press('Enter')
    expect(page.url()).toBe(`${site.url}/reclamo`)
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Ana María')
    expect(await chosen(page, 'Aerolínea')).toBe('SKY')
    expect(
      await page.getByRole('link', { name: 'Ayuda por WhatsApp' }).getAttribute('href'),
    ).toContain('https://wa.me/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacidad' }).waitFor()
    await finish()
  })

  it('works after a press of the retry button, with the typed input', async () => {
    const { page, finish } = await openWithout('/contacto', REACT)
    await page.getByLabel('Nombre', { exact: true }).fill('Ana María')
    await notice(page).waitFor()
    await page.unroute(REACT)
    await page.getByRole('link', { name: 'Recargar la página' }).click()
    await untilReady(page)
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Ana María')
    expect(await page.getByRole('alert').count()).toBe(0)
    await finish()
  })

  it('warns about what a reload loses, where a retry does not help', async () => {
    const { page, finish } = await openWithout('/contacto', REACT)
    await page.getByLabel('Nombre', { exact: true }).fill('Ana María')
    await notice(page).waitFor()
    await page.getByRole('link', { name: 'Recargar la página' }).click()
    await page.getByRole('alert').filter({ hasText: 'Copia lo que escribiste' }).waitFor()
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Ana María')
    await page.unroute(REACT)
    await page.getByRole('link', { name: 'Recargar la página' }).click()
    await untilReady(page)
    await finish()
  })

  it('continues by itself once the connection is back, and sends nothing', async () => {
    const { page, finish } = await openWithout('/', REACT)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await notice(page).waitFor()
    await page.unroute(REACT)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await untilReady(page)
    await notice(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('dialog', { name: 'Ingresa o Regístrate' }).waitFor()
    await finish()
  })

  it('replaces the endless "Cargando…" of other pages by an error', async () => {
    const { page, finish } = await enter()
    await page.route(REACT, (route) => route.abort())
    for (const path of ['/profile', '/legal/claim-list', '/no-existe']) {
      await page.goto(path)
      await notice(page).waitFor()
      expect((await notice(page).textContent())?.trim(), path).toMatch(
        /^Esta página no terminó de cargarse\.\s+Revisa tu conexión y recarga\.\s+Recargar la página$/,
      )
      expect(await page.getByText('Cargando…').count(), path).toBe(0)
    }
    await finish()
  })

  it('names the page that is shown in place of the requested one', async () => {
    const { page, finish } = await site.enterTab({ allow: LOST })
    const body = readFileSync('dist-e2e/index.html', 'utf8')
    await page.route('**/equipo', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.route(REACT, (route) => route.abort())
    await page.goto('/equipo')
    const alert = page.getByRole('alert').filter({ hasText: 'No se cargó la página que pediste' })
    await alert.waitFor()
    await page.getByRole('heading', { level: 1, name: 'Tu vuelo falló. Tu derecho no.' }).waitFor()
    await finish()
  })
})
