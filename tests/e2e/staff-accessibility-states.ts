import type { Page } from 'playwright-core'
import type { PageState } from './accessibility-states'
import { firstClaim, wonClaim } from './enter-as'
import { saveElsewhere } from './staff-elsewhere'

type Arrive = PageState[2]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const pressed =
  (name: string, title: string): Arrive =>
  async (page) => {
    await firstClaim(page).waitFor()
    await button(page, name).click()
    await dialog(page, title).waitFor()
  }

const showDetails: Arrive = async (page) => {
  await firstClaim(page).click()
  await dialog(page, 'Detalles del Reclamo').waitFor()
}

const startEdit: Arrive = async (page, api) => {
  await showDetails(page, api)
  await button(page, /^Editar$/).click()
  await dialog(page, 'Editar Reclamo').waitFor()
}

const startNew = pressed('Agregar nuevo reclamo', 'Nuevo Reclamo')

const chooseStatus =
  (category: string, subcategory: string, title: RegExp): Arrive =>
  async (page, api) => {
    await startNew(page, api)
    const form = dialog(page, 'Nuevo Reclamo')
    await form.getByLabel('Categoría', { exact: true }).selectOption(category)
    await form.getByLabel('Subcategoría').selectOption(subcategory)
    await page.getByRole('dialog', { name: title }).waitFor()
  }

/** Another user saves the field that this user is about to save. */
const clash: Arrive = async (page, api) => {
  await startEdit(page, api)
  const form = dialog(page, 'Editar Reclamo')
  await form.getByLabel('Categoría', { exact: true }).selectOption('INGRESADO')
  await form.getByLabel('Subcategoría').selectOption('SI APLICA COMPENSACIÓN')
  await form.getByLabel('Next Step').fill('Lo que escribo yo')
  const id = await page.evaluate(() => Number(/Reclamo (\d+)/.exec(document.body.textContent)?.[1]))
  await saveElsewhere(api, id, { next_step: 'Lo que escribió otra persona' })
  await form.getByRole('button', { name: 'Guardar', exact: true }).click()
  await dialog(page, 'Otra persona cambió lo mismo que tú').waitFor()
}

const search =
  (email: string): Arrive =>
  async (page) => {
    await firstClaim(page).waitFor()
    const fold = button(page, /^Filtros/)
    if (await fold.isVisible()) await fold.click()
    await page.getByLabel('Correo', { exact: true }).fill(email)
    await button(page, 'Aplicar Filtro').click()
  }

export const CRM = '/legal/claim-list'

