import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { toDayString } from '@/domain/dates'
import { findWrongDate } from '@/features/claim-editor/edit/fields/focus-field'
import { getSession } from '@/session/session-store'
import { demo, server } from '@tests/support/server'
import {
  bodiesOf,
  button,
  CLAIM,
  CLAIMS,
  closed,
  fillRequired,
  gone,
  findDialog,
  openClaimForm,
} from './claim-form-desk'
import { field, type } from '@tests/support/page'
import { changeClaim, savedClaim } from '@tests/support/rows'

const today = () => toDayString(new Date())

describe('form fields', () => {
  it('of a new claim are empty and in named groups; it is created once, after a failure that keeps the form, with null for empty fields and today as update', async () => {
    const { user, dialog, onSaved } = await openClaimForm()
    const labels = [
      ['Nombre', 'Apellidos', 'RUT', 'Correo', 'Teléfono', 'Alias', 'Código de reserva'],
      ['Aerolínea', 'Tipo de reclamo', 'Responsable', 'Categoría', 'Subcategoría', 'Next Step'],
      ['Número de caso', 'Tracking', 'Carpeta Drive', 'Fecha de presentación'],
      ['Último contacto con el cliente', 'Último contacto con la aerolínea'],
    ].flat()
    for (const label of labels) expect(within(dialog).getByLabelText(label)).toHaveValue('')
    for (const label of ['Next Step', 'Tracking'])
      expect(within(dialog).getByText(label)).toHaveAttribute('lang', 'en')
    expect(field('Fecha de presentación')).toHaveAttribute('type', 'date')
    expect(field('Última actualización')).toHaveAttribute('readonly')
    const groups = screen.getAllByRole('group')
    expect(groups.length).toBeGreaterThanOrEqual(5)
    expect(groups[0]).toHaveAccessibleName('Persona')
    expect(within(dialog).queryByText(/^Reclamo /)).not.toBeInTheDocument()

    expect(field('Subcategoría')).toBeDisabled()
    type('Categoría', 'CASO DESISTIDO')
    expect(field('Subcategoría')).toBeEnabled()
    type('Subcategoría', 'ARCHIVADO')
    type('Categoría', 'POR INGRESAR')
    expect(field('Subcategoría')).toHaveValue('')
    expect(field('Subcategoría')).toBeDisabled()
    expect(field('Subcategoría')).toHaveAccessibleDescription(
      'Esta categoría no tiene subcategorías.',
    )

    server.use(http.post(CLAIMS, demo.fault('422'), { once: true }))
    const bodies = bodiesOf('post', CLAIMS)
    fillRequired()
    type('Nombre', ' Ana ')
    type('Correo', 'ana.nueva@correo.cl')
    type('Alias', 'REF-9')
    type('Fecha de presentación', '2026-02-03')
    const save = button('Guardar')
    await user.click(save)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('No pudimos crear el reclamo.')
    expect(alert).toHaveTextContent('No aceptaron Correo y Teléfono.')
    expect(alert).toHaveTextContent(/Field required\s+Value error, invalid phone/)
    expect(alert).toHaveTextContent('Lo que escribiste sigue aquí.')
    expect(onSaved).not.toHaveBeenCalled()
    bodies.length = 0
    // In one batch, so that no render happens between the clicks.
    act(() => {
      save.click()
      save.click()
    })
    fireEvent.submit(field('Nombre'))
    expect(save).toHaveTextContent('Guardando...')
    await user.keyboard('{Escape}')
    fireEvent.click(button('Cancelar'))
    expect(screen.queryByRole('dialog', { name: '¿Cerrar sin guardar?' })).not.toBeInTheDocument()
    await closed()
    expect(bodies).toEqual([
      {
        name: 'Ana',
        lastname: null,
        rut: null,
        email: 'ana.nueva@correo.cl',
        phone: null,
        reservation_code: 'QWERT1',
        handler: 'Equipo Legal',
        category: 'EN EVALUACIÓN',
        subcategory: 'INGRESO DE CASO',
        type: 'RETRASO',
        airline: 'SKY',
        case_number: null,
        tracking_id: null,
        case_folder: null,
        next_step: null,
        agency: null,
        alias: 'REF-9',
        created_at: null,
        submitted_date: '2026-02-03',
        last_customer_contact: null,
        last_airline_contact: null,
        documents: [],
        updated_at: today(),
      },
    ])
    expect(demo.state.claims.at(-1)).toMatchObject({ name: 'Ana', alias: 'REF-9' })
    expect(onSaved).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button('Abrir')).toHaveFocus())
  })

  it('of a claim show its values, also unknown ones, without alias, and only edits change it', async () => {
    changeClaim(1023, { last_airline_contact: 'a fines de mayo' })
    const before = savedClaim(1023)
    const bodies = bodiesOf('put', CLAIM)
    const { user } = await openClaimForm(before)
    expect(field('Categoría')).toHaveValue('EN REVISIÓN INTERNA')
    expect(field('Subcategoría')).toHaveValue('SEGUNDA OPINIÓN')
    expect(field('Responsable')).toHaveValue('Estudio Histórico')
    expect(field('Fecha de presentación')).toHaveValue(before.submitted_date ?? '')
    expect(field('Último contacto con la aerolínea')).toHaveAccessibleDescription(
      'Guardado así: a fines de mayo',
    )
    expect(screen.queryByLabelText('Alias')).not.toBeInTheDocument()
    type('Código de reserva', 'ABC123')
    type('Último contacto con el cliente', '')
    await user.click(button('Guardar'))
    await closed()
    const { id, alias, ...rest } = before
    const { flight_id, ...sent } = {
      ...rest,
      reservation_code: 'ABC123',
      last_customer_contact: null,
      updated_at: today(),
    }
    expect(bodies).toEqual([flight_id === null ? sent : { ...sent, flight_id }])
    expect(savedClaim(id)).toMatchObject({
      alias,
      handler: 'Estudio Histórico',
      updated_at: today(),
    })
  })
})

