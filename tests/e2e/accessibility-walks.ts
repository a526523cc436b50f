import type { Page } from 'playwright-core'
import { buildPassText } from '@tests/support/boarding-pass'
import type { TestRole } from './api-data'
import type { ApiServer } from './api-server'
import { firstClaim } from './enter-as'
import { fillClaim, sendButton } from './fill-claim'
import { drawCode } from './pass-pictures'

/** A journey through a page. The accessibility checks run after every step. */
interface Walk {
  readonly name: string
  readonly path: string
  readonly as?: TestRole
  readonly welcome?: boolean
  readonly steps: readonly ((page: Page, api: ApiServer) => Promise<unknown>)[]
}

type Step = Walk['steps'][number]

const BROKEN = { kind: 'respond', status: 500, body: { detail: 'No' } } as const

const press =
  (name: string | RegExp, role: 'button' | 'link' = 'button'): Step =>
  (page) =>
    page.getByRole(role, { name }).last().click()

const sees =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor()

const seesDialog =
  (name: string): Step =>
  (page) =>
    page.getByRole('dialog', { name }).waitFor()

const fills =
  (fields: Readonly<Record<string, string>>): Step =>
  async (page) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).last().fill(text)
    }
  }

const fails =
  (route: Parameters<ApiServer['setFault']>[0]): Step =>
  (_page, api) => {
    api.setFault(route, BROKEN)
    return Promise.resolve()
  }

/** Combines several actions into one step, so that the page is checked once after them. */
const all =
  (...steps: readonly Step[]): Step =>
  async (page, api) => {
    for (const step of steps) await step(page, api)
  }

const isThere: Step = () => Promise.resolve()
const REQUIRED = sees('Este campo es obligatorio')
const MAIL = { 'Correo electrónico': 'ana@correo.cl' }

/** Journeys of a visitor. */
export const PUBLIC_WALKS: readonly Walk[] = [
  { name: 'the welcome', path: '/', welcome: true, steps: [sees(/^¿Tuviste algún problema/)] },
  {
    name: 'signing in: with errors, after a failure',
    path: '/',
    steps: [
      all(press('Entrar'), seesDialog('Ingresa o Regístrate'), press('Ingresar'), REQUIRED),
      all(
        fails('POST /token/'),
        fills({ ...MAIL, Contraseña: 'secreta-1' }),
        press('Ingresar'),
        (page) => page.getByRole('dialog').getByRole('alert').first().waitFor(),
      ),
    ],
  },
  {
    name: 'a forgotten password: empty, answered, failed',
    path: '/',
    steps: [
      all(press('Entrar'), press('Recuperar Contraseña'), seesDialog('Recuperar contraseña')),
      all(fills(MAIL), press('Enviar enlace'), sees(/^Si el correo existe/)),
    ],
  },
  {
    name: 'the claim form: a file refused, failed, on its way',
    path: '/reclamo',
    steps: [
      async (page) => {
        const buffer = Buffer.from('hola')
        const files = [{ name: 'notas.txt', mimeType: 'text/plain', buffer }]
        await page.getByLabel('Elegir archivos').setInputFiles(files)
        await page.getByRole('alert').filter({ hasText: 'notas.txt' }).waitFor()
      },
      all(fillClaim, fails('POST /claim/'), (page) => sendButton(page).click(), sees(/^Hubo un/)),
      async (page, api) => {
        api.setFault('POST /claim/', { kind: 'hang' })
        // After a server error the claim may have been stored, so sending it again needs a
        // confirmation.
        await page.getByRole('button', { name: 'Enviar otra vez' }).click()
        await page.getByRole('button', { name: 'Cancelar envío' }).waitFor()
      },
    ],
  },
  {
    name: 'a scan without a camera, a flight corrected, a family, and what was sent',
    path: '/reclamo',
    steps: [
      all(press('Escanear tarjeta de embarque'), sees(/^No encontramos una cámara/)),
      async (page) => {
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: 'Elegir una foto' }).click()
        const buffer = await drawCode(buildPassText(), 'azteccode')
        await (await chooser).setFiles({ name: 'pase.png', mimeType: 'image/png', buffer })
        await page.getByRole('group', { name: 'Tarjeta leída' }).waitFor()
      },
      press('Corregir'),
      all(press('Listo'), fillClaim, press('Agregar otro pasajero'), (page) =>
        page.getByRole('group', { name: 'Pasajero 2' }).waitFor(),
      ),
      all(
        fills({ Nombre: 'Pedro', Apellido: 'Rojas', 'RUT/DNI': '1' }),
        press('Enviar reclamo'),
        sees('Revisa esto antes de enviar'),
      ),
      all(
        fills({ 'RUT/DNI': 'ABC12345' }),
        press('Enviar reclamo'),
        sees('Tu reclamo ha sido enviado correctamente.'),
      ),
    ],
  },
  {
    name: 'every answer',
    path: '/FAQ',
    steps: [
      async (page) => {
        for (const question of await page.locator('main summary').all()) {
          const answer = question.locator('xpath=..')
          if ((await answer.getAttribute('open')) === null) await question.click()
        }
      },
    ],
  },
  {
    name: 'the contact form with its errors',
    path: '/contacto',
    steps: [all(press('Enviar'), REQUIRED)],
  },
  {
    name: 'paying: with errors, confirming, done',
    path: '/cobros',
    steps: [
      all(press('Continuar con el Pago'), sees('Selecciona una moneda.')),
      all(
        fills({ 'ID del Cliente': 'cus_1', Monto: '38000', Concepto: 'Prueba' }),
        fills({ 'Orden de Comercio': 'orden-1' }),
        (page) => page.getByLabel('Moneda').selectOption('CLP'),
        press('Continuar con el Pago'),
        seesDialog('Confirmar Pago'),
      ),
      all(press('Confirmar Pago'), sees('¡Pago Exitoso!')),
    ],
  },
  {
    name: 'the question before the device is erased',
    path: '/privacidad',
    steps: [all(press('Borrar datos de este equipo'), sees('Sí, borrar'))],
  },
  { name: 'a link for a new password', path: '/reset-password', steps: [press('Enviar enlace')] },
  {
    name: 'a new password with its errors',
    path: '/reset-password?token=abc',
    steps: [all(press('Guardar contraseña'), sees(/./))],
  },
]

