import type { Page } from 'playwright-core'
import type { ApiServer } from './api-server'
import { fillClaim, sendButton } from './fill-claim'

/** A page state to check: its name, its address, and the actions that lead to it. */
export type PageState = readonly [
  name: string,
  path: string,
  arrive: (page: Page, api: ApiServer) => Promise<unknown>,
]

/** States of a visitor. */
export const PUBLIC_STATES: readonly PageState[] = [
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
  ['the questions about a flight', '/derechos', () => Promise.resolve()],
  [
    'the answer about a flight',
    '/derechos?que=retraso&desde=SCL&hasta=MAD&cuanto=over-4h',
    (page) => page.getByText('Lo dice la ley').waitFor(),
  ],
  [
    'a letter of the passenger',
    '/derechos?que=equipaje&desde=SCL&hasta=LIM&cuanto=late',
    async (page) => {
      await page.getByRole('button', { name: 'Aviso de equipaje' }).click()
      await page.getByRole('dialog', { name: 'Aviso de equipaje' }).waitFor()
    },
  ],
  ['the page of a cancellation', '/derechos/cancelacion', () => Promise.resolve()],
  ['the page of a delay', '/derechos/retraso', () => Promise.resolve()],
  ['the page of an overbooking', '/derechos/sobreventa', () => Promise.resolve()],
  ['the page of luggage', '/derechos/equipaje', () => Promise.resolve()],
  ['the page for the airport', '/derechos/aeropuerto', () => Promise.resolve()],
  [
    'the card for the counter',
    '/derechos/aeropuerto',
    async (page) => {
      await page.getByRole('button', { name: 'Mostrar en el mesón' }).click()
      await page.getByRole('dialog', { name: 'Para el mesón' }).waitFor()
    },
  ],
  ['the contact form', '/contacto', () => Promise.resolve()],
  ['the team', '/equipo', () => Promise.resolve()],
  ['the payment form', '/cobros', () => Promise.resolve()],
  ['the privacy page', '/privacidad', () => Promise.resolve()],
  ['the accessibility statement', '/accesibilidad', () => Promise.resolve()],
  ['the access-denied page', '/access-denied', () => Promise.resolve()],
  ['the QR maker', '/qr', (page) => page.getByLabel('Identificador QR').fill('TAXI-77 ñ/á&b')],
  ['a new password', '/reset-password?token=abc', (page) => page.waitForURL('**/reset-password')],
]
