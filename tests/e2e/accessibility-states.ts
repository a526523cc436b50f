import { buildPassText } from '@tests/support/boarding-pass'
import { fillClaim, sendButton } from './fill-claim'
import { drawCode } from './pass-pictures'
import {
  all,
  anew,
  fails,
  fills,
  goesTo,
  isThere,
  press,
  sees,
  seesDialog,
  type Step,
  type Story,
} from './story'

const REQUIRED = sees('Este campo es obligatorio')
const MAIL = { 'Correo electrónico': 'ana@correo.cl' }

const seesInvalid: Step = (page) => page.locator('[aria-invalid="true"]').first().waitFor()

const sends: Step = (page) => sendButton(page).click()

/** Pages of a visitor that have one state, after the first of them. */
const SINGLE = [
  '/no-existe',
  '/derechos/retraso',
  '/derechos/equipaje',
  '/equipo',
  '/accesibilidad',
  '/access-denied',
]

/** The pages of a visitor. */
export const PUBLIC_STORIES: readonly Story[] = [
  {
    story: 'the landing page and signing in',
    path: '/',
    states: {
      'the landing page': isThere,
      'the sign-in dialog': all(press('Entrar'), seesDialog('Ingresa o Regístrate')),
      'a sign-in with its errors': all(press('Ingresar'), REQUIRED),
      'a failed sign-in': all(
        fails('POST /token/'),
        fills({ ...MAIL, Contraseña: 'secreta-1' }),
        press('Ingresar'),
        (page) => page.getByRole('dialog').getByRole('alert').first().waitFor(),
      ),
      'a forgotten password': all(
        press('Recuperar Contraseña'),
        seesDialog('Recuperar contraseña'),
      ),
      'the link that was sent': all(
        fills(MAIL),
        press('Enviar enlace'),
        sees(/^Si el correo existe/),
      ),
      'the registration with its errors': anew(
        press('Crea tu cuenta'),
        press('Registrarme'),
        REQUIRED,
      ),
    },
  },
  {
    story: 'the claim form',
    path: '/reclamo',
    states: {
      'the empty form': isThere,
      "an airline's message": all(
        press('Pegar el correo o SMS de la aerolínea'),
        fills({
          'Correo o SMS de la aerolínea':
            'LATAM: tu vuelo LA 600 SCL-LIM del 20/11/2025 fue cancelado por niebla. Reserva ABC123',
        }),
        (page) => page.getByRole('group', { name: 'Lo que dice el mensaje' }).waitFor(),
      ),
      'its errors': async (page) => {
        await page.getByLabel('Correo o SMS de la aerolínea', { exact: true }).fill('')
        // A text without a place to break must not widen the page.
        await page.getByLabel('Mensaje', { exact: true }).fill('a'.repeat(1500))
        await page.getByLabel('RUT/DNI', { exact: true }).fill('12345678-9')
        await page.getByLabel('RUT/DNI', { exact: true }).press('Enter')
        await page.getByRole('alert').waitFor()
      },
      'a refused file': async (page) => {
        const files = [{ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') }]
        await page.getByLabel('Elegir archivos', { exact: true }).setInputFiles(files)
        await page.getByRole('alert').filter({ hasText: 'notas.txt' }).waitFor()
      },
      'the filled form': fillClaim,
      'a failed claim': all(fails('POST /claim/'), sends, sees(/^Hubo un/)),
      'a claim on its way': async (page, api) => {
        api.setFault('POST /claim/', { kind: 'hang' })
        // After a server error the claim may have been stored, so sending it again needs a
        // confirmation.
        await page.getByRole('button', { name: 'Enviar otra vez' }).click()
        await page.getByRole('button', { name: 'Cancelar envío' }).waitFor()
      },
      'the success panel': all(
        press('Cancelar envío'),
        press('Enviar otra vez'),
        sees('Tu reclamo ha sido enviado correctamente.'),
      ),
    },
  },
  {
    story: 'a claim of a family',
    path: '/reclamo',
    states: {
      'a scan without a camera': all(
        press('Escanear tarjeta de embarque'),
        sees(/^No encontramos una cámara/),
      ),
      'a pass that was read': all(
        async (page) => {
          const chooser = page.waitForEvent('filechooser')
          await page.getByRole('button', { name: 'Elegir una foto' }).click()
          const buffer = await drawCode(buildPassText(), 'azteccode')
          await (await chooser).setFiles({ name: 'pase.png', mimeType: 'image/png', buffer })
        },
        (page) => page.getByRole('group', { name: 'Tarjeta leída' }).waitFor(),
      ),
      'a flight being corrected': press('Corregir'),
      'a second passenger': all(press('Listo'), fillClaim, press('Agregar otro pasajero'), (page) =>
        page.getByRole('group', { name: 'Pasajero 2' }).waitFor(),
      ),
      'the errors of the second': all(
        fills({ Nombre: 'Pedro', Apellido: 'Rojas', 'RUT/DNI': '1' }),
        press('Enviar reclamo'),
        sees('Revisa esto antes de enviar'),
      ),
      'the claims that were sent': all(
        fills({ 'RUT/DNI': 'ABC12345' }),
        press('Enviar reclamo'),
        sees('Tu reclamo ha sido enviado correctamente.'),
      ),
    },
  },
  {
    story: 'the questions',
    path: '/FAQ#costo',
    states: {
      'one answer': isThere,
      'every answer': async (page) => {
        for (const question of await page.locator('main summary').all()) {
          const answer = question.locator('xpath=..')
          if ((await answer.getAttribute('open')) === null) await question.click()
        }
      },
    },
  },
  {
    story: 'the rights',
    path: '/derechos',
    states: {
      'the questions about a flight': isThere,
      'the answer about a flight': all(
        goesTo('/derechos?que=retraso&desde=SCL&hasta=MAD&cuanto=over-4h'),
        sees('Lo dice la ley'),
      ),
      'a letter of the passenger': all(
        goesTo('/derechos?que=equipaje&desde=SCL&hasta=LIM&cuanto=late'),
        press('Aviso de equipaje'),
        seesDialog('Aviso de equipaje'),
      ),
    },
  },
  {
    story: 'the page for the airport',
    path: '/derechos/aeropuerto',
    states: {
      'the page': isThere,
      'the card for the counter': all(press('Mostrar en el mesón'), seesDialog('Para el mesón')),
    },
  },
  {
    story: 'the contact form',
    path: '/contacto',
    states: { 'the form': isThere, 'its errors': all(press('Enviar'), REQUIRED) },
  },
  {
    story: 'paying',
    path: '/cobros',
    states: {
      'the form': isThere,
      'its errors': all(press('Continuar con el Pago'), sees('Selecciona una moneda.')),
      'the confirmation': all(
        fills({ 'ID del Cliente': 'cus_1', Monto: '38000', Concepto: 'Prueba' }),
        fills({ 'Orden de Comercio': 'orden-1' }),
        (page) => page.getByLabel('Moneda', { exact: true }).selectOption('CLP'),
        press('Continuar con el Pago'),
        seesDialog('Confirmar Pago'),
      ),
      'a payment made': all(press('Confirmar Pago'), sees('¡Pago Exitoso!')),
    },
  },
  {
    story: 'the privacy page',
    path: '/privacidad',
    states: {
      'the page': isThere,
      'the question before the device is erased': all(
        press('Borrar datos de este equipo'),
        sees('Sí, borrar'),
      ),
    },
  },
  {
    story: 'the QR maker',
    path: '/qr',
    states: {
      'a code': (page) =>
        page.getByLabel('Identificador QR', { exact: true }).fill('TAXI-77 ñ/á&b'),
    },
  },
  {
    story: 'a new password',
    path: '/reset-password?token=abc',
    states: {
      'the form': (page) => page.waitForURL('**/reset-password'),
      'its errors': all(press('Guardar contraseña'), seesInvalid),
      'a link asked for': all(goesTo('/reset-password'), press('Enviar enlace'), seesInvalid),
    },
  },
  {
    story: 'the pages to read',
    path: '/reclamo-exitoso',
    states: {
      'a claim that was sent': isThere,
      ...Object.fromEntries(SINGLE.map((path) => [path, goesTo(path)])),
    },
  },
]
