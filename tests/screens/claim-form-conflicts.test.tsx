import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { claimUpdateQueueOf } from '@/features/claim-store/changes/claim-update-queue'
import { upsertClaims } from '@/features/claim-store/claim-data/claim-cache'
import { signInAs } from '@tests/support/app'
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
  readSavedNotice,
} from './claim-form-desk'
import { field, type } from '@tests/support/page'
import { changeClaim, savedClaim } from '@tests/support/rows'

const ID = 1014
const CONFLICT = 'Otra persona cambió lo mismo que tú'
const UNSAVED = '¿Cerrar sin guardar?'

describe('claim changed by another user while the form is open', () => {
  it("keeps the other user's fields in the save, also in one after a failure with the server's message, and names them", async () => {
    const bodies = bodiesOf('put', CLAIM)
    server.use(http.put(CLAIM, demo.fault('422'), { once: true }))
    // The form has the field that the claim lacked, so the server's message is the reason.
    changeClaim(ID, { reservation_code: null })
    const { user, onSaved } = await openClaimForm(savedClaim(ID))
    changeClaim(ID, { next_step: 'Enviar carta', tracking_id: 'TRK1' })
    type('Nombre', 'Camila Andrea')
    type('Código de reserva', 'QWERT1')
    await user.click(button('Guardar'))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('No pudimos guardar los cambios.')
    expect(alert).toHaveTextContent(/Field required\s+Value error, invalid phone/)
    await user.click(button('Guardar'))
    expect(await readSavedNotice()).toContain(
      'Otra persona cambió Tracking y Next Step mientras editabas; lo conservamos.',
    )
    expect(bodies).toMatchObject([
      { name: 'Camila Andrea', next_step: 'Enviar carta', tracking_id: 'TRK1' },
    ])
    expect(onSaved).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button('Abrir')).toHaveFocus())
  })

  it("does not name the user's own saves made meanwhile, as from the row, as another user's", async () => {
    const claim = toClaimRecord({ ...savedClaim(ID) })
    const { user, client } = await openClaimForm(savedClaim(ID))
    const queue = claimUpdateQueueOf(client)
    await act(() => queue.start([claim], { last_customer_contact: '2026-11-20' }))
    await act(() => queue.start([claim], { next_step: 'Llamar hoy', handler: 'Equipo Legal' }))
    changeClaim(ID, { next_step: 'Enviar carta' })
    type('Nombre', 'Camila Andrea')
    await user.click(button('Guardar'))
    expect(await readSavedNotice()).toContain('Otra persona cambió Next Step mientras editabas')
    expect(savedClaim(ID)).toMatchObject({
      name: 'Camila Andrea',
      last_customer_contact: '2026-11-20',
      next_step: 'Enviar carta',
      handler: 'Equipo Legal',
    })
  })

  it('shows both versions of a field that both changed and saves the chosen ones, kept in the form if the save fails', async () => {
    const bodies = bodiesOf('put', CLAIM)
    server.use(http.put(CLAIM, demo.fault('400'), { once: true }))
    const { user } = await openClaimForm(savedClaim(ID))
    changeClaim(ID, {
      next_step: 'Enviar carta',
      name: 'Ana',
      case_number: 'C-9',
      tracking_id: 'TRK1',
    })
    changeClaim(ID, { category: 'CASO DESISTIDO', subcategory: 'ARCHIVADO' })
    type('Next Step', 'Llamar a LATAM')
    type('Nombre', 'Camila Andrea')
    type('Categoría', 'INGRESADO')
    type('Subcategoría', 'SI APLICA COMPENSACIÓN')
    await user.click(button('Guardar'))
    const conflict = await findDialog(CONFLICT)
    expect(bodies).toEqual([])
    expect(within(conflict).getAllByRole('radiogroup')).toHaveLength(3)
    expect(within(conflict).getByRole('radiogroup', { name: 'Next Step' })).toHaveTextContent(
      /Lo tuyo: .?Llamar a LATAM.*Lo que guardó la otra persona: .?Enviar carta/,
    )

    await user.click(within(conflict).getByLabelText(/Llamar a LATAM/))
    await user.click(within(conflict).getByRole('button', { name: 'Guardar lo elegido' }))
    expect(
      within(conflict).getByRole('radiogroup', { name: 'Nombre' }),
    ).toHaveAccessibleDescription('Elige cuál queda.')
    expect(within(conflict).getByLabelText(/^Lo tuyo: .?Camila Andrea/)).toHaveFocus()
    await user.click(within(conflict).getByLabelText(/Lo que guardó la otra persona: .?Ana/))
    await user.click(within(conflict).getByLabelText(/CASO DESISTIDO · ARCHIVADO/))
    await user.click(within(conflict).getByRole('button', { name: 'Guardar lo elegido' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos guardar los cambios.')
    expect(field('Nombre')).toHaveValue('Ana')
    expect(field('Next Step')).toHaveValue('Llamar a LATAM')
    type('Tracking', 'TRK2')
    await user.click(button('Guardar'))
    expect(await readSavedNotice()).toMatch(/cambió Número de caso mientras/)
    const status = { category: 'CASO DESISTIDO', subcategory: 'ARCHIVADO' }
    const chosen = { next_step: 'Llamar a LATAM', name: 'Ana', case_number: 'C-9', ...status }
    expect(bodies).toMatchObject([{ ...chosen, tracking_id: 'TRK2' }])
  })

  it('can be edited further, with nothing saved, and is compared again at each save', async () => {
    const bodies = bodiesOf('put', CLAIM)
    const { user } = await openClaimForm(savedClaim(ID))
    changeClaim(ID, { next_step: 'Enviar carta' })
    type('Next Step', 'Llamar a LATAM')
    await user.click(button('Guardar'))
    await findDialog(CONFLICT)
    await user.keyboard('{Escape}')
    await gone(CONFLICT)
    expect(field('Next Step')).toHaveValue('Llamar a LATAM')
    expect(button('Guardar')).toHaveFocus()

    await user.click(button('Guardar'))
    const conflict = await findDialog(CONFLICT)
    changeClaim(ID, { next_step: 'Archivar' })
    await user.click(within(conflict).getByLabelText(/Llamar a LATAM/))
    await user.click(within(conflict).getByRole('button', { name: 'Guardar lo elegido' }))
    await within(await findDialog(CONFLICT)).findByLabelText(/Archivar/)
    await user.keyboard('{Escape}')
    await gone(CONFLICT)
    type('Next Step', 'Archivar')
    await user.click(button('Guardar'))
    await closed()
    expect(bodies).toEqual([])
    expect(savedClaim(ID).next_step).toBe('Archivar')
  })

  it('is not saved twice if the response is lost and the check fails', async () => {
    server.use(http.put(CLAIM, demo.fault('acted-then-reset'), { once: true }))
    const bodies = bodiesOf('put', CLAIM)
    // After the save the server stops responding.
    server.use(http.put(CLAIM, () => server.use(http.get(CLAIMS, demo.fault('reset')))))
    const { user } = await openClaimForm(savedClaim(ID))
    type('Nombre', 'Camila Andrea')
    await user.click(button('Guardar'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No sabemos si los cambios quedaron guardados.',
    )
    expect(savedClaim(ID).name).toBe('Camila Andrea')
    server.resetHandlers()
    await user.click(button('Guardar'))
    await closed()
    expect(bodies).toHaveLength(1)
  })
})

describe('claim that is hard to find again', () => {
  it('is searched in all claims on request if everything changed', async () => {
    const { user } = await openClaimForm(savedClaim(ID))
    const after = { email: 'otra@correo.cl', category: 'EN APELACIÓN', tracking_id: 'TRK1' }
    changeClaim(ID, after)
    type('Nombre', 'Camila Andrea')
    await user.click(button('Guardar'))
    await user.click(await screen.findByRole('button', { name: 'Buscar en todos' }))
    expect(await readSavedNotice()).toContain('Tracking')
    expect(savedClaim(ID)).toMatchObject({ ...after, name: 'Camila Andrea' })
  })

  it('is not saved after an unreadable answer or a 401, and without a check only on request', async () => {
    const bodies = bodiesOf('put', CLAIM)
    const { user } = await openClaimForm(savedClaim(ID))
    type('Nombre', 'Camila Andrea')
    for (const [fault, sentence] of [
      ['200-html', 'No pudimos comprobar si otra persona cambió este reclamo'],
      ['401', 'Tu sesión terminó y el reclamo no se guardó.'],
    ] as const) {
      server.use(http.get(CLAIMS, demo.fault(fault), { once: true }))
      await user.click(button('Guardar'))
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
      expect(bodies).toEqual([])
      const anyway = screen.queryByRole('button', { name: 'Guardar de todas formas' })
      expect(anyway === null).toBe(fault === '401')
    }
    act(() => void signInAs('LEGAL'))
    server.use(http.get(CLAIMS, () => HttpResponse.json({ items: [], total: 0 })))
    await user.click(button('Guardar'))
    const sentence = 'No encontramos este reclamo donde estaba'
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
    expect(bodies).toEqual([])
    await user.click(button('Guardar de todas formas'))
    await closed()
    expect(bodies).toMatchObject([{ name: 'Camila Andrea' }])
  })
})

it('refuses to save a claim without an id', async () => {
  const bodies = bodiesOf('put', CLAIM)
  const { user } = await openClaimForm({ ...savedClaim(ID), id: null })
  type('Nombre', 'Camila Andrea')
  await user.click(button('Guardar'))
  expect(await screen.findByRole('alert')).toHaveTextContent('El reclamo no tiene número')
  expect(bodies).toEqual([])
})

describe('new claim sent without a response', () => {
  it('is searched before it is sent again, and sent without a search only on request', async () => {
    const created = () => demo.state.claims.filter(({ email }) => email === 'nueva@correo.cl')
    server.use(http.post(CLAIMS, demo.fault('504')))
    const { user, onSaved } = await openClaimForm()
    fillRequired()
    type('Correo', 'nueva@correo.cl')
    await user.click(button('Guardar'))
    await screen.findByText(/No sabemos si el reclamo se creó/)
    expect(screen.getByRole('alert').textContent.match(/Lo que escribiste/g)).toHaveLength(1)
    server.use(http.get(CLAIMS, demo.fault('500')))
    await user.click(button('Guardar'))
    await screen.findByText(/No pudimos comprobar si el reclamo ya se creó/)
    await user.click(button('Crear de todas formas'))
    await screen.findByText(/No sabemos si el reclamo se creó/)
    expect(created()).toHaveLength(0)

    server.resetHandlers()
    server.use(http.post(CLAIMS, demo.fault('acted-then-reset'), { once: true }))
    await user.click(button('Guardar'))
    await waitFor(() => expect(created()).toHaveLength(1))
    await screen.findByText(/No sabemos si el reclamo se creó/)
    await waitFor(() => expect(button('Guardar')).toBeEnabled())
    await user.click(button('Guardar'))
    await screen.findByText(/El reclamo ya se creó en el intento anterior: 1241\./)
    await user.click(button('Cerrar y ver la lista'))
    await closed()
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(created()).toHaveLength(1)
  })
})

describe('possible duplicates', () => {
  it('are shown when a field loses focus, and do not block the save', async () => {
    const { user, client } = await openClaimForm()
    const listed = savedClaim(1106)
    act(() => void upsertClaims(client, [toClaimRecord({ ...listed })]))
    await user.type(field('Código de reserva'), (listed.reservation_code ?? '').toLowerCase())
    await user.tab()
    expect(await screen.findByText(/reclamo 1106 \(mismo Código de reserva/)).toBeVisible()
    type('RUT', listed.rut ?? '')
    fireEvent.blur(field('RUT'))
    expect(await screen.findByText(/reclamo 1106 \(mismo RUT y Código de reserva/)).toBeVisible()
    type('Código de reserva', 'OTRO99')
    type('RUT', '')
    type('Correo', 'PASAJERO@demo.cl')
    fireEvent.blur(field('Correo'))
    const notice = await screen.findByText(/reclamo 1011 \(mismo Correo\)/)
    expect(notice).toHaveTextContent(/1010 .*1009 .* y 8 más\. Si es otro caso, guárdalo igual\.$/)
    expect(notice).not.toHaveTextContent('1106')
    fillRequired()
    await user.click(button('Guardar'))
    await closed()
  })
})

describe('leaving with unsaved changes', () => {
  /** Closes the tab; false if the browser asks first. */
  const leavePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const answer = async (name: string) =>
    fireEvent.click(within(await findDialog(UNSAVED)).getByRole('button', { name }))

  it('by Escape, "Cancelar" or the close button asks first, but not if nothing changed', async () => {
    const { user } = await openClaimForm(savedClaim(ID))
    type('Nombre', `${savedClaim(ID).name ?? ''} `)
    // Duplicates are searched for a new claim only.
    fireEvent.blur(field('Correo'))
    await act(async () => Promise.resolve())
    expect(screen.queryByText(/Puede que ya exista/)).not.toBeInTheDocument()
    expect(leavePage()).toBe(true)
    await user.keyboard('{Escape}')
    await closed()
    await user.click(button('Abrir'))
    await findDialog('Editar Reclamo')
    type('Next Step', 'Llamar a LATAM')
    for (const leave of [
      () => user.keyboard('{Escape}'),
      () => user.click(button('Cancelar')),
      () => user.click(button('Cerrar')),
    ]) {
      await leave()
      await answer('Seguir editando')
      await gone(UNSAVED)
      expect(field('Next Step')).toHaveValue('Llamar a LATAM')
    }
    await user.click(button('Cancelar'))
    await answer('Cerrar sin guardar')
    await closed()
    await user.click(button('Abrir'))
    await findDialog('Editar Reclamo')
    expect(field('Next Step')).toHaveValue(savedClaim(ID).next_step ?? '')
  })

  it('to another page, back, or by closing the tab asks first', async () => {
    const { router } = await openClaimForm()
    type('Alias', 'REF-1')
    expect(leavePage()).toBe(false)
    await act(() => router.navigate(-1))
    await answer('Seguir editando')
    await gone(UNSAVED)
    expect(router.state.location.pathname).toBe('/desk')
    await act(() => router.navigate('/desk?page=2'))
    expect(router.state.location.search).toBe('?page=2')
    await act(() => router.navigate('/elsewhere'))
    await answer('Cerrar sin guardar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  })
})
