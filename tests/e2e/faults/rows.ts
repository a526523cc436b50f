import type { Locator, Page } from 'playwright-core'
import type { TestRole } from '@tests/e2e/api-data'
import type { RouteName } from '@tests/e2e/api-server'
import { wonClaim } from '@tests/e2e/enter-as'
import { CLAIM, fillClaim, sendButton } from '@tests/e2e/fill-claim'
import type { RowId } from '@tests/faults/matrix'
import type { WireFault } from './wire'

/** A call on its screen, in a real browser. */
export interface Row {
  readonly id: RowId
  readonly route: RouteName
  readonly path: string
  readonly as?: TestRole
  /** From the opened page to the moment before the call; not needed if opening the page makes the call. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Triggers the call. Omitted if opening the page makes the call. */
  readonly press?: (page: Page) => Promise<unknown>
  /** Controls that must be usable after a failure. */
  readonly control: (page: Page) => Locator
  /** Labels of the fields whose values must be kept. */
  readonly kept?: readonly string[]
  /** Faults with a special outcome for this call, in addition to the common ones. */
  readonly also?: readonly WireFault[]
}

const EMAIL = 'zulema.prueba@correo.cl'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).last()

const pressing = (name: string) => (page: Page) => button(page, name).click()
const usable = (name: string | RegExp) => (page: Page) => button(page, name)

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).last().fill(value)
  }
}

async function openSignIn(page: Page) {
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('dialog').waitFor()
}

/** All passenger calls; of the staff calls only the lists and the charge. */
export const ROWS: readonly Row[] = [
  {
    id: 'C1',
    route: 'POST /auth/password/forgot',
    path: '/',
    prepare: async (page) => {
      await openSignIn(page)
      await button(page, 'Recuperar Contraseña').click()
      await fill(page, { 'Correo electrónico': EMAIL })
    },
    press: pressing('Enviar enlace'),
    control: usable('Enviar enlace'),
    kept: ['Correo electrónico'],
  },
  {
    id: 'C2',
    route: 'POST /token/',
    path: '/',
    prepare: async (page) => {
      await openSignIn(page)
      await fill(page, { 'Correo electrónico': EMAIL, Contraseña: 'secreta-zulema' })
    },
    press: pressing('Ingresar'),
    control: usable('Ingresar'),
    kept: ['Correo electrónico'],
    also: ['offline'],
  },
  {
    id: 'C3',
    route: 'POST /user/',
    path: '/',
    prepare: async (page) => {
      await openSignIn(page)
      await button(page, 'Crea tu cuenta').click()
      await fill(page, {
        'Correo electrónico': EMAIL,
        Contraseña: 'secreta-zulema',
        'Repetir contraseña': 'secreta-zulema',
      })
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /^He leído y acepto/ })
        .check()
    },
    press: pressing('Registrarme'),
    control: usable('Registrarme'),
    kept: ['Correo electrónico'],
  },
  {
    id: 'C5',
    route: 'PUT /user/',
    path: '/profile',
    as: 'USER',
    prepare: async (page) => {
      await page.getByLabel('Dirección').waitFor()
      await fill(page, { Dirección: 'Los Zarzales 99' })
    },
    press: pressing('Actualizar Datos'),
    // The dialog to sign in again covers the page after an expired session.
    control: usable(/^(Actualizar Datos|Ingresar)$/),
    kept: ['Dirección'],
  },
  {
    id: 'C6',
    route: 'POST /register-credit-card/',
    path: '/profile',
    as: 'TAXI',
    prepare: (page) => button(page, 'Registrar tarjeta').waitFor(),
    press: pressing('Registrar tarjeta'),
    control: usable('Registrar tarjeta'),
  },
  {
    id: 'C7',
    route: 'POST /claim/',
    path: '/reclamo',
    prepare: fillClaim,
    press: (page) => sendButton(page).click(),
    control: sendButton,
    kept: ['Nombre', 'RUT/DNI', 'Teléfono', 'Correo electrónico', 'Mensaje'],
    // Offline the page sends nothing and says so itself (file-a-claim).
    also: ['acted-then-reset', '502-html', '200-html'],
  },
  {
    id: 'C8',
    route: 'GET /claim/',
    path: '/mis-reclamos',
    as: 'USER',
    control: usable('Reintentar'),
  },
  {
    id: 'C11',
    route: 'POST /mails/contacto',
    path: '/contacto',
    prepare: (page) =>
      fill(page, {
        Nombre: CLAIM.name,
        Teléfono: CLAIM.phone,
        'Correo electrónico': CLAIM.email,
        Mensaje: CLAIM.message,
      }),
    press: pressing('Enviar'),
    control: usable('Enviar'),
    kept: ['Nombre', 'Teléfono', 'Correo electrónico', 'Mensaje'],
    also: ['offline', '422'],
  },
  {
    id: 'C16',
    route: 'GET /qr/me',
    path: '/qr-info',
    as: 'TAXI',
    control: usable('Reintentar'),
  },
  {
    id: 'C9',
    route: 'GET /users/',
    path: '/legal/user-list',
    as: 'LEGAL',
    control: usable('Reintentar'),
  },
  {
    id: 'C12',
    route: 'GET /claims/',
    path: '/legal/claim-list',
    as: 'LEGAL',
    control: usable('Reintentar'),
    also: ['502-html', '200-html'],
  },
  {
    id: 'C15',
    route: 'POST /flow/charge',
    path: '/admin/cobro-manual',
    as: 'ADMIN',
    prepare: async (page) => {
      await wonClaim(page).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cobrar' }).click()
      const dialog = page.getByRole('dialog', { name: 'Charge' })
      await dialog.getByText('cus_1').or(dialog.locator('[value="cus_1"]')).first().waitFor()
      await fill(page, { 'Amount (CLP)': '38000' })
    },
    press: (page) => button(page, /^Confirm charge/).click(),
    // After a 401 the dialog to sign in again covers the page.
    control: usable(/^(Cancel|Ingresar)$/),
    kept: ['Amount (CLP)'],
    also: ['acted-then-reset', '500'],
  },
]