const LEGAL: readonly PageState[] = [
  ['the list', CRM, (page) => firstClaim(page).waitFor()],
  [
    'an empty list',
    CRM,
    async (page, api) => {
      await search('nadie@prueba.test')(page, api)
      await page.getByText('No se encontraron reclamos.').waitFor()
    },
  ],
  [
    'a list that fails to load',
    CRM,
    async (page, api) => {
      await firstClaim(page).waitFor()
      api.setFault('GET /claims/', { kind: 'respond', status: 400, body: { detail: 'No' } })
      await search('user@prueba.test')(page, api)
      await button(page, 'Reintentar').waitFor()
    },
  ],
  ['the details', CRM, showDetails],
  [
    'a neighbour that fails to load',
    `${CRM}?pagina=2`,
    async (page, api) => {
      await showDetails(page, api)
      api.setFault('GET /claims/', { kind: 'respond', status: 400, body: { detail: 'No' } })
      await button(page, 'Anterior').click()
      await page.getByText(/^No pudimos leer la otra página/).waitFor()
    },
  ],
  ['the form of a claim', CRM, startEdit],
  [
    'a new claim with its errors',
    CRM,
    async (page, api) => {
      await startNew(page, api)
      await button(page, 'Guardar').click()
      await page.getByText(/^Errors: /).waitFor()
    },
  ],
  [
    'the question before input is lost',
    CRM,
    async (page, api) => {
      await startNew(page, api)
      await dialog(page, 'Nuevo Reclamo').getByLabel('Next Step').fill('Llamar')
      await page.keyboard.press('Escape')
      await button(page, 'Seguir editando').waitFor()
    },
  ],
  ['a conflict with a colleague', CRM, clash],
  [
    'the missing documents',
    CRM,
    chooseStatus('EN ESPERA DE DOCUMENTOS', 'FALTAN DOCUMENTOS', /missing documents/),
  ],
  ['the travel agency', CRM, chooseStatus('NO APLICA', 'AGENCIA DE VIAJE', /travel agency/)],
  ['the saved views', CRM, pressed('Vistas', 'Vistas guardadas')],
  ['the columns', CRM, pressed('Columnas', 'Columnas')],
  [
    'the keys',
    CRM,
    async (page) => {
      await firstClaim(page).waitFor()
      // Phones have no button for it; a keyboard has this shortcut.
      await page.keyboard.press('?')
      await dialog(page, 'Atajos de teclado').getByLabel('Usar atajos').uncheck()
    },
  ],
  [
    'the account menu',
    CRM,
    async (page) => {
      await firstClaim(page).waitFor()
      await button(page, /^Cuenta/).click()
      await button(page, 'Cerrar Sesión').waitFor()
    },
  ],
  [
    'the export',
    CRM,
    async (page) => {
      await firstClaim(page).waitFor()
      await button(page, 'Exportar CSV').click()
      await page.getByText(/^Archivo: reclamos-/).waitFor()
    },
  ],
  [
    'an export in progress',
    CRM,
    async (page, api) => {
      await firstClaim(page).waitFor()
      api.setFault('GET /claims/', { kind: 'hang' })
      await pressed('Exportar CSV', 'Exportar reclamos')(page, api)
      await page.getByRole('progressbar', { name: 'Descarga de los reclamos' }).waitFor()
    },
  ],
  [
    'the work queue',
    `${CRM}?vista=hoy`,
    (page) =>
      button(page, /^Contacté hoy/)
        .first()
        .waitFor(),
  ],
  ['the users', '/legal/user-list', (page) => page.getByText('Paula Pasajera').waitFor()],
  [
    'a user who is not found',
    '/legal/user-list',
    async (page) => {
      await page.getByText('Paula Pasajera').waitFor()
      await page.getByLabel('Correo', { exact: true }).fill('nadie@prueba.test')
      await button(page, 'Buscar').click()
      await page.getByText('Usuario no encontrado.').waitFor()
    },
  ],
]

const startCharge: Arrive = async (page) => {
  await wonClaim(page).click()
  await dialog(page, 'Detalles del Reclamo').waitFor()
  await button(page, 'Cobrar').click()
  await page.getByText('Paula Pasajera').last().waitFor()
  await dialog(page, 'Charge').getByLabel('Amount (CLP)').fill('38.000')
  await page.getByText('Se cobrarán $38.000 CLP').first().waitFor()
}

const loseAnswer: Arrive = async (page, api) => {
  await startCharge(page, api)
  api.setFault('POST /flow/charge', { kind: 'respond', status: 502, body: {} })
  await button(page, /Confirm charge/).click()
  await dialog(page, 'Charge').getByRole('checkbox').waitFor()
}

const ADMIN: readonly PageState[] = [
  ['the charges', '/admin/cobro-manual', (page) => firstClaim(page).waitFor()],
  ['a charge before it is confirmed', '/admin/cobro-manual', startCharge],
  ['a charge whose answer was lost', '/admin/cobro-manual', loseAnswer],
  [
    'a charge with earlier attempts',
    '/admin/cobro-manual',
    async (page, api) => {
      await loseAnswer(page, api)
      await dialog(page, 'Charge').getByRole('button', { name: 'Cancel' }).click()
      await dialog(page, 'Charge').waitFor({ state: 'hidden' })
      await button(page, 'Cobrar').click()
      await dialog(page, 'Charge')
        .getByText(/\$38\.000/)
        .first()
        .waitFor()
    },
  ],
  ['the report', '/admin/vuelo-justo', () => Promise.resolve()],
]

const PASSENGER: readonly PageState[] = [
  ['the profile', '/profile', (page) => page.getByLabel('Dirección').waitFor()],
  ['their claims', '/mis-reclamos', (page) => page.getByText('EN EVALUACIÓN').first().waitFor()],
  ['the self-check', '/test', (page) => button(page, /Copiar/).waitFor()],
]

const REFERRER: readonly PageState[] = [
  [
    'their earnings',
    '/qr-info',
    (page) =>
      page
        .getByText(/35\.000/)
        .first()
        .waitFor(),
  ],
]

/** States of signed-in users, by role. */
export const SIGNED_IN_STATES = [
  ['a case handler', 'LEGAL', LEGAL],
  ['an admin', 'ADMIN', ADMIN],
  ['a passenger', 'USER', PASSENGER],
  ['a referrer', 'TAXI', REFERRER],
] as const
