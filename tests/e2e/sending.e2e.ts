import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cookiesOf } from './api-data'
import { fillClaim, sendButton, sendClaim } from './fill-claim'
import { openSite, openTab, shortenWaits, untilReady } from './site'

const site = openSite('dist-e2e')

const SENT = 'Tu reclamo ha sido enviado correctamente.'
const NETWORK_NOISE = { allow: [/Failed to load resource/, /failed request/] }

async function hang(page: Page) {
  await fillClaim(page)
  site.api.setFault('POST /claim/', { kind: 'hang' })
  await sendButton(page).click()
  await page.getByRole('button', { name: 'Cancelar envío' }).waitFor()
  await expect.poll(() => site.api.callsOf('POST /claim/').length).toBe(1)
}

describe('a claim being sent', () => {
  it('asks before Back or a link leaves the page, and says what is known', async () => {
    const { page, finish } = await site.visit('/equipo', NETWORK_NOISE)
    await page.goto('/reclamo')
    await untilReady(page)
    await page.locator('main').getByRole('link', { name: 'Preguntas frecuentes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Preguntas Frecuentes' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Crear Reclamo' }).waitFor()
    await hang(page)
    await page.goForward()
    const dialog = page.getByRole('dialog', { name: 'Tu reclamo va en camino' })
    await dialog.getByText(/Ya salió completo y falta la respuesta/).waitFor()
    await dialog.getByRole('button', { name: 'Esperar aquí' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/reclamo')
    await page.locator('main').getByRole('link', { name: 'Preguntas frecuentes' }).click()
    await dialog.getByRole('button', { name: 'Salir igual' }).click()
    // The address changes before the page does; until then the old page would ask about Back as
    // well.
    await page.getByRole('heading', { level: 1, name: 'Preguntas Frecuentes' }).waitFor()
    // The claim may have arrived: sending it again asks first.
    site.api.clearFaults()
    await page.goBack()
    await page.getByText(/Recuperamos tu borrador/).waitFor()
    await page.getByRole('checkbox', { name: /Autorizo/ }).check()
    await sendButton(page).click()
    const state = page.getByRole('region', { name: 'Estado del envío' })
    await state.getByText(/salió hoy a las \d\d:\d\d y la respuesta no llegó/).waitFor()
    expect(site.api.callsOf('POST /claim/')).toHaveLength(1)
    await state.getByRole('button', { name: 'Enviar otra vez' }).click()
    await page.getByText(SENT).waitFor()
    await finish()
  })

  it.each([
    ['at a desk', { width: 1280, height: 900 }],
    ['on a phone', { width: 390, height: 844 }],
  ])('is not cancelled by a second press %s', async (_where, viewport) => {
    const { page, finish } = await site.visit('/reclamo', { ...NETWORK_NOISE, viewport })
    await fillClaim(page)
    site.api.setFault('POST /claim/', { kind: 'hang' })
    await sendButton(page).scrollIntoViewIfNeeded()
    const box = await sendButton(page).boundingBox()
    if (!box) throw new Error('no send button')
    const place = [box.x + 0.8 * box.width, box.y + box.height / 2] as const
    await page.mouse.dblclick(...place)
    await page.getByRole('button', { name: 'Cancelar envío' }).waitFor()
    await page.mouse.click(...place)
    await expect.poll(() => site.api.callsOf('POST /claim/').length).toBe(1)
    expect(await sendButton(page).textContent()).toBe('Enviando...')
    await finish()
  })
})

describe('the same claim a second time', () => {
  it('asks first, in another tab as well, and is sent only after confirmation', async () => {
    const { page, context, finish } = await site.visit('/reclamo')
    const other = await openTab(context)
    // Only the tab in front is drawn for sure.
    await page.bringToFront()
    await fillClaim(page)
    await sendClaim(page)
    await other.bringToFront()
    await fillClaim(other)
    await sendButton(other).click()
    await other.getByText(/^Ya enviaste este reclamo hoy a las \d\d:\d\d\.$/).waitFor()
    await other.getByRole('button', { name: 'No enviar' }).click()
    expect(site.api.callsOf('POST /claim/')).toHaveLength(1)
    await other.getByLabel('Mensaje', { exact: true }).fill('Otro vuelo, otro día.')
    await sendClaim(other)
    expect(site.api.callsOf('POST /claim/')).toHaveLength(2)
    await finish()
  })
})

describe('storage that never answers', () => {
  it('delays neither a claim, nor a sign-out in another tab, nor the deletion of its data', async () => {
    const { page, context, finish } = await site.visit('/', { cookies: cookiesOf('USER') })
    await shortenWaits(context, 1000)
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    })
    await page.goto('/reclamo')
    await untilReady(page)
    await page.getByText(/^Completamos tus datos/).waitFor()
    await fillClaim(page)
    await sendClaim(page)
    const other = await openTab(context, '/privacidad')
    await other.getByRole('button', { name: 'Borrar datos de este equipo' }).click()
    await other.getByRole('button', { name: 'Sí, borrar' }).click()
    await other.getByText(/no nos dejó borrar todo/).waitFor()
    await page.bringToFront()
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    await finish()
  })
})
