import { press } from './answers.js'
import { DIALOG_PRESS, PRESS } from '../goals.js'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./answers.js').Action} Action */

const CLAIMS = '/legal/claim-list?porPagina=100'
const QUEUE = '/legal/claim-list?vista=hoy'
const BOARD = '/legal/claim-list?vista=tablero'

const DIALOG = '[role="dialog"]'

/** A key on the way to an editor, and the way back. @param {Page} page @param {string} key */
async function openAndLeave(page, key) {
  await page.keyboard.press(key)
  await page.locator(DIALOG).waitFor()
  await page.waitForTimeout(600)
}

/** Waits until all claims are read and shown. @param {Page} page */
const untilRead = (page) => page.getByRole('button', { name: 'Actualizar' }).waitFor()

/**
 * Actions on the claims desk with 600 claims, without the form: batches, inline edits, palette, queue and
 * board.
 * @type {readonly Action[]}
 */
export const DESK_ACTIONS = [
  {
    name: 'tick a page of 100 claims',
    path: CLAIMS,
    role: 'LEGAL',
    presses: ['click'],
    content: '[aria-label="Acciones para los elegidos"]',
    speeds: PRESS,
    act: (page) =>
      press(page, page.getByRole('checkbox', { name: 'Elegir todos los de esta página' })),
  },
  {
    name: 'open the next step of a row',
    path: CLAIMS,
    role: 'LEGAL',
    presses: ['keydown'],
    content: DIALOG,
    speeds: DIALOG_PRESS,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Detalles del reclamo/ })
        .first()
        .focus()
    },
    act: (page) => openAndLeave(page, 's'),
  },
  {
    name: 'open the palette',
    path: CLAIMS,
    role: 'LEGAL',
    presses: ['keydown'],
    content: DIALOG,
    speeds: DIALOG_PRESS,
    act: (page) => openAndLeave(page, 'Control+k'),
  },
  {
    name: 'clear the filters of the day of 600 claims',
    path: QUEUE,
    role: 'LEGAL',
    presses: ['click'],
    content: 'section tbody',
    speeds: PRESS,
    prepare: untilRead,
    act: async (page) => {
      const filters = page.getByRole('group', { name: 'Filtrar lo que toca hoy' })
      await filters.getByLabel('Estado').selectOption({ index: 1 })
      await press(page, filters.getByRole('button', { name: 'Limpiar' }))
    },
  },
  {
    name: 'open "Mover a…" of a card among 600',
    path: BOARD,
    role: 'LEGAL',
    presses: ['click'],
    content: DIALOG,
    speeds: DIALOG_PRESS,
    prepare: untilRead,
    act: (page) => press(page, page.getByRole('button', { name: /^Mover a…/ }).first()),
  },
]
