import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DemoClaim } from '@/mocks/state'
import { daysAgo } from '@tests/support/days-ago'
import { passTime, stopTimers, until } from '@tests/support/clock'
import { changeClaim, savedClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import { CHARGES, CRM, detailsOf, findDetails, openDesk, waitUntilClosed } from './claims-desk'
import { buildRow, failCalls, holdCalls, inNotice, notice, noticeSays } from './queue-desk'
import { queueRow, startDay, TODAY, watchCalls, wire } from './queue-desk'

beforeEach(startDay)

type User = Awaited<ReturnType<typeof openDesk>>['user']

const ROWS = () => [3, 2, 1].map((id) => buildRow(id, id + 1))

/** Shows these claims in the list of the CRM. */
async function openList(claims: readonly DemoClaim[] = ROWS()) {
  demo.state.claims = claims
  return openDesk(CRM)
}

/** An editable cell of a claim, by the name of its field and its text. */
function cell(id: number, field: string, text: string): HTMLElement {
  const name = { name: text, description: `Cambiar ${field}` }
  return within(queueRow(id)).getByRole('button', name)
}

const findField = () => screen.findByRole('textbox', { name: 'Next Step' })

/** Replaces the next step in the open editor and presses Enter. */
async function writeStep(user: User, text: string) {
  const field = await findField()
  await waitFor(() => expect(field).toHaveFocus())
  await user.clear(field)
  await user.paste(text)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field).not.toBeInTheDocument())
}

/** Expects one PUT with the saved claim and these changes. */
function expectOnePut(before: DemoClaim, changed: Partial<DemoClaim>) {
  expect(wire.puts).toHaveLength(1)
  const [put = {}] = wire.puts
  const other = Object.fromEntries(
    Object.entries(before).filter(
      ([key]) => key in put && !(key in changed) && key !== 'update_date',
    ),
  )
  expect(put).toMatchObject({ ...other, ...changed })
  expect(Object.keys(put).length).toBeGreaterThan(20)
}

/** Chooses one's own next step in the dialog of a conflict. */
async function keepMine(user: User) {
  const name = 'Otra persona cambió lo mismo que tú'
  const dialog = within(await screen.findByRole('dialog', { name }))
  await user.click(dialog.getByLabelText(/^Lo tuyo: .?Apelar/))
  await user.click(dialog.getByRole('button', { name: 'Guardar lo elegido' }))
}

