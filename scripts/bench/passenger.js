import { press } from './answers.js'
import { CPU_SLOWDOWN, WELCOME } from './visit.js'

/** @typedef {import('./answers.js').Action} Action */

const FINGER = { hovers: false }
/** @type {Action['speeds']} */
const SPEEDS = [{ slowdown: CPU_SLOWDOWN, goal: 100, of: 'paint' }]
const KEY_DELAY_MS = 60

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const closeButton = (page) =>
  page.locator(WELCOME).getByRole('button', { name: 'Cerrar', exact: true })

/**
 * A first visitor meets the welcome dialog, and the page behind it once that is closed.
 * @param {Page} page
 */
const leaveWelcome = (page) => closeButton(page).click()

/**
 * What a passenger does with a phone.
 * @type {readonly Action[]}
 */
export const PASSENGER_ACTIONS = [
  {
    name: 'close the welcome dialog',
    path: '/',
    presses: ['click'],
    content: WELCOME,
    speeds: SPEEDS,
    act: (page) => press(page, closeButton(page), FINGER),
  },
  {
    name: 'open the sign-in dialog',
    path: '/',
    presses: ['click'],
    content: '[role="dialog"] h2',
    speeds: SPEEDS,
    prepare: leaveWelcome,
    act: (page) => press(page, page.getByRole('button', { name: 'Entrar' }), FINGER),
  },
  {
    name: 'open the menu',
    path: '/',
    presses: ['click'],
    content: '[role="dialog"]',
    speeds: SPEEDS,
    prepare: leaveWelcome,
    act: (page) => press(page, page.getByRole('button', { name: 'Abrir menú' }), FINGER),
  },
  {
    name: 'choose in the estimate',
    path: '/',
    presses: ['click'],
    content: 'main [role="status"]',
    speeds: SPEEDS,
    prepare: leaveWelcome,
    act: (page) => press(page, page.getByText('Equipaje', { exact: true }), FINGER),
  },
  {
    name: 'type in the claim form',
    path: '/reclamo',
    presses: ['keydown'],
    content: 'textarea',
    speeds: SPEEDS,
    prepare: (page) => page.getByLabel('Mensaje').focus(),
    act: (page) => page.keyboard.type('Cancelaron mi vuelo', { delay: KEY_DELAY_MS }),
  },
  {
    name: 'type a phone number',
    path: '/reclamo',
    presses: ['keydown'],
    content: '[type="tel"]',
    speeds: SPEEDS,
    prepare: (page) => page.getByLabel('Teléfono', { exact: true }).focus(),
    act: (page) => page.keyboard.type('912345678', { delay: KEY_DELAY_MS }),
  },
  {
    name: 'add a file to the claim',
    path: '/reclamo',
    presses: ['change'],
    content: 'form',
    speeds: SPEEDS,
    act: (page) => {
      const file = { name: 'tarjeta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
      return page.getByLabel('Elegir archivos').setInputFiles(file)
    },
  },
]