describe('validation errors', () => {
  it('are listed in one line, at each save, and at each field, and nothing is sent', async () => {
    const bodies = bodiesOf('post', CLAIMS)
    const { user } = await openClaimForm()
    type('Correo', 'ana@')
    type('RUT', '12345')
    await user.click(button('Guardar'))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent(
      'Errors: reservation_code: Required | handler: Required | category: Required | ' +
        'subcategory: Required | type: Required | airline: Required | ' +
        'email: Invalid email | rut: RUT is too short',
    )
    expect(summary).toHaveFocus()
    expect(summary).toHaveAttribute('lang', 'en')
    for (const label of ['Código de reserva', 'Responsable', 'Categoría', 'Tipo de reclamo']) {
      expect(field(label)).toHaveAccessibleDescription('Required')
    }
    expect(field('Aerolínea')).toBeInvalid()
    expect(field('Correo')).toHaveAccessibleDescription('Invalid email')
    expect(field('RUT')).toHaveAccessibleDescription('RUT is too short')
    await user.click(field('Nombre'))
    await user.click(button('Guardar'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())

    fillRequired()
    type('Correo', '')
    type('RUT', '1234567')
    await waitFor(() => expect(field('RUT')).toBeValid())
    await user.click(button('Guardar'))
    await closed()
    expect(bodies).toMatchObject([{ email: null, rut: '1234567' }])
  })

  it('include an incomplete date, which closing asks about and which would be saved as empty, and a year of three digits', async () => {
    const bodies = bodiesOf('post', CLAIMS)
    const { user } = await openClaimForm()
    const date = field('Último contacto con el cliente')
    // jsdom accepts no partial dates; browsers report them as badInput.
    Object.defineProperty(date, 'validity', { value: { badInput: true }, configurable: true })
    await user.keyboard('{Escape}')
    await findDialog('¿Cerrar sin guardar?')
    await user.click(button('Seguir editando'))
    await gone('¿Cerrar sin guardar?')
    fillRequired()
    await user.click(button('Guardar'))
    await waitFor(() =>
      expect(date).toHaveAccessibleDescription(
        'Fecha incompleta o que no existe: corrígela o bórrala.',
      ),
    )
    expect(date).toHaveFocus()
    expect(bodies).toEqual([])
    Object.defineProperty(date, 'validity', { value: { badInput: false } })
    type('Último contacto con el cliente', '0226-02-03')
    await user.click(button('Guardar'))
    await waitFor(() =>
      expect(date).toHaveAccessibleDescription(
        'Fecha incompleta o que no existe: corrígela o bórrala.',
      ),
    )
    expect(bodies).toEqual([])
    type('Último contacto con el cliente', '2026-02-03')
    await user.click(button('Guardar'))
    await closed()
    expect(bodies).toMatchObject([{ last_customer_contact: '2026-02-03' }])
  })
})

it('a wrong date is found also in a claim whose date came as an empty text', () => {
  const form = document.createElement('form')
  const date = Object.assign(document.createElement('input'), {
    type: 'date',
    name: 'submitted_date',
  })
  form.append(date)
  Object.defineProperty(date, 'validity', { value: { badInput: true } })
  expect(findWrongDate(form, toClaimRecord({ submitted_date: '' }))).toBe('submitted_date')
})

describe('sub-statuses with details', () => {
  it('FALTAN DOCUMENTOS asks for the documents, which can be changed', async () => {
    const bodies = bodiesOf('post', CLAIMS)
    const { user } = await openClaimForm()
    fillRequired()
    await user.selectOptions(field('Categoría'), 'EN ESPERA DE DOCUMENTOS')
    await user.selectOptions(field('Subcategoría'), 'FALTAN DOCUMENTOS')
    const choice = await findDialog('Select missing documents')
    expect(within(choice).getByRole('heading')).toHaveAttribute('lang', 'en')
    expect(within(choice).getAllByRole('checkbox')).toHaveLength(6)
    await user.click(within(choice).getByLabelText('Pasaje'))
    await user.click(within(choice).getByLabelText('RUT del pasajero'))
    await user.click(within(choice).getByRole('button', { name: 'Aceptar' }))
    await gone('Select missing documents')
    await waitFor(() => expect(field('Subcategoría')).toHaveFocus())
    expect(screen.getByText('Pasaje')).toBeVisible()

    await user.click(button('Cambiar documentos que faltan'))
    const again = await findDialog('Select missing documents')
    expect(within(again).getByLabelText('Pasaje')).toBeChecked()
    await user.click(within(again).getByLabelText('Pasaje'))
    await user.keyboard('{Escape}')
    await gone('Select missing documents')
    expect(screen.getByRole('dialog', { name: 'Nuevo Reclamo' })).toBeVisible()
    await user.click(button('Guardar'))
    await closed()
    expect(bodies).toMatchObject([{ documents: ['RUT del pasajero', 'Pasaje'] }])
  })

  it('AGENCIA DE VIAJE asks for the agency, and another sub-status removes it', async () => {
    const bodies = bodiesOf('post', CLAIMS)
    const { user } = await openClaimForm()
    fillRequired()
    type('Categoría', 'NO APLICA')
    type('Subcategoría', 'AGENCIA DE VIAJE')
    const choice = await findDialog('Select travel agency')
    await user.click(within(choice).getByRole('button', { name: 'Cancelar' }))
    expect(await screen.findByText('Nada elegido todavía.')).toBeVisible()
    await gone('Select travel agency')
    await user.click(button('Elegir agencia de viaje'))
    const again = await findDialog('Select travel agency')
    expect(within(again).getAllByRole('radio')).toHaveLength(5)
    await user.click(within(again).getByLabelText('Cocha'))
    await user.click(within(again).getByRole('button', { name: 'Aceptar' }))
    await gone('Select travel agency')
    expect(screen.getByText('Cocha')).toBeVisible()
    type('Subcategoría', 'CASO FORTUITO')
    expect(screen.queryByText('Cocha')).not.toBeInTheDocument()
    await user.click(button('Guardar'))
    await closed()
    expect(bodies).toMatchObject([{ subcategory: 'CASO FORTUITO', agency: null }])
  })
})

describe('failed save', () => {
  it('with 403 or 401 stays on the page and offers to copy the text', async () => {
    const { user, router } = await openClaimForm(savedClaim(1014))
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    type('Next Step', 'Llamar a LATAM')
    for (const [fault, sentence] of [
      ['403', 'Tu cuenta no tiene permiso para guardar reclamos.'],
      ['401', 'Tu sesión terminó y el reclamo no se guardó.'],
    ] as const) {
      server.use(http.put(CLAIM, demo.fault(fault)))
      await user.click(button('Guardar'))
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
      await user.click(button('Copiar lo escrito'))
      expect(await screen.findByText('Copiado.')).toBeVisible()
      expect(copied.mock.lastCall?.[0]).toMatch(/^Next Step: Llamar a LATAM$/m)
      expect(router.state.location.pathname).toBe('/desk')
      // A 401 ends the session in every tab, but unsaved text keeps this page open.
      expect(getSession().signedIn).toBe(fault !== '401')
      expect(field('Next Step')).toHaveValue('Llamar a LATAM')
    }
  })
})
