import { press } from './answers.js'
import { DIALOG_PRESS, PRESS } from '../goals.js'
import { WELCOME } from '../visit.js'

/** @typedef {import('./answers.js').Action} Action */

const FINGER = { hovers: false }
const KEY_DELAY_MS = 60

/**
 * Actions of a passenger on a phone.
 * @type {readonly Action[]}
 */
export const PASSENGER_ACTIONS = [
  {
    name: 'close the welcome dialog',
    path: '/',
    presses: ['click'],
    content: WELCOME,
    speeds: DIALOG_PRESS,
    act: (page) => {
      const close = page.locator(WELCOME).getByRole('button', { name: 'Cerrar', exact: true })
      return press(page, close, FINGER)
    },
  },
  {
    name: 'open the sign-in dialog',
    path: '/',
    isWelcomed: true,
    presses: ['click'],
    content: '[role="dialog"] h2',
    speeds: DIALOG_PRESS,
    act: (page) => press(page, page.getByRole('button', { name: 'Entrar' }), FINGER),
  },
  {
    name: 'open the menu',
    path: '/',
    isWelcomed: true,
    presses: ['click'],
    content: '[role="dialog"]',
    speeds: DIALOG_PRESS,
    act: (page) => press(page, page.getByRole('button', { name: 'Abrir menú' }), FINGER),
  },
  {
    name: 'choose in the estimate',
    path: '/',
    isWelcomed: true,
    presses: ['click'],
    content: 'main [role="status"]',
    speeds: PRESS,
    act: (page) => press(page, page.getByText('Problema equipaje', { exact: true }), FINGER),
  },
  {
    name: 'type in the claim form',
    path: '/reclamo',
    presses: ['keydown'],
    content: 'textarea',
    speeds: PRESS,
    prepare: (page) => page.getByLabel('Mensaje').focus(),
    act: (page) => page.keyboard.type('Cancelaron mi vuelo', { delay: KEY_DELAY_MS }),
  },
  {
    name: 'type a phone number',
    path: '/reclamo',
    presses: ['keydown'],
    content: '[type="tel"]',
    speeds: PRESS,
    prepare: (page) => page.getByLabel('Teléfono', { exact: true }).focus(),
    act: (page) => page.keyboard.type('912345678', { delay: KEY_DELAY_MS }),
  },
  {
    name: 'add a file to the claim',
    path: '/reclamo',
    presses: ['change'],
    content: 'form',
    speeds: PRESS,
    act: (page) => {
      const file = { name: 'tarjeta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
      return page.getByLabel('Elegir archivos').setInputFiles(file)
    },
  },
]
