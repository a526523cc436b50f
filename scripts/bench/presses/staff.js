import { press } from './answers.js'
import { CROWD_PRESS, DIALOG_PRESS, PRESS } from '../goals.js'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./answers.js').Action} Action */

const KEY_DELAY_MS = 60

/** Enough for five categories with more than a page of 100 claims each. */
export const OFFICE = { claims: 600, crowd: 100_000 }

const CLAIMS = '/legal/claim-list?porPagina=100'
const USERS = '/legal/user-list'

/** @param {Page} page */
const openDetails = (page) =>
  press(page, page.getByRole('button', { name: /^Detalles del reclamo/ }).first())

/** @param {Page} page */
const openForm = (page) => press(page, page.getByRole('button', { name: 'Editar' }))

/**
 * Selects an option by keyboard only.
 * @param {Page} page
 * @param {readonly string[]} keys
 */
async function pressKeys(page, keys) {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(900)
  }
}

/** Two pages forward and one back. @param {Page} page */
async function turnPages(page) {
  for (const direction of ['Siguiente', 'Siguiente', 'Anterior']) {
    await press(page, page.getByRole('button', { name: direction }))
  }
}

/**
 * Actions of staff on lists of a hundred claims per page and a hundred thousand users.
 * @type {readonly Action[]}
 */
export const STAFF_ACTIONS = [
  {
    name: 'sort 100 claims',
    path: CLAIMS,
    role: 'LEGAL',
    presses: ['click'],
    content: 'tbody',
    speeds: PRESS,
    act: async (page) => {
      for (const column of ['ID', 'ID', 'ID', 'ID']) {
        await press(page, page.getByRole('button', { name: column, exact: true }))
      }
    },
  },
  {
    name: 'filter 100 claims by category',
    path: CLAIMS,
    role: 'LEGAL',
    presses: ['click'],
    content: 'tbody',
    speeds: PRESS,
    act: async (page) => {
      for (const category of ['INGRESADO', 'CASO GANADO', 'EN EVALUACIÓN']) {
        await page.getByLabel('Categoría', { exact: true }).selectOption(category)
        await press(page, page.getByRole('button', { name: 'Aplicar Filtro' }))
      }
    },
  },
  {
    name: 'change the page of 100 claims',
    path: CLAIMS,
    role: 'LEGAL',
    presses: ['click'],
    content: 'tbody',
    speeds: PRESS,
    act: turnPages,
  },
  {
    name: 'open the details of a claim',
    path: CLAIMS,
    role: 'LEGAL',
    presses: ['click'],
    content: '[role="dialog"]',
    speeds: DIALOG_PRESS,
    act: openDetails,
  },
  {
    name: 'open the edit dialog',
    path: CLAIMS,
    role: 'LEGAL',
    presses: ['click'],
    content: '[role="dialog"] form',
    speeds: DIALOG_PRESS,
    prepare: openDetails,
    act: openForm,
  },
  {
    name: 'type in the edit dialog',
    path: CLAIMS,
    role: 'LEGAL',
    presses: ['keydown'],
    content: '[name="next_step"]',
    speeds: PRESS,
    prepare: async (page) => {
      await openDetails(page)
      await openForm(page)
      await page.getByLabel('Next Step').focus()
    },
    act: (page) => page.keyboard.type(' y llamar mañana', { delay: KEY_DELAY_MS }),
  },
  {
    name: 'filter 100,000 users',
    path: USERS,
    role: 'LEGAL',
    presses: ['keydown'],
    content: 'tbody',
    speeds: CROWD_PRESS,
    prepare: (page) => page.getByLabel('Tarjeta de crédito').focus(),
    act: (page) => pressKeys(page, ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']),
  },
  {
    name: 'change the page of 100,000 users',
    path: USERS,
    role: 'LEGAL',
    presses: ['click'],
    content: 'tbody',
    speeds: CROWD_PRESS,
    act: turnPages,
  },
]
