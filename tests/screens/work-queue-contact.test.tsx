import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildRow,
  daysAgo,
  failCalls,
  holdCalls,
  openQueue,
  startDay,
  TODAY,
  wire,
} from './queue-desk'
import { demo, server } from '@tests/support/server'
import { takeTimers } from '@tests/support/clock'
import { signInAs } from '@tests/support/app'
import { changeClaim, savedClaim } from '@tests/support/rows'

beforeEach(startDay)

const contact = (id: number) => screen.getByRole('button', { name: `Contacté hoy, reclamo ${id}` })
const findUndo = (id: number) =>
  screen.findByRole('button', { name: `Deshacer contacto de hoy, reclamo ${id}` })
const rowOf = (id: number) => {
  const row = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(String(id)) !== null)
  if (!row) throw new Error(`no row of claim ${id}`)
  return row
}
const status = () => screen.getAllByRole('status')[0]

describe('noting a contact of today', () => {
  it('saves the whole claim with the new date, and keeps what someone else changed', async () => {
    const { user } = await openQueue([buildRow(1, 9), buildRow(2, 8)])
    changeClaim(1, { next_step: 'Enviar apelación', handler: 'Externo' })
    wire.reads = []
    await user.click(contact(1))
    expect(await findUndo(1)).toHaveFocus()
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
    expect(status()).toHaveTextContent(
      'Contacto de hoy anotado en el reclamo 1. Puedes deshacerlo.',
    )
    expect(rowOf(1)).toHaveTextContent('Enviar apelación')
  })

  it('shows it at once, lets nobody do it twice, and lets no row jump', async () => {
    const { user } = await openQueue([buildRow(1, 9), buildRow(2, 8)])
    const { letGo } = holdCalls('put')
    await user.dblClick(contact(1))
    expect(rowOf(1)).toHaveTextContent('Contactado hoy')
    expect(screen.getByRole('heading', { name: 'Atrasados (1)' })).toBeVisible()
    const busy = screen.getByRole('button', { name: 'Guardando… el contacto, reclamo 1' })
    expect(busy).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.click(contact(2))
    await waitFor(() => {
      letGo()
      expect(savedClaim(2).last_customer_contact).toBe(TODAY)
    })
    await findUndo(1)
    await findUndo(2)
    expect(wire.puts).toHaveLength(2)
    const order = screen.getAllByRole('listitem').map((item) => item.textContent.charAt(0))
    expect(order).toEqual(['1', '2'])
    expect(screen.getByText('Nada pendiente por hoy')).toBeVisible()
  })

  it('does not take the second half of a double click for an undo', async () => {
    const { user } = await openQueue([buildRow(1, 9)])
    await user.click(contact(1))
    fireEvent.click(await findUndo(1), { detail: 2 })
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(savedClaim(1).last_customer_contact).toBe(TODAY)
    expect(wire.puts).toHaveLength(1)
  })

  it('finds a claim without e-mail, and one whose e-mail was changed', async () => {
    const { user } = await openQueue([buildRow(1, 9, { email: null }), buildRow(2, 8)])
    changeClaim(2, { email: 'otra@correo.cl' })
    await user.click(contact(1))
    await findUndo(1)
    await user.click(contact(2))
    await findUndo(2)
    expect(wire.puts.map((put) => put['email'])).toEqual([null, 'otra@correo.cl'])
  })

  it('saves nothing where someone else noted it already', async () => {
    const { user } = await openQueue([buildRow(1, 9)])
    changeClaim(1, { last_customer_contact: TODAY })
    await user.click(contact(1))
    await waitFor(() => expect(status()).toHaveTextContent('Ya estaba anotado.'))
    expect(wire.puts).toEqual([])
    expect(rowOf(1)).toHaveTextContent('Contactado hoy')
    expect(screen.queryByRole('button', { name: /Deshacer/ })).not.toBeInTheDocument()
  })

  it.each([
    ['500', 'El servidor dijo: Internal Server Error'],
    ['401', 'Tu sesión terminó y el reclamo no se guardó.'],
    ['403', 'Tu cuenta no tiene permiso para guardar reclamos.'],
    ['offline', 'No sabemos si se guardó: revisa tu internet y repite, no se guarda dos veces.'],
    ['502-html', 'El servidor respondió con un error (502).'],
  ] as const)('puts the row back after %s and says why', async (fault, why) => {
    const { user } = await openQueue([buildRow(1, 9)])
    failCalls('put', fault)
    await user.click(contact(1))
    expect(await within(rowOf(1)).findByText(why)).toBeVisible()
    expect(status()).toHaveTextContent(`No se anotó el contacto del reclamo 1. ${why}`)
    expect(rowOf(1)).toHaveTextContent('hace 9 días')
    expect(screen.getByRole('heading', { name: 'Atrasados (1)' })).toBeVisible()
    expect(contact(1)).toHaveFocus()
    server.resetHandlers()
    signInAs('LEGAL')
    await user.keyboard('{Enter}')
    await findUndo(1)
    expect(screen.queryByText(why)).not.toBeInTheDocument()
  })

  it('names the fields for which the whole claim is refused', async () => {
    const { user } = await openQueue([
      buildRow(1, 9, { handler: null, reservation_code: null, email: 'sin arroba' }),
    ])
    await user.click(contact(1))
    expect(
      await within(rowOf(1)).findByText(
        'Antes hay que completar o corregir en Detalles: Código de reserva, Responsable, Correo.',
      ),
    ).toBeVisible()
  })

  it('says so when the claim is not found', async () => {
    const { user } = await openQueue([buildRow(1, 9)])
    demo.state.claims = []
    await user.click(contact(1))
    expect(
      await within(rowOf(1)).findByText(/^No encontramos este reclamo donde estaba/),
    ).toBeVisible()
    expect(wire.puts).toEqual([])
  })

  it('forgets what is done when the list is read anew', async () => {
    const { user } = await openQueue([buildRow(1, 9), buildRow(2, 8)])
    await user.click(contact(1))
    await findUndo(1)
    await user.click(screen.getByRole('button', { name: 'Actualizar' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(contact(2)).toBeVisible()
  })
})

describe('undoing a contact of today', () => {
  it.each([
    [9, daysAgo(9)],
    [null, null],
  ])('puts the date of before (%s days ago) back and nothing else', async (days, day) => {
    const { user } = await openQueue([buildRow(1, days)])
    await user.click(contact(1))
    await findUndo(1)
    changeClaim(1, { next_step: 'Enviar apelación' })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(contact(1)).toHaveFocus())
    expect(savedClaim(1)).toMatchObject({
      last_customer_contact: day,
      next_step: 'Enviar apelación',
    })
    expect(status()).toHaveTextContent('Se deshizo el contacto de hoy del reclamo 1.')
    expect(rowOf(1)).toHaveTextContent(days === null ? 'Sin contacto' : 'hace 9 días')
  })

  it('restores the date that was there when it was saved, not the one on the screen', async () => {
    const { user } = await openQueue([buildRow(1, 9)])
    changeClaim(1, { last_customer_contact: daysAgo(1) })
    await user.click(contact(1))
    await findUndo(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(savedClaim(1).last_customer_contact).toBe(daysAgo(1)))
  })

  it('is there for 10 seconds, and longer while it has the focus', async () => {
    takeTimers()
    const { user } = await openQueue([buildRow(1, 9), buildRow(2, 8)])
    await user.click(contact(1))
    await findUndo(1)
    await user.click(contact(2))
    const second = await findUndo(2)
    const first = await findUndo(1)
    act(() => void vi.advanceTimersByTime(10_000))
    expect(first).not.toBeInTheDocument()
    expect(rowOf(1)).toHaveTextContent('Contactado hoy')
    expect(second).toHaveFocus()
    await user.tab()
    expect(second).not.toBeInTheDocument()
  })

  it('keeps the date that someone else wrote meanwhile', async () => {
    const { user } = await openQueue([buildRow(1, 9)])
    await user.click(contact(1))
    await findUndo(1)
    changeClaim(1, { last_customer_contact: daysAgo(2) })
    await user.keyboard('{Enter}')
    expect(
      await within(rowOf(1)).findByText('Otra persona lo cambió después: se mantiene lo suyo.'),
    ).toBeVisible()
    expect(savedClaim(1).last_customer_contact).toBe(daysAgo(2))
    expect(wire.puts).toHaveLength(1)
  })

  it('is known to have worked unseen', async () => {
    const { user } = await openQueue([buildRow(1, 9)])
    await user.click(contact(1))
    await findUndo(1)
    failCalls('put', 'acted-then-reset')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(contact(1)).toHaveFocus())
    expect(savedClaim(1).last_customer_contact).toBe(daysAgo(9))
  })
})
