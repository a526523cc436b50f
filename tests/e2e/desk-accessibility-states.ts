import type { Page } from 'playwright-core'
import type { PageState } from './accessibility-states'
import { firstClaim } from './enter-as'
import { CRM } from './staff-accessibility-states'
import { changeNotice, placeOf } from './staff-changes'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const inPlace =
  (verb: Parameters<typeof placeOf>[1], title: string | RegExp): PageState[2] =>
  async (page) => {
    await placeOf(page, verb, 29).click()
    await page.getByRole('dialog', { name: title }).waitFor()
  }

const tickAll = async (page: Page) => {
  await firstClaim(page).waitFor()
  for (const id of [29, 30]) {
    await page.getByRole('checkbox', { name: `Elegir reclamo ${String(id)}` }).click()
  }
  await page.getByRole('region', { name: 'Acciones para los elegidos' }).waitFor()
}

/** The views of the claims desk, and its inline editors. */
export const DESK_STATES: readonly PageState[] = [
  [
    'the board',
    `${CRM}?vista=tablero`,
    (page) =>
      button(page, /^Mover/)
        .first()
        .waitFor(),
  ],
  [
    'the board with its menu',
    `${CRM}?vista=tablero`,
    async (page) => {
      await button(page, /^Mover/)
        .first()
        .click()
      await page.getByRole('menu').waitFor()
    },
  ],
  [
    'the overview',
    `${CRM}?vista=resumen`,
    (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  ],
  [
    'the palette',
    CRM,
    async (page) => {
      await firstClaim(page).waitFor()
      await button(page, 'Buscar o ir a…').click()
      await page.getByRole('combobox', { name: 'Buscar o hacer' }).fill('nombre')
      await page.getByRole('option').first().waitFor()
    },
  ],
  ['the bulk actions', CRM, tickAll],
  [
    'a finished batch',
    CRM,
    async (page) => {
      await tickAll(page)
      await button(page, 'Contacté hoy').click()
      await changeNotice(page).getByText('Guardado en 2.').waitFor()
    },
  ],
  [
    'a failed batch',
    CRM,
    async (page, api) => {
      await tickAll(page)
      api.setFault('PUT /claims/{}', { kind: 'respond', status: 500, body: {} })
      await button(page, 'Contacté hoy').click()
      await changeNotice(page).getByRole('button', { name: 'Reintentar' }).waitFor()
    },
  ],
  [
    'the letters of a claim',
    CRM,
    async (page) => {
      await firstClaim(page).click()
      await button(page, 'Cartas').click()
      await page.getByRole('dialog', { name: 'Cartas' }).waitFor()
    },
  ],
  ['the next step in its row', CRM, inPlace('Cambiar Next Step', 'Next Step · reclamo 29')],
  [
    'the responsible in the row',
    CRM,
    async (page) => {
      await firstClaim(page).focus()
      await page.keyboard.press('r')
      await page.getByRole('dialog', { name: /reclamo 30$/ }).waitFor()
    },
  ],
  ['the last contact in its row', CRM, inPlace('Cambiar Último contacto', /· reclamo 29$/)],
  ['the state in its row', CRM, inPlace('Mover a…', 'Mover a…')],
]