describe('cell of the list', () => {
  it('edits the next step, a handler by the arrow keys and the status; Enter saves and Escape cancels', async () => {
    const { user } = await openList([...ROWS().slice(0, 2), buildRow(1, 2, { next_step: null })])
    expect(cell(1, 'Next Step', 'Sin next step')).toHaveTextContent(/^-$/)
    const before = savedClaim(2)
    await user.click(cell(2, 'Next Step', 'Llamar al cliente'))
    await screen.findByRole('dialog', { name: 'Next Step · reclamo 2' })
    const field = await findField()
    expect(field).toHaveValue('Llamar al cliente')
    await user.click(field)
    await user.paste(' mañana')
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    expect(wire.puts).toEqual([])
    await waitFor(() => expect(cell(2, 'Next Step', 'Llamar al cliente')).toHaveFocus())
    await user.keyboard('{Enter}')
    await writeStep(user, 'Apelar')
    await noticeSays('Reclamo 2 · Next Step: ApelarGuardado.')
    expectOnePut(before, { next_step: 'Apelar' })
    await waitFor(() => expect(cell(2, 'Next Step', 'Apelar')).toHaveFocus())
    await user.keyboard('j')
    expect(detailsOf(1)).toHaveFocus()

    wire.puts = []
    const assigned = savedClaim(3)
    await user.keyboard('kkr')
    const handlers = within(await screen.findByRole('dialog', { name: 'Responsable · reclamo 3' }))
    await waitFor(() =>
      expect(handlers.getByRole('button', { name: /^Equipo Legal/ })).toHaveFocus(),
    )
    expect(handlers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Equipo Legalahora',
      'Externo',
      'Mesa de Ayuda',
    ])
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await noticeSays('Reclamo 3 · Responsable: ExternoGuardado.')
    expectOnePut(assigned, { handler: 'Externo' })
    await waitFor(() => expect(detailsOf(3)).toHaveFocus())

    wire.puts = []
    const move = screen.getByRole('button', { name: 'Mover a…, reclamo 3' })
    await user.click(move)
    await user.click(await screen.findByRole('menuitem', { name: 'Procesando compensación' }))
    await noticeSays('PROCESANDO COMPENSACIÓNGuardado.')
    expectOnePut(
      { ...assigned, handler: 'Externo' },
      { category: 'PROCESANDO COMPENSACIÓN', subcategory: null },
    )
    await waitFor(() => expect(move).toHaveFocus())
  })

  it('sets today or another day as the last contact', async () => {
    const { user } = await openList()
    const before = savedClaim(3)
    const findDays = () =>
      screen.findByRole('dialog', { name: 'Último contacto con el cliente · reclamo 3' })
    await user.click(cell(3, 'Último contacto', 'hace 4 días'))
    const name = 'Hoy, contacto con el cliente'
    const today = within(await findDays()).getByRole('button', { name })
    expect(today).toHaveFocus()
    await user.click(today)
    await noticeSays('Último contacto con el cliente: 21/11/2026Guardado.')
    expectOnePut(before, { last_customer_contact: TODAY })
    await waitFor(() => cell(3, 'Último contacto', 'hoy'))
    await user.click(cell(3, 'Último contacto', 'hoy'))
    const window = within(await findDays())
    const day = window.getByLabelText('Último contacto con el cliente')
    expect(day).toHaveValue(TODAY)
    const save = window.getByRole('button', { name: 'Guardar este día' })
    await user.click(save)
    expect(wire.puts).toHaveLength(1)
    fireEvent.change(day, { target: { value: daysAgo(1) } })
    await user.click(save)
    await waitFor(() => expect(savedClaim(3).last_customer_contact).toBe(daysAgo(1)))
    expect(wire.puts).toHaveLength(2)
  })
})

