import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DemoClaim } from '@/mocks/state'
import { daysAgo } from '@tests/support/days-ago'
import { passTime, stopTimers, until } from '@tests/support/clock'
import { changeClaim, savedClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import { renderApp } from '@tests/support/app'
import { CHARGES, CRM, findDetails, openDesk } from './claims-desk'
import { buildRow, failCalls, holdCalls, startDay, TODAY, watchCalls, wire } from './queue-desk'

beforeEach(startDay)

type User = Awaited<ReturnType<typeof openDesk>>['user']

const ROWS = () => [3, 2, 1].map((id) => buildRow(id, id + 1))

/** Shows these claims in the list of the CRM. */
async function openList(claims: readonly DemoClaim[] = ROWS()) {
  demo.state.claims = claims
  return openDesk(CRM)
}

/** An editable cell by name, such as 'Cambiar Next Step del reclamo 2: Apelar'. */
function cell(name: string): HTMLElement {
  const [, description, id, text] = /^(Cambiar .*) del reclamo (\d+): (.*)$/.exec(name) ?? []
  if (description === undefined) return screen.getByRole('button', { name })
  const row = screen
    .getAllByRole('row')
    .find((one) => within(one).queryByRole('button', { name: `Detalles del reclamo ${id}` }))
  if (!row) throw new Error(`no row of claim ${id}`)
  return within(row).getByRole('button', { name: text ?? '', description })
}
const detailsOf = (id: number) => cell(`Detalles del reclamo ${id}`)
const notice = () => screen.getByRole('status', { name: 'Cambios' })
const inNotice = (name: string) => within(notice()).getByRole('button', { name })

async function noticeSays(text: string) {
  await waitFor(() => expect(notice()).toHaveTextContent(text))
}

/** Waits until no dialog covers the list. */
async function waitForList() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

/** Types a next step into the open editor and presses Enter. */
async function writeStep(user: User, text: string) {
  const field = await screen.findByRole('textbox', { name: 'Next Step' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.clear(field)
  await user.type(field, `${text}{Enter}`)
  await waitForList()
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

describe('cell of the list', () => {
  it('edits the next step, a handler by the arrow keys and the status; Enter saves and Escape cancels', async () => {
    const { user } = await openList([...ROWS().slice(0, 2), buildRow(1, 2, { next_step: null })])
    expect(cell('Cambiar Next Step del reclamo 1: Sin next step')).toHaveTextContent(/^-$/)
    const before = savedClaim(2)
    await user.click(cell('Cambiar Next Step del reclamo 2: Llamar al cliente'))
    const window = await screen.findByRole('dialog', { name: 'Next Step · reclamo 2' })
    const field = within(window).getByRole('textbox', { name: 'Next Step' })
    expect(field).toHaveValue('Llamar al cliente')
    await user.type(field, ' mañana{Escape}')
    await waitForList()
    expect(wire.puts).toEqual([])
    await waitFor(() =>
      expect(cell('Cambiar Next Step del reclamo 2: Llamar al cliente')).toHaveFocus(),
    )
    await user.click(cell('Cambiar Next Step del reclamo 2: Llamar al cliente'))
    await writeStep(user, 'Apelar')
    await noticeSays('Reclamo 2 · Next Step: ApelarGuardado.')
    expectOnePut(before, { next_step: 'Apelar' })
    await waitFor(() => expect(cell('Cambiar Next Step del reclamo 2: Apelar')).toHaveFocus())
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
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(handlers.getByRole('button', { name: 'Externo' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await noticeSays('Reclamo 3 · Responsable: ExternoGuardado.')
    expectOnePut(assigned, { handler: 'Externo' })
    await waitFor(() => expect(detailsOf(3)).toHaveFocus())

    wire.puts = []
    await user.click(cell('Mover a…, reclamo 3'))
    await user.click(await screen.findByRole('menuitem', { name: 'Procesando compensación' }))
    await noticeSays('PROCESANDO COMPENSACIÓNGuardado.')
    expectOnePut(
      { ...assigned, handler: 'Externo' },
      { category: 'PROCESANDO COMPENSACIÓN', subcategory: null },
    )
    await waitForList()
    await waitFor(() => expect(cell('Mover a…, reclamo 3')).toHaveFocus())
  })

  it('sets today or another day as the last contact', async () => {
    const { user } = await openList()
    const before = savedClaim(3)
    await user.click(cell('Cambiar Último contacto del reclamo 3: hace 4 días'))
    const open = () =>
      screen.findByRole('dialog', { name: 'Último contacto con el cliente · reclamo 3' })
    const today = within(await open()).getByRole('button', { name: 'Hoy, contacto con el cliente' })
    expect(today).toHaveFocus()
    await user.click(today)
    await noticeSays('Guardado.')
    expectOnePut(before, { last_customer_contact: TODAY })
    await waitFor(() => cell('Cambiar Último contacto del reclamo 3: hoy'))
    await user.click(cell('Cambiar Último contacto del reclamo 3: hoy'))
    const window = within(await open())
    const day = window.getByLabelText('Último contacto con el cliente')
    expect(day).toHaveValue(TODAY)
    await user.click(window.getByRole('button', { name: 'Guardar este día' }))
    expect(wire.puts).toHaveLength(1)
    await user.clear(day)
    await user.type(day, daysAgo(1))
    await user.click(window.getByRole('button', { name: 'Guardar este día' }))
    await waitFor(() => expect(savedClaim(3).last_customer_contact).toBe(daysAgo(1)))
    expect(wire.puts).toHaveLength(2)
  })
})

describe('shortcuts of a row', () => {
  it('edit it with the keyboard, and j continues from it', async () => {
    const { user } = await openList()
    await user.keyboard('jjs')
    await writeStep(user, 'Apelar')
    await noticeSays('Reclamo 2 · Next Step: ApelarGuardado.')
    await waitFor(() => expect(detailsOf(2)).toHaveFocus())
    await user.keyboard('jc')
    await noticeSays('Reclamo 1 · Último contacto con el cliente: 21/11/2026Guardado.')
    expect(detailsOf(1)).toHaveFocus()
    await user.keyboard('km')
    await screen.findByRole('menu', { name: 'Mover a…' })
    await user.keyboard('{Escape}')
    await waitForList()
    await waitFor(() => expect(detailsOf(2)).toHaveFocus())
    await user.keyboard('m')
    await screen.findByRole('menu', { name: 'Mover a…' })
    const at = (name: RegExp) => screen.getByRole('menuitem', { name })
    await waitFor(() => expect(at(/^Ingresado/)).toHaveFocus())
    await user.keyboard('dem')
    await waitFor(() => expect(at(/^Demanda/)).toHaveFocus())
    await user.keyboard('{Enter}')
    await noticeSays('Reclamo 2 · Categoría: DEMANDA EN CURSO')
    await waitForList()
    expect(detailsOf(2)).toHaveFocus()
    await user.keyboard('k')
    expect(detailsOf(3)).toHaveFocus()
  })

  it('return the focus after the agency dialog', async () => {
    const { user } = await openList([...ROWS(), buildRow(9, 1, { agency: 'Viajes del Sur' })])
    await user.keyboard('jjm')
    await user.click(await screen.findByRole('menuitem', { name: 'No aplica' }))
    await user.click(screen.getByRole('menuitem', { name: 'Agencia de viaje' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Select travel agency' }))
    await user.click(dialog.getByRole('radio', { name: 'Viajes del Sur' }))
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
    await noticeSays('Guardado.')
    await waitForList()
    await waitFor(() => expect(detailsOf(3)).toHaveFocus())
    expect(savedClaim(3)).toMatchObject({ category: 'NO APLICA', agency: 'Viajes del Sur' })
  })

  it('ignore a claim without an id', async () => {
    const { user } = await openList([{ ...buildRow(1, 1), id: null as unknown as number }])
    await user.keyboard('jcsrmx')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('status', { name: 'Cambios' })).not.toBeInTheDocument()
  })
})

describe('concurrent change of another user', () => {
  it('is kept if it is in another field, and needs a choice if it is in the same field', async () => {
    const { user } = await openList()
    changeClaim(3, { handler: 'Externo' })
    await user.keyboard('js')
    await writeStep(user, 'Llamar')
    await noticeSays('Guardado.')
    expect(savedClaim(3)).toMatchObject({ next_step: 'Llamar', handler: 'Externo' })
    await waitFor(() => expect(detailsOf(3)).toHaveFocus())

    wire.puts.length = 0
    changeClaim(3, { next_step: 'Esperar', handler: 'Equipo Legal' })
    await user.keyboard('s')
    await writeStep(user, 'Apelar')
    await noticeSays('Otra persona lo cambió mientras tanto. Elige cuál queda.')
    expect(wire.puts).toEqual([])
    await user.click(inNotice('Elegir cuál queda, reclamo 3'))
    const dialog = await screen.findByRole('dialog', {
      name: 'Otra persona cambió lo mismo que tú',
    })
    await user.click(within(dialog).getByLabelText(/^Lo tuyo: .?Apelar/))
    await user.click(within(dialog).getByRole('button', { name: 'Guardar lo elegido' }))
    await waitFor(() => cell('Cambiar Next Step del reclamo 3: Apelar'))
    expect(savedClaim(3)).toMatchObject({ next_step: 'Apelar', handler: 'Equipo Legal' })
    await waitFor(() => expect(notice()).not.toHaveTextContent('Elige cuál queda'))
  })
})

describe('unsaved change', () => {
  it('marks only its cell as busy while it is pending, shows why it failed, and can be retried', async () => {
    const { user } = await openList()
    const { release } = holdCalls('put')
    await user.keyboard('js')
    await writeStep(user, 'Apelar')
    const step = () => cell('Cambiar Next Step del reclamo 3: Llamar al cliente')
    await waitFor(() => expect(step()).toHaveAttribute('aria-busy', 'true'))
    const busy = screen.getAllByRole('button').filter((one) => one.ariaBusy === 'true')
    expect(busy).toEqual([step()])
    await waitFor(() => {
      release()
      expect(cell('Cambiar Next Step del reclamo 3: Apelar')).not.toHaveAttribute('aria-busy')
    })
    await noticeSays('Guardado.')

    server.resetHandlers()
    failCalls('put', '500')
    await user.keyboard('s')
    await writeStep(user, 'Esperar')
    await noticeSays('No se guardó.')
    expect(cell('Cambiar Next Step del reclamo 3: Apelar')).toBeVisible()
    server.resetHandlers()
    watchCalls()
    await user.click(inNotice('Reintentar'))
    await noticeSays('Reclamo 3 · Next Step: EsperarGuardado.')
    expect(wire.puts).toHaveLength(1)
    await waitFor(() => cell('Cambiar Next Step del reclamo 3: Esperar'))
  })
})

describe('undo', () => {
  it('works with the button and with a key, which keeps the focus, for ten seconds, or longer under the pointer', async () => {
    const { user } = await openList()
    await user.keyboard('jc')
    await noticeSays('Guardado.')
    await user.click(inNotice('Deshacer'))
    await noticeSays('Se deshizo.')
    await waitFor(() => cell('Cambiar Último contacto del reclamo 3: hace 4 días'))
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

  it('is offered for ten seconds after its focused button was pressed', async () => {
    const { user } = await openList()
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

  it('is offered for the last change only, and an older failed one is shown again after the newer is dismissed', async () => {
    const { user } = await openList()
    failCalls('put', '500')
    await user.keyboard('jc')
    await noticeSays('No se guardó.')
    server.resetHandlers()
    await user.keyboard('jc')
    await noticeSays('Reclamo 2 · Último contacto con el cliente: 21/11/2026Guardado.')
    await user.click(within(notice()).getByRole('button', { name: 'Descartar aviso' }))
    await noticeSays('Reclamo 3 · Último contacto con el cliente: 21/11/2026No se guardó.')
    await user.click(inNotice('Reintentar'))
    await noticeSays('Guardado.')
    expect(savedClaim(3).last_customer_contact).toBe(TODAY)
    await user.click(within(notice()).getByRole('button', { name: 'Descartar aviso' }))
    expect(notice()).toBeEmptyDOMElement()
  })
})

describe('open claim', () => {
  it('edits next step and contact in place, and offers status, handler and contact day', async () => {
    const { user } = await openList()
    await user.click(detailsOf(2))
    const details = await findDetails(2)
    const writeInDetails = async (text: string) => {
      await user.click(
        within(details).getByRole('button', { name: 'Cambiar el próximo paso, reclamo 2' }),
      )
      const field = await screen.findByRole('textbox', { name: 'Next Step' })
      await waitFor(() => expect(field).toHaveFocus())
      await user.clear(field)
      await user.type(field, `${text}{Enter}`)
    }
    await writeInDetails('Enviar apelación')
    await waitFor(() => expect(savedClaim(2).next_step).toBe('Enviar apelación'))
    await waitFor(() => expect(details).toHaveTextContent('Enviar apelación'))
    await user.click(within(details).getByRole('button', { name: 'Contacté hoy' }))
    await waitFor(() => expect(savedClaim(2).last_customer_contact).toContain(TODAY))
    const done = await within(details).findByRole('button', { name: 'Contactado hoy' })
    await user.click(done)
    expect(wire.puts).toHaveLength(2)
    const names = ['Mover a…', 'Asignar a otra persona', 'Cambiar el día del contacto']
    for (const name of names) {
      expect(within(details).getByRole('button', { name: `${name}, reclamo 2` })).toBeVisible()
    }
    // The dialog covers the notice of the desk.
    failCalls('put', '500')
    await writeInDetails('Esperar')
    const reason = 'El servidor dijo: Internal Server Error'
    expect(await within(details).findByText(reason)).toBeVisible()
    server.resetHandlers()
    await user.click(within(details).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(savedClaim(2).next_step).toBe('Esperar'))
    await waitFor(() => expect(details).toHaveTextContent('Esperar'))
    changeClaim(2, { next_step: 'Llamar' })
    await writeInDetails('Apelar')
    const choose = { name: 'Elegir cuál queda, reclamo 2' }
    await user.click(await within(details).findByRole('button', choose))
    await user.click(await screen.findByLabelText(/^Lo tuyo: .?Apelar/))
    await user.click(screen.getByRole('button', { name: 'Guardar lo elegido' }))
    await waitFor(() => expect(savedClaim(2).next_step).toBe('Apelar'))
    await waitFor(() => expect(details).toHaveTextContent('Apelar'))
  })
  it('is read-only on the charges desk, also in the list, without the palette', async () => {
    demo.state.claims = ROWS()
    const { user } = await openDesk(CHARGES)
    expect(screen.queryByRole('button', { name: /^(Cambiar|Mover a)/ })).not.toBeInTheDocument()
    await user.keyboard('jsrmcx{Control>}k{/Control}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Buscar o ir a…' })).not.toBeInTheDocument()
    await user.click(detailsOf(2))
    const details = await findDetails(2)
    for (const name of [/^Cambiar el/, /^Mover/, /^Asignar/, 'Contacté hoy']) {
      expect(within(details).queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(wire.puts).toEqual([])
  })
})

describe('row of the work queue', () => {
  it('can be assigned and moved without the form', async () => {
    demo.state.claims = ROWS()
    const { user } = await renderApp({ path: `${CRM}?vista=hoy`, as: 'LEGAL' })
    const details = await screen.findByRole('button', { name: 'Detalles del reclamo 3' })
    const row = screen
      .getAllByRole('row')
      .find((one) => within(one).queryByRole('button', { name: 'Detalles del reclamo 3' }))
    if (!row) throw new Error('no row of claim 3')
    await user.click(within(row).getByRole('button', { description: 'Cambiar Responsable' }))
    const window = await screen.findByRole('dialog', { name: 'Responsable · reclamo 3' })
    const other = within(window)
      .getAllByRole('button')
      .find((one) => one.textContent !== 'Equipo Legalahora')
    if (!other) throw new Error('nobody else is there')
    const name = other.textContent
    await user.click(other)
    await waitFor(() => expect(savedClaim(3).handler).toBe(name))
    await waitFor(() => expect(row).toHaveTextContent(name))
    await waitForList()
    details.focus()
    await user.keyboard('m')
    expect(await screen.findByRole('dialog', { name: 'Mover a…' })).toBeVisible()
  })
})
