import type { Locator, Page } from 'playwright-core'
import type { TestRole } from '@tests/e2e/api-data'
import type { RouteName } from '@tests/e2e/api-server'
import { wonClaim } from '@tests/e2e/enter-as'
import { fillClaim, sendButton } from '@tests/e2e/fill-claim'
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

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).last()

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).last().fill(value)
  }
}

/**
 * One call of each kind: a form body, an upload, a read and a charge. The others share the client with them, and
 * meet every fault in tests/faults.
 */
export const ROWS: readonly Row[] = [
  {
    id: 'C2',
    route: 'POST /token/',
    path: '/',
    prepare: async (page) => {
      await button(page, 'Entrar').click()
      await page.getByRole('dialog').waitFor()
      await fill(page, {
        'Correo electrónico': 'zulema.prueba@correo.cl',
        Contraseña: 'secreta-zulema',
      })
    },
    press: (page) => button(page, 'Ingresar').click(),
    control: (page) => button(page, 'Ingresar'),
    kept: ['Correo electrónico'],
    also: ['offline'],
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
    also: ['acted-then-reset'],
  },
  {
    id: 'C12',
    route: 'GET /claims/',
    path: '/legal/claim-list',
    as: 'LEGAL',
    control: (page) => button(page, 'Reintentar'),
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
    control: (page) => button(page, /^(Cancel|Ingresar)$/),
    kept: ['Amount (CLP)'],
    also: ['acted-then-reset'],
  },
]