const CRM = '/legal/claim-list'
const listed: Step = (page) => firstClaim(page).waitFor()

/** Journeys of a signed-in user. */
export const SIGNED_IN_WALKS: readonly Walk[] = [
  { name: 'the landing page of an admin', path: '/', as: 'ADMIN', steps: [isThere] },
  {
    name: 'the profile: errors, an opened text, the question before leaving',
    path: '/profile',
    as: 'TAXI',
    steps: [
      all(
        (page) => page.getByLabel('Dirección').waitFor(),
        press('Ver más'),
        fills({ RUT: '' }),
        press('Registrar tarjeta'),
      ),
      all(
        (page) => page.getByRole('main').getByRole('link', { name: 'Mis Reclamos' }).click(),
        seesDialog('¿Salir sin guardar?'),
      ),
    ],
  },
  {
    name: 'a profile with a card on file',
    path: '/profile',
    as: 'USER',
    steps: [(page) => page.getByLabel('Dirección').waitFor()],
  },
  {
    name: 'the claims with an opened helper',
    path: '/',
    as: 'USER',
    steps: [
      async (page, api) => {
        const body = [{ id: 1, category: 'EN ESPERA DE DOCUMENTOS', updated_at: '2026-01-05' }]
        api.setFault('GET /claim/', { kind: 'respond', status: 200, body })
        await page.goto('/mis-reclamos')
        await page.getByRole('button', { name: /^Qué documentos/ }).click()
      },
    ],
  },
  {
    name: 'a self-check that failed',
    path: '/',
    as: 'USER',
    steps: [
      async (page, api) => {
        api.setFault('GET /user/', BROKEN)
        await page.goto('/test')
        await page.getByRole('button', { name: /Copiar/ }).click()
      },
    ],
  },
  {
    name: 'an export that failed',
    path: CRM,
    as: 'LEGAL',
    steps: [
      all(listed, fails('GET /claims/'), press('Exportar CSV'), (page) =>
        page.getByRole('dialog').getByRole('alert').first().waitFor(),
      ),
    ],
  },
  {
    name: 'a view that was saved',
    path: `${CRM}?aerolinea=SKY`,
    as: 'LEGAL',
    steps: [
      all(
        (page) => page.getByRole('button', { name: 'Vistas' }).click(),
        fills({ 'Nombre de la vista': 'De SKY' }),
        (page) => page.keyboard.press('Enter'),
        sees('Vista «De SKY» guardada.'),
      ),
    ],
  },
  {
    name: 'the work of the day: a contact noted, a list that failed',
    path: `${CRM}?vista=hoy`,
    as: 'LEGAL',
    steps: [
      all(
        (page) =>
          page
            .getByRole('button', { name: /^Contacté hoy/ })
            .first()
            .click(),
        (page) =>
          page
            .getByRole('button', { name: /Deshacer/ })
            .first()
            .waitFor(),
      ),
      async (page, api) => {
        api.setFault('GET /claims/', { kind: 'respond', status: 400, body: { detail: 'No' } })
        await page.reload()
        await page.getByRole('alert').first().waitFor()
      },
    ],
  },
  {
    name: 'the users who cannot be read',
    path: '/',
    as: 'LEGAL',
    steps: [
      async (page, api) => {
        api.setFault('GET /users/', { kind: 'respond', status: 400, body: { detail: 'No' } })
        await page.goto('/legal/user-list')
        await page.getByRole('button', { name: 'Reintentar' }).waitFor()
      },
    ],
  },
]