describe('shortcuts of a row', () => {
  it('edit it with the keyboard, and j continues from it; a claim without an id has none', async () => {
    const nameless = { ...buildRow(0, 0), id: null as unknown as number }
    const agency = buildRow(9, 1, { agency: 'Viajes del Sur' })
    const { user } = await openList([...ROWS(), agency, nameless])
    await user.keyboard('jjjjjcsrmx')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('status', { name: 'Cambios' })).not.toBeInTheDocument()
    await user.keyboard('kks')
    await writeStep(user, 'Apelar')
    await noticeSays('Reclamo 2 · Next Step: ApelarGuardado.')
    await waitFor(() => expect(detailsOf(2)).toHaveFocus())
    await user.keyboard('jc')
    await noticeSays('Reclamo 1 · Último contacto con el cliente: 21/11/2026Guardado.')
    expect(detailsOf(1)).toHaveFocus()
    await user.keyboard('km')
    await screen.findByRole('menu', { name: 'Mover a…' })
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await waitFor(() => expect(detailsOf(2)).toHaveFocus())
    await user.keyboard('m')
    const at = (name: RegExp) => screen.getByRole('menuitem', { name })
    await waitFor(() => expect(at(/^Ingresado/)).toHaveFocus())
    await user.keyboard('dem')
    await waitFor(() => expect(at(/^Demanda/)).toHaveFocus())
    await user.keyboard('{Enter}')
    await noticeSays('Reclamo 2 · Categoría: DEMANDA EN CURSO')
    await waitUntilClosed()
    expect(detailsOf(2)).toHaveFocus()

    await user.keyboard('km')
    await user.click(await screen.findByRole('menuitem', { name: 'No aplica' }))
    await user.click(screen.getByRole('menuitem', { name: 'Agencia de viaje' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Select travel agency' }))
    await user.click(dialog.getByRole('radio', { name: 'Viajes del Sur' }))
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
    await noticeSays(/Reclamo 3 .*Guardado\./)
    await waitFor(() => expect(detailsOf(3)).toHaveFocus())
    expect(savedClaim(3)).toMatchObject({ category: 'NO APLICA', agency: 'Viajes del Sur' })
  })
})

describe('change of a claim', () => {
  it('marks only its cell as busy, keeps what another user changed, needs a choice in the same field, and can be retried', async () => {
    const { user } = await openList()
    const { open, release } = holdCalls('put')
    changeClaim(3, { handler: 'Externo' })
    await user.keyboard('js')
    await writeStep(user, 'Llamar')
    const step = () => cell(3, 'Next Step', 'Llamar al cliente')
    await waitFor(() => expect(step()).toHaveAttribute('aria-busy', 'true'))
    const busy = screen.getAllByRole('button').filter((one) => one.ariaBusy === 'true')
    expect(busy).toEqual([step()])
    await waitFor(() => {
      release()
      expect(cell(3, 'Next Step', 'Llamar')).not.toHaveAttribute('aria-busy')
    })
    await noticeSays('Guardado.')
    expect(savedClaim(3)).toMatchObject({ next_step: 'Llamar', handler: 'Externo' })
    await waitFor(() => expect(detailsOf(3)).toHaveFocus())
    open()

    wire.puts = []
    changeClaim(3, { next_step: 'Esperar', handler: 'Equipo Legal' })
    await user.keyboard('s')
    await writeStep(user, 'Apelar')
    await noticeSays('Otra persona lo cambió mientras tanto. Elige cuál queda.')
    expect(wire.puts).toEqual([])
    await user.click(inNotice('Elegir cuál queda, reclamo 3'))
    await keepMine(user)
    await waitFor(() => cell(3, 'Next Step', 'Apelar'))
    expect(savedClaim(3)).toMatchObject({ next_step: 'Apelar', handler: 'Equipo Legal' })
    await waitFor(() => expect(notice()).not.toHaveTextContent('Elige cuál queda'))
    await waitUntilClosed()
    expect(detailsOf(3)).toHaveFocus()

    server.resetHandlers()
    failCalls('put', '500')
    await user.click(cell(3, 'Next Step', 'Apelar'))
    await writeStep(user, 'Esperar')
    await noticeSays('Sin confirmar.')
    expect(cell(3, 'Next Step', 'Apelar')).toBeVisible()
    server.resetHandlers()
    watchCalls()
    await user.click(inNotice('Reintentar'))
    await noticeSays('Reclamo 3 · Next Step: EsperarGuardado.')
    expect(wire.puts).toHaveLength(1)
    await waitFor(() => cell(3, 'Next Step', 'Esperar'))
  })
})

describe('undo', () => {
  it('works with the button and with a key, which keeps the focus, for ten seconds, or longer under the pointer', async () => {
    const { user } = await openList()
    await user.keyboard('jc')
    await noticeSays('Guardado.')
    await user.click(inNotice('Deshacer'))
    await noticeSays('Se deshizo.')
    await waitFor(() => cell(3, 'Último contacto', 'hace 4 días'))
    detailsOf(3).focus()
    await user.keyboard('c')
    await noticeSays('Guardado.')
    await user.keyboard('u')
    await noticeSays('Se deshizo.')
    expect(detailsOf(3)).toHaveFocus()
    expect(savedClaim(3).last_customer_contact).toBe(daysAgo(4))
    await user.keyboard('u')
    expect(wire.puts).toHaveLength(4)

    await user.keyboard('c')
    await noticeSays('Guardado.')
    await user.hover(inNotice('Deshacer'))
    stopTimers()
    passTime(60_000)
    expect(inNotice('Deshacer')).toBeVisible()
    fireEvent.pointerLeave(within(notice()).getByRole('presentation'))
    passTime(9_999)
    expect(inNotice('Deshacer')).toBeVisible()
    passTime(1)
    expect(notice()).toBeEmptyDOMElement()
    expect(savedClaim(3).last_customer_contact).toBe(TODAY)
  })

  it('is offered for the last change only, after which an older failed one is shown again, and ends ten seconds after its focused button was pressed', async () => {
    const { user } = await openList()
    failCalls('put', '500')
    await user.keyboard('jc')
    await noticeSays('Sin confirmar.')
    server.resetHandlers()
    await user.keyboard('jc')
    await noticeSays('Reclamo 2 · Último contacto con el cliente: 21/11/2026Guardado.')
    await user.click(inNotice('Descartar aviso'))
    await noticeSays('Reclamo 3 · Último contacto con el cliente: 21/11/2026Sin confirmar.')
    await user.click(inNotice('Reintentar'))
    await noticeSays('Guardado.')
    expect(savedClaim(3).last_customer_contact).toBe(TODAY)
    await user.click(inNotice('Descartar aviso'))
    expect(notice()).toBeEmptyDOMElement()

    await user.keyboard('jc')
    await noticeSays('Guardado.')
    const undo = holdCalls('put')
    inNotice('Deshacer').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(undo.bodies).toHaveLength(1))
    // With the date, or the session would end.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
    undo.release()
    await until(() => screen.queryByText('Se deshizo.') !== null, { stepMs: 10 })
    passTime(10_000)
    expect(notice()).toBeEmptyDOMElement()
  })
})

describe('open claim', () => {
  it('edits next step and contact in place, and offers status, handler and contact day', async () => {
    const { user } = await openList()
    await user.click(detailsOf(2))
    const details = await findDetails(2)
    const inDetails = (name: string | RegExp) => within(details).getByRole('button', { name })
    const writeInDetails = async (text: string) => {
      await user.click(inDetails('Cambiar el próximo paso, reclamo 2'))
      await writeStep(user, text)
    }
    await writeInDetails('Enviar apelación')
    await waitFor(() => expect(savedClaim(2).next_step).toBe('Enviar apelación'))
    await waitFor(() => expect(details).toHaveTextContent('Enviar apelación'))
    await user.click(inDetails('Contacté hoy'))
    await waitFor(() => expect(savedClaim(2).last_customer_contact).toContain(TODAY))
    await user.click(await within(details).findByRole('button', { name: 'Contactado hoy' }))
    expect(wire.puts).toHaveLength(2)
    for (const name of ['Mover a…', 'Asignar a otra persona', 'Cambiar el día del contacto']) {
      expect(inDetails(`${name}, reclamo 2`)).toBeVisible()
    }
    // The dialog covers the notice of the desk.
    failCalls('put', '500')
    await writeInDetails('Esperar')
    const reason =
      'No sabemos si se guardó: repite, no se guarda dos veces. El servidor dijo: Internal Server Error'
    expect(await within(details).findByText(reason)).toBeVisible()
    server.resetHandlers()
    await user.click(inDetails('Reintentar'))
    await waitFor(() => expect(savedClaim(2).next_step).toBe('Esperar'))
    await waitFor(() => expect(details).toHaveTextContent('Esperar'))
    changeClaim(2, { next_step: 'Llamar' })
    await writeInDetails('Apelar')
    const choose = { name: 'Elegir cuál queda, reclamo 2' }
    await user.click(await within(details).findByRole('button', choose))
    await keepMine(user)
    await waitFor(() => expect(savedClaim(2).next_step).toBe('Apelar'))
    await waitFor(() => expect(details).toHaveTextContent('Apelar'))
  })

  it('is read-only on the charges desk, also in the list, without a new claim and the palette', async () => {
    demo.state.claims = ROWS()
    const { user } = await openDesk(CHARGES)
    expect(screen.queryByRole('button', { name: /^(Cambiar|Mover a)/ })).not.toBeInTheDocument()
    await user.keyboard('njsrmcx{Control>}k{/Control}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Buscar o ir a…' })).not.toBeInTheDocument()
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }))
    expect(help.queryByText('Agregar un reclamo')).not.toBeInTheDocument()
    expect(help.queryByText('Elegir la fila')).not.toBeInTheDocument()
    expect(help.getByText('Guardar y siguiente, en el formulario')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await user.click(detailsOf(2))
    const details = await findDetails(2)
    for (const name of [/^Cambiar el/, /^Mover/, /^Asignar/, 'Contacté hoy']) {
      expect(within(details).queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(wire.puts).toEqual([])
  })
})
