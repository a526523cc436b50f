import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { claimPage } from '@/features/claim-store/claim-data/list-page'
import { buildRow, failCalls, holdCalls, inNotice, mountQueue, notice } from './queue-desk'
import { numberOf, openQueue, queueRow, queueRows } from './queue-desk'
import { startDay, TODAY, watchCalls, wire } from './queue-desk'
import { daysAgo } from '@tests/support/days-ago'
import { demo, server } from '@tests/support/server'
import { changeClaim, savedClaim } from '@tests/support/rows'

beforeEach(startDay)

const rowsOf = (group: string) => queueRows(screen.getByRole('region', { name: group }))

/** 240 claims on three pages; two are due. */
function manyClaims() {
  return Array.from({ length: 240 }, (_, index) => buildRow(index + 1, index < 2 ? 9 : 0))
}

describe('work queue', () => {
  it('groups open claims by reason, the longest wait first, with missing fields, and a chat link only with a phone', async () => {
    const { user, onOpen } = await openQueue([
      buildRow(1, 3),
      buildRow(2, 9, { phone: '912345678' }),
      buildRow(3, null, { created_at: daysAgo(2) }),
      buildRow(4, 5, { name: null, lastname: ' ', next_step: '', phone: null }),
      buildRow(5, 1),
      buildRow(6, 90, { category: 'CASO GANADO' }),
      buildRow(7, null, { category: 'NO APLICA' }),
    ])
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
    expect(headings).toEqual([
      'Qué toca hoy',
      'Atrasados (2)',
      'Sin contacto (1)',
      'Por vencer (1)',
    ])
    const [first, second] = rowsOf('Atrasados (2)')
    expect(first).toHaveTextContent(/^2.*Ingresado.*hace 9 días/)
    expect(second).toHaveTextContent(/^4.*hace 5 días/)
    expect(rowsOf('Sin contacto (1)')[0]).toHaveTextContent('Sin contacto, recibido hace 2 días')
    expect(rowsOf('Por vencer (1)')[0]).toHaveTextContent('hace 3 días')
    expect(
      screen.getByText('Con contacto en los últimos 2 días: 1 reclamo. No necesitan nada hoy.'),
    ).toBeVisible()

    if (!first || !second) throw new Error('two rows are expected')
    expect(second).toHaveTextContent(
      /^4-LATAMEquipo LegalIngresadoSi aplica compensación-hace 5 días/,
    )
    expect(within(second).queryByRole('link')).not.toBeInTheDocument()
    expect(within(first).getByRole('link')).toHaveAccessibleName('Chat del reclamo 2')
    expect(within(first).getByRole('link')).toHaveAttribute('href', 'https://wa.me/56912345678')
    await user.click(screen.getByRole('button', { name: 'Detalles del reclamo 4' }))
    expect(onOpen.mock.calls).toEqual([[expect.objectContaining({ id: 4, phone: null })]])
  })

  it('shows a long group in parts and focuses the first new row', async () => {
    const { user } = await openQueue(
      Array.from({ length: 30 }, (_, index) => buildRow(index + 1, 9)),
    )
    expect(rowsOf('Atrasados (30)')).toHaveLength(25)
    await user.click(screen.getByRole('button', { name: 'Ver más (25 de 30) de Atrasados' }))
    expect(rowsOf('Atrasados (30)')).toHaveLength(30)
    expect(screen.getByRole('button', { name: 'Detalles del reclamo 26' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Ver más/ })).not.toBeInTheDocument()
  })
})

