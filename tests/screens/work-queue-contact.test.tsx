import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildRow,
  failCalls,
  holdCalls,
  inNotice,
  notice,
  numberOf,
  openQueue,
  queueRow,
  queueRows,
  startDay,
  TODAY,
  wire,
} from './queue-desk'
import { daysAgo } from '@tests/support/days-ago'
import { demo, server } from '@tests/support/server'
import { changeClaim, savedClaim } from '@tests/support/rows'

beforeEach(startDay)

const contact = (id: number) => screen.getByRole('button', { name: `Contacté hoy, reclamo ${id}` })
const findContacted = (id: number) =>
  screen.findByRole('button', { name: `Contactado hoy, reclamo ${id}` })
const undo = () => inNotice('Deshacer')

describe('contact of today', () => {
  it("saves the whole claim with the new date, and can be undone, both of which keep other users' changes", async () => {
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

    changeClaim(1, { next_step: 'Enviar carta' })
    await user.click(undo())
    await waitFor(() => expect(contact(1)).toBeVisible())
    expect(savedClaim(1)).toMatchObject({
      last_customer_contact: daysAgo(9),
      next_step: 'Enviar carta',
    })
    await waitFor(() => expect(notice()).toHaveTextContent('Se deshizo.'))
    expect(queueRow(1)).toHaveTextContent('hace 9 días')

    // Not over a date that another user set meanwhile.
    await user.click(contact(2))
    await findContacted(2)
    changeClaim(2, { last_customer_contact: daysAgo(2) })
    wire.puts = []
    await user.click(undo())
    expect(
      await within(queueRow(2)).findByText('Otra persona lo cambió después: se mantiene lo suyo.'),
    ).toBeVisible()
    expect(savedClaim(2).last_customer_contact).toBe(daysAgo(2))
    expect(wire.puts).toEqual([])
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

  it('saves nothing if another user already set the date, and searches a missing claim among all on request', async () => {
    const { user } = await openQueue([buildRow(1, 9), buildRow(2, 8)])
    changeClaim(1, { last_customer_contact: TODAY })
    await user.click(contact(1))
    await findContacted(1)
    expect(notice()).toHaveTextContent('Guardado.')
    expect(wire.puts).toEqual([])
    expect(screen.queryByRole('button', { name: /Deshacer/ })).not.toBeInTheDocument()

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
    server.resetHandlers()
    await user.keyboard('{Enter}')
    await findContacted(1)
    expect(screen.queryByText(why)).not.toBeInTheDocument()
    await user.click(inNotice('Descartar aviso'))
    expect(notice()).toBeEmptyDOMElement()
  })
})
