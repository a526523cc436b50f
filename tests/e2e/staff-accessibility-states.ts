import { firstClaim, wonClaim } from './enter-as'
import { saveElsewhere } from './staff-elsewhere'
import { changeNotice, placeOf } from './staff-changes'
import {
  all,
  anew,
  answers,
  fails,
  fills,
  goesTo,
  isThere,
  press,
  sees,
  seesButton,
  seesDialog,
  type Step,
  type Story,
} from './story'

export const CRM = '/legal/claim-list'

const seesList: Step = (page) => firstClaim(page).waitFor()

const opens = (name: string, title: string) => anew(seesList, press(name), seesDialog(title))

const showsDetails = anew((page) => firstClaim(page).click(), seesDialog('Detalles del Reclamo'))

const edits = (verb: Parameters<typeof placeOf>[1], title: string | RegExp) =>
  anew((page) => placeOf(page, verb, 29).click(), seesDialog(title))

const searches =
  (email: string): Step =>
  async (page) => {
    const fold = page.getByRole('button', { name: /^Filtros/ })
    if (await fold.isVisible()) await fold.click()
    await page.getByLabel('Correo', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Aplicar Filtro' }).click()
  }

const choosesStatus =
  (category: string, subcategory: string): Step =>
  async (page) => {
    await page.getByLabel('Categoría', { exact: true }).last().selectOption(category)
    await page.getByLabel('Subcategoría', { exact: true }).last().selectOption(subcategory)
  }

const ticksTwo: Step = async (page) => {
  for (const id of [29, 30]) {
    await page.getByRole('checkbox', { name: `Elegir reclamo ${String(id)}` }).check()
  }
  await page.getByRole('region', { name: 'Acciones para los elegidos' }).waitFor()
}

const startsCharge: Step = async (page) => {
  const charge = page.getByRole('dialog', { name: 'Charge' })
  await page.getByRole('button', { name: 'Cobrar' }).click()
  await page.getByText('Paula Pasajera').last().waitFor()
  await charge.getByLabel('Amount (CLP)', { exact: true }).fill('38.000')
  await page.getByText('Se cobrarán $38.000 CLP').first().waitFor()
}

/** The list of claims and what it opens. */
const LIST: readonly Story[] = [
  {
    story: 'the list and its dialogs',
    path: CRM,
    as: 'LEGAL',
    states: {
      'the list': seesList,
      'the saved views': opens('Vistas', 'Vistas guardadas'),
      'a view that was saved': all(
        fills({ 'Nombre de la vista': 'De todos' }),
        (page) => page.keyboard.press('Enter'),
        sees('Vista «De todos» guardada.'),
      ),
      'the columns': opens('Columnas', 'Columnas'),
      'the export': anew(press('Exportar CSV'), sees(/^Archivo: reclamos-/)),
      'the palette': anew(
        press('Buscar o ir a…'),
        (page) => page.getByRole('combobox', { name: 'Buscar o hacer' }).fill('nombre'),
        (page) => page.getByRole('option').first().waitFor(),
      ),
      'the next step in its row': edits('Cambiar Next Step', 'Next Step · reclamo 29'),
      'the last contact in its row': edits('Cambiar Último contacto', /· reclamo 29$/),
      'the state in its row': edits('Mover a…', 'Mover a…'),
      'the responsible in the row': anew(
        (page) => firstClaim(page).focus(),
        (page) => page.keyboard.press('r'),
        seesDialog(/reclamo 30$/),
      ),
      'the details': showsDetails,
      'the letters of a claim': all(press('Cartas'), seesDialog('Cartas')),
      'the bulk actions': anew(ticksTwo),
      'a failed batch': all(answers('PUT /claims/{}', 500, {}), press('Contacté hoy'), (page) =>
        changeNotice(page).getByRole('button', { name: 'Reintentar' }).waitFor(),
      ),
      'a finished batch': all(press('Reintentar'), (page) =>
        changeNotice(page).getByText('Guardado en 2.').waitFor(),
      ),
      'the keys': anew(
        // Phones have no button for it; a keyboard has this shortcut.
        (page) => page.keyboard.press('?'),
        (page) =>
          page
            .getByRole('dialog', { name: 'Atajos de teclado' })
            .getByLabel('Usar atajos', { exact: true })
            .uncheck(),
      ),
      'the account menu': anew(press(/^Cuenta/), seesButton('Cerrar Sesión')),
    },
  },
  {
    story: 'a new claim',
    path: CRM,
    as: 'LEGAL',
    states: {
      'the form with its errors': all(
        opens('Agregar nuevo reclamo', 'Nuevo Reclamo'),
        press('Guardar'),
        sees(/^Errors: /),
      ),
      'the missing documents': all(
        choosesStatus('EN ESPERA DE DOCUMENTOS', 'FALTAN DOCUMENTOS'),
        seesDialog(/missing documents/),
      ),
      'the question before input is lost': all(
        (page) => page.keyboard.press('Escape'),
        (page) =>
          page.getByRole('dialog', { name: /missing documents/ }).waitFor({ state: 'hidden' }),
        (page) => page.keyboard.press('Escape'),
        seesButton('Seguir editando'),
      ),
      'the travel agency': all(
        press('Seguir editando'),
        choosesStatus('NO APLICA', 'AGENCIA DE VIAJE'),
        seesDialog(/travel agency/),
      ),
    },
  },
  {
    story: 'a claim that two people edit',
    path: CRM,
    as: 'LEGAL',
    states: {
      'the form': all(showsDetails, press(/^Editar$/), seesDialog('Editar Reclamo')),
      'a conflict with a colleague': async (page, api) => {
        const form = page.getByRole('dialog', { name: 'Editar Reclamo' })
        await choosesStatus('INGRESADO', 'SI APLICA COMPENSACIÓN')(page, api)
        await form.getByLabel('Next Step', { exact: true }).fill('Lo que escribo yo')
        await saveElsewhere(api, 30, { next_step: 'Lo que escribió otra persona' })
        await form.getByRole('button', { name: 'Guardar', exact: true }).click()
        await seesDialog('Otra persona cambió lo mismo que tú')(page, api)
      },
    },
  },
  {
    story: 'what fails in the list',
    path: `${CRM}?pagina=2`,
    as: 'LEGAL',
    states: {
      'a neighbour that fails to load': all(
        showsDetails,
        fails('GET /claims/', 400),
        press('Anterior'),
        sees(/^No pudimos leer la otra página/),
      ),
      'an export that failed': all(
        fails('GET /claims/'),
        opens('Exportar CSV', 'Exportar reclamos'),
        (page) => page.getByRole('dialog').getByRole('alert').first().waitFor(),
      ),
      'an export in progress': anew(async (page, api) => {
        api.setFault('GET /claims/', { kind: 'hang' })
        await press('Exportar CSV')(page, api)
        await page.getByRole('progressbar', { name: 'Descarga de los reclamos' }).waitFor()
      }),
      'an empty list': anew(searches('nadie@prueba.test'), sees('No se encontraron reclamos.')),
      'a list that fails to load': all(
        fails('GET /claims/', 400),
        searches('user@prueba.test'),
        seesButton('Reintentar'),
      ),
    },
  },
]

/** The other views and pages of a case handler. */
const LEGAL: readonly Story[] = [
  {
    story: 'the board',
    path: `${CRM}?vista=tablero`,
    as: 'LEGAL',
    states: {
      'the board': seesButton(/^Mover/),
      'its menu': all(
        (page) =>
          page
            .getByRole('button', { name: /^Mover/ })
            .first()
            .click(),
        (page) => page.getByRole('menu').waitFor(),
      ),
    },
  },
  {
    story: 'the overview',
    path: `${CRM}?vista=resumen`,
    as: 'LEGAL',
    states: {
      'the numbers': (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
    },
  },
  {
    story: 'the work of the day',
    path: `${CRM}?vista=hoy`,
    as: 'LEGAL',
    states: {
      'the queue': seesButton(/^Contacté hoy/),
      'a contact noted': all(
        (page) =>
          page
            .getByRole('button', { name: /^Contacté hoy/ })
            .first()
            .click(),
        seesButton(/Deshacer/),
      ),
    },
  },
  {
    story: 'the users',
    path: '/legal/user-list',
    as: 'LEGAL',
    states: {
      'the list': sees('Paula Pasajera'),
      'a user who is not found': all(
        (page) => page.getByLabel('Correo', { exact: true }).fill('nadie@prueba.test'),
        press('Buscar'),
        sees('Usuario no encontrado.'),
      ),
    },
  },
]

const ADMIN: readonly Story[] = [
  {
    story: 'the charges',
    path: '/admin/cobro-manual',
    as: 'ADMIN',
    states: {
      'the list': seesList,
      'a charge before it is confirmed': all(
        (page) => wonClaim(page).click(),
        seesDialog('Detalles del Reclamo'),
        startsCharge,
      ),
      'a charge whose answer was lost': all(
        answers('POST /flow/charge', 502, {}),
        press(/Confirm charge/),
        (page) => page.getByRole('dialog', { name: 'Charge' }).getByRole('checkbox').waitFor(),
      ),
      'a charge with earlier attempts': async (page) => {
        const charge = page.getByRole('dialog', { name: 'Charge' })
        await charge.getByRole('button', { name: 'Cancel' }).click()
        await charge.waitFor({ state: 'hidden' })
        await page.getByRole('button', { name: 'Cobrar' }).click()
        await charge
          .getByText(/\$38\.000/)
          .first()
          .waitFor()
      },
      'the till with these attempts': anew(
        goesTo('/admin/cobro-manual?vista=caja'),
        sees(/^Solo lo que cobró/),
      ),
      'the claims to charge': all(
        goesTo('/admin/cobro-manual?vista=por-cobrar'),
        seesButton(/^Ir al cobro/),
      ),
    },
  },
  {
    story: 'the report',
    path: '/admin/vuelo-justo',
    as: 'ADMIN',
    states: { 'the page': isThere, 'the landing page of an admin': goesTo('/') },
  },
]

const PASSENGER: readonly Story[] = [
  {
    story: 'the profile',
    path: '/profile',
    as: 'USER',
    states: { 'a card on file': (page) => page.getByLabel('Dirección', { exact: true }).waitFor() },
  },
  {
    story: 'their claims',
    path: '/mis-reclamos',
    as: 'USER',
    states: {
      'the claims': sees('EN EVALUACIÓN'),
      'an opened helper': all(
        answers('GET /claim/', 200, [
          { id: 1, category: 'EN ESPERA DE DOCUMENTOS', updated_at: '2026-01-05' },
        ]),
        (page) => page.reload(),
        press(/^Qué documentos/),
      ),
    },
  },
  {
    story: 'the self-check',
    path: '/test',
    as: 'USER',
    states: {
      'the page': seesButton(/Copiar/),
      'one that failed': all(fails('GET /user/'), (page) => page.reload(), press(/Copiar/)),
    },
  },
]

const REFERRER: readonly Story[] = [
  {
    story: 'the profile of a referrer',
    path: '/profile',
    as: 'TAXI',
    states: {
      'its errors and an opened text': all(
        (page) => page.getByLabel('Dirección', { exact: true }).waitFor(),
        press('Ver más'),
        fills({ RUT: '' }),
        press('Registrar tarjeta'),
      ),
      'the question before leaving': all(
        (page) => page.getByRole('main').getByRole('link', { name: 'Mis Reclamos' }).click(),
        seesDialog('¿Salir sin guardar?'),
      ),
    },
  },
  {
    story: 'their earnings',
    path: '/qr-info',
    as: 'TAXI',
    states: { 'the numbers': sees(/35\.000/) },
  },
]

/** The pages of signed-in users. */
export const SIGNED_IN_STORIES = [...LIST, ...LEGAL, ...ADMIN, ...PASSENGER, ...REFERRER]
