import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillClaim, sendButton } from './fill-claim'
import { findFaults, violations, WIDTHS } from './page-checks'
import { openSite } from './site'

const site = openSite('dist-e2e')

const STATES: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['the landing page', '/', () => Promise.resolve()],
  [
    'the sign-in dialog',
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Entrar' }).click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'the registration with its errors',
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Crea tu cuenta' }).click()
      await page.getByRole('button', { name: 'Registrarme' }).click()
      await page.getByText('Este campo es obligatorio').first().waitFor()
    },
  ],
  ['the empty claim form', '/reclamo', () => Promise.resolve()],
  [
    'the claim form with its errors',
    '/reclamo',
    async (page) => {
      await page.getByLabel('RUT/DNI').fill('12345678-9')
      await page.getByLabel('RUT/DNI').press('Enter')
      await page.getByRole('alert').waitFor()
    },
  ],
  ['the filled claim form', '/reclamo', fillClaim],
  [
    'the success panel',
    '/reclamo',
    async (page) => {
      await fillClaim(page)
      await sendButton(page).click()
      await page.getByText('Tu reclamo ha sido enviado correctamente.').waitFor()
    },
  ],
  ['the confirmation', '/reclamo-exitoso', () => Promise.resolve()],
  ['an unknown address', '/no-existe', () => Promise.resolve()],
  ['the questions', '/FAQ#costo', () => Promise.resolve()],
  ['the contact form', '/contacto', () => Promise.resolve()],
  ['the team', '/equipo', () => Promise.resolve()],
  ['the payment form', '/cobros', () => Promise.resolve()],
  ['the privacy page', '/privacidad', () => Promise.resolve()],
  ['the accessibility statement', '/accesibilidad', () => Promise.resolve()],
  ['the denied page', '/access-denied', () => Promise.resolve()],
  ['the QR maker', '/qr', (page) => page.getByLabel('Identificador QR').fill('TAXI-77 ñ/á&b')],
  ['a new password', '/reset-password?token=abc', (page) => page.waitForURL('**/reset-password')],
]

describe.each(WIDTHS)('at %s', (_width, viewport) => {
  it.each(STATES)('%s has no violation and does not stick out', async (_state, path, arrive) => {
    const { page, finish } = await site.open(path, { viewport })
    await arrive(page)
    expect(await findFaults(page)).toEqual([])
    await finish()
  })
})

describe('the menu of a phone', () => {
  it('opens from the right, has no violation and gives the focus back', async () => {
    const { page, finish } = await site.open('/', { viewport: { width: 320, height: 640 } })
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('dialog', { name: 'Menú' }).waitFor()
    await page.waitForTimeout(400)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Menú' }).waitFor({ state: 'hidden' })
    const menu = page.getByRole('button', { name: 'Abrir menú' })
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
    await finish()
  })
})