describe('loading the work queue', () => {
  it('reads every page with progress, shows the time, and caches the result', async () => {
    const { bodies, release } = holdCalls('get', 2)
    const view = mountQueue(manyClaims())
    const bar = screen.getByRole('progressbar', { name: 'Lectura de los reclamos' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '100 de 240 reclamos'))
    await waitFor(() => expect(bodies).toHaveLength(1))
    release()
    expect(await screen.findByText(/, leídos hoy a las 09:12/)).toBeVisible()
    expect(bar).not.toBeInTheDocument()
    // The held page was requested together with the next one.
    expect(wire.reads.toSorted()).toEqual([
      '?page=1&limit=100',
      '?page=2&limit=100',
      '?page=3&limit=100',
    ])

    await act(() => view.router.navigate('/'))
    await act(() => view.router.navigate('/legal/claim-list'))
    expect(screen.getByRole('button', { name: 'Actualizar' })).toBeVisible()
    expect(wire.reads).toHaveLength(3)

    demo.state.claims = [buildRow(7, 9)]
    vi.setSystemTime(new Date(2026, 10, 21, 9, 30))
    await view.user.click(screen.getByRole('button', { name: 'Actualizar' }))
    expect(await screen.findByText(/, leídos hoy a las 09:30/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Contacté hoy, reclamo 7' })).toBeVisible()
  })

  it('names the failed pages and continues from them, and keeps the claims if a refresh fails', async () => {
    const says = (text: string) =>
      waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
    failCalls('get', '500')
    const { user } = mountQueue(manyClaims())
    await says('Se descargaron 0; falló la página 1. El servidor dijo: Internal Server Error')
    expect(screen.queryByText('Nada pendiente por hoy')).not.toBeInTheDocument()
    server.resetHandlers()
    failCalls('get', '500', 2)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await says('Se descargaron 140 de 240; falló la página 2.')
    expect(screen.getByText('140 reclamos')).toBeVisible()
    server.resetHandlers()
    watchCalls()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('240 reclamos')).toBeVisible()
    expect(wire.reads).toEqual(['?page=2&limit=100'])

    // Two in a row.
    for (const page of [2, 3]) failCalls('get', '500', page)
    await user.click(screen.getByRole('button', { name: 'Actualizar' }))
    await says('Se descargaron 100 de 240; fallaron las páginas 2, 3.')
    await says('es de la lectura anterior')
    expect(screen.getByRole('button', { name: 'Contacté hoy, reclamo 1' })).toBeVisible()
  })

  it('shows newer versions of claims that the list loaded, also after it was unmounted', async () => {
    const { client, router } = await openQueue([buildRow(1, 9), buildRow(2, 8), buildRow(3, 7)])
    const filters = { email: 'ana', page: 1, limit: 25 }
    changeClaim(1, { next_step: 'Enviar apelación' })
    changeClaim(2, { last_customer_contact: daysAgo(0) })
    await act(() => client.query(claimPage(filters)))
    await waitFor(() => expect(rowsOf('Atrasados (2)')[0]).toHaveTextContent('Enviar apelación'))
    expect(wire.reads).toHaveLength(2)

    await act(() => router.navigate('/'))
    vi.setSystemTime(new Date(2026, 10, 21, 9, 20))
    changeClaim(3, { category: 'CASO GANADO' })
    demo.state.claims = [...demo.state.claims, buildRow(4, null)]
    await act(() => client.query({ ...claimPage(filters), staleTime: 0 }))
    await act(() => router.navigate('/legal/claim-list'))
    await waitFor(() => expect(rowsOf('Atrasados (1)')).toHaveLength(1))
    expect(rowsOf('Sin contacto (1)')[0]).toHaveTextContent(/^4/)
    expect(wire.reads).toHaveLength(3)
  })
})

const contact = (id: number) => screen.getByRole('button', { name: `Contacté hoy, reclamo ${id}` })
const findContacted = (id: number) =>
  screen.findByRole('button', { name: `Contactado hoy, reclamo ${id}` })
const undo = () => inNotice('Deshacer')

describe('contact of today', () => {
  it("saves the whole claim with the new date, keeps other users' changes, and can be undone", async () => {
    const { user } = await openQueue([buildRow(1, 9), buildRow(2, 8)])
    changeClaim(1, { next_step: 'Enviar apelación', handler: 'Externo' })
    wire.reads = []
    await user.click(contact(1))
    expect(await findContacted(1)).toHaveFocus()
    expect(wire.reads).toEqual(['?page=1&limit=100'])
    expect(wire.puts).toHaveLength(1)
    expect(wire.puts[0]).toMatchObject({
      last_customer_contact: TODAY,
      updated_at: TODAY,
      next_step: 'Enviar apelación',
      handler: 'Externo',
      category: 'INGRESADO',
      reservation_code: 'ABC123',
    })
    expect(wire.puts[0]).not.toHaveProperty('alias')
    expect(wire.puts[0]).not.toHaveProperty('id')
    expect(savedClaim(1)).toMatchObject({ last_customer_contact: TODAY, alias: 'REF-7' })
    expect(notice()).toHaveTextContent(
      'Reclamo 1 · Último contacto con el cliente: 21/11/2026Guardado.',
    )
    expect(undo()).toBeVisible()
    expect(queueRow(1)).toHaveTextContent(/Enviar apelación.*hoy/)
    expect(
      [queueRow(1), queueRow(2)].map(({ className }) => /green|red/.exec(className)?.[0]),
    ).toEqual(['green', 'red'])

    await user.click(undo())
    await waitFor(() => expect(contact(1)).toBeVisible())
    await waitFor(() => expect(notice()).toHaveTextContent('Se deshizo.'))
    expect(queueRow(1)).toHaveTextContent('hace 9 días')
  })

  it('shows the pending save, sends it once and keeps the order of the rows', async () => {
    const { user, router } = await openQueue([buildRow(1, 9), buildRow(2, 8)])
    const { release } = holdCalls('put')
    await user.dblClick(contact(1))
    expect(screen.getByRole('button', { name: 'Guardando…, reclamo 1' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.click(contact(2))
    await waitFor(() => {
      release()
      expect(savedClaim(2).last_customer_contact).toBe(TODAY)
    })
    await user.click(await findContacted(1))
    await user.click(await findContacted(2))
    expect(wire.puts).toHaveLength(2)
    const order = queueRows().map(numberOf)
    expect(order).toEqual(['1', '2'])
    expect(screen.getByRole('heading', { name: 'Atrasados (0)' })).toBeVisible()
    expect(screen.getByText('Nada pendiente por hoy')).toBeVisible()
    // The next day begins without them.
    vi.setSystemTime(new Date(2026, 10, 22, 8))
    await act(() => router.navigate('/legal/claim-list?vista=hoy'))
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
  })

  it('searches a missing claim among all on request', async () => {
    const { user } = await openQueue([buildRow(2, 8)])
    const rows = demo.state.claims
    demo.state.claims = []
    await user.click(contact(2))
    const row = within(queueRow(2))
    expect(await row.findByText(/^No encontramos este reclamo donde estaba/)).toBeVisible()
    expect(wire.puts).toEqual([])
    demo.state.claims = rows
    await user.click(row.getByRole('button', { name: 'Buscar en todos' }))
    await findContacted(2)
    expect(savedClaim(2).last_customer_contact).toBe(TODAY)
  })

  it('reverts the row after a failure and says why', async () => {
    const why = 'No sabemos si se guardó: revisa tu internet y repite, no se guarda dos veces.'
    const { user } = await openQueue([buildRow(1, 9)])
    failCalls('put', 'offline')
    await user.click(contact(1))
    expect(await within(queueRow(1)).findByText(why)).toBeVisible()
    expect(within(notice()).getByText(why)).toBeVisible()
    expect(queueRow(1)).toHaveTextContent('hace 9 días')
    expect(screen.getByRole('heading', { name: 'Atrasados (1)' })).toBeVisible()
    expect(contact(1)).toHaveFocus()
    within(queueRow(1)).getByRole('button', { name: 'Reintentar' }).focus()
    await user.keyboard('{Enter}')
    expect(await within(queueRow(1)).findByText(why)).toBeVisible()
    expect(contact(1)).toHaveFocus()
    server.resetHandlers()
    await user.keyboard('{Enter}')
    await findContacted(1)
    expect(screen.queryByText(why)).not.toBeInTheDocument()
    await user.click(inNotice('Descartar aviso'))
    expect(notice()).toBeEmptyDOMElement()
  })
})
