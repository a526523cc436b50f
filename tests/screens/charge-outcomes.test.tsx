import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { FaultName } from '@/mocks/faults/faults'
import { endSession } from '@/session/session-store'
import { signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { demo, server } from '@tests/support/server'
import {
  amountField,
  CHARGE,
  checkbox,
  confirm,
  dialog,
  openCharge,
  payableClaim,
  untilFound,
  watchCharges,
} from './charge-desk'

const DONE = 'Charge created successfully.'
const UNEXPECTED = 'Unexpected response from server.'
const UNSURE = 'No sabemos si el cobro se realizó.'

async function charge(amount = '38.000', options: Parameters<typeof openCharge>[0] = {}) {
  const desk = openCharge(options)
  await untilFound()
  fireEvent.change(amountField(), { target: { value: amount } })
  await desk.user.click(confirm())
  return desk
}

const findCheckbox = () => screen.findByRole('checkbox')

describe('refused charge', () => {
  it("shows the server's detail and can be retried with the same order", async () => {
    const sentence = 'Solicitud rechazada por la API de prueba.'
    let isBroken = true
    const sent = watchCharges(() => (isBroken ? '400' : null))
    const { user } = await charge()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(sentence)
    expect(dialog()).toContainElement(alert)
    expect(screen.getAllByText(sentence, { exact: false })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Descartar aviso' }))
    expect(screen.getByText('El intento de cobro fue rechazado.')).toBeVisible()
    expect(screen.getByText(`“${sentence}”`, { exact: false })).toBeVisible()
    expect(checkbox()).not.toBeInTheDocument()
    isBroken = false
    await user.click(confirm())
    await screen.findByText(DONE)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('after an expired session waits for a sign-in and keeps the form', async () => {
    let isBroken = true
    const sent = watchCharges(() => (isBroken ? '401' : null))
    const { user } = await charge()
    const sentence = 'Unauthorized (401). Please sign in again.'
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(confirm()).toBeDisabled()
    expect(confirm()).toHaveAccessibleDescription(/vuelve a entrar para cobrar/)
    isBroken = false
    act(() => void signInAs('ADMIN'))
    await waitFor(() => expect(confirm()).toBeEnabled())
    expect(amountField()).toHaveValue('38.000')
    await user.click(confirm())
    await screen.findByText(DONE)
    expect(sent[1]).toEqual(sent[0])
  })
})

describe('charge with unknown outcome', () => {
  it('shows its error and a warning, and needs a confirmation of each new attempt at the same order', async () => {
    const faults: FaultName[] = ['json-object', '409', 'reset']
    const sent = watchCharges(() => faults.pop() ?? null)
    const { user } = await charge()
    for (const [attempts, sentence] of [
      [1, 'Request failed.'],
      [2, 'Conflict'],
      [3, UNEXPECTED],
    ] as const) {
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
      await waitFor(() => expect(checkbox()).not.toBeChecked())
      const warning = screen.getByRole('region', { name: 'Intentos anteriores' })
      expect(warning).toHaveTextContent(UNSURE)
      expect(warning).toHaveTextContent('$38.000')
      expect(within(warning).getByText(sent[0]?.commerce_order ?? '?')).toBeVisible()
      expect(confirm()).toBeDisabled()
      expect(confirm()).toHaveAccessibleDescription(/Se cobrarán \$38\.000 CLP Marca la casilla/)
      await user.type(amountField(), '{Enter}')
      await until.turns(20)
      expect(sent).toHaveLength(attempts)
      await user.click(await findCheckbox())
      await user.click(confirm())
    }
    await screen.findByText(DONE)
    expect(sent).toEqual(Array.from({ length: 4 }, () => sent[0]))
    expect(demo.state.charges).toHaveLength(1)
  })

  it("after ok: false shows the server's message and the warning", async () => {
    server.use(http.post(CHARGE, () => HttpResponse.json({ ok: false, message: 'En proceso' })))
    await charge()
    expect(await screen.findByRole('alert')).toHaveTextContent(UNEXPECTED)
    expect(screen.getByText(/“En proceso”/)).toBeVisible()
    expect(await findCheckbox()).not.toBeChecked()
  })

  it('gets a new order for another amount and the same order for the same amount', async () => {
    const sent = watchCharges(() => 'reset')
    const { user } = await charge('38.000')
    for (const amount of ['40.000', '38.000']) {
      fireEvent.change(amountField(), { target: { value: amount } })
      await user.click(await findCheckbox())
      await user.click(confirm())
      await waitFor(() => expect(checkbox()).not.toBeChecked())
    }
    const orders = sent.map(({ commerce_order }) => commerce_order)
    expect(orders).toHaveLength(3)
    expect(orders[2]).toBe(orders[0])
    expect(orders[1]).not.toBe(orders[0])
  })

  it('blocks no other claim, and is still shown after the dialog is reopened and after a sign-out', async () => {
    const sent = watchCharges(() => 'reset')
    const desk = await charge()
    await findCheckbox()
    const other = payableClaim(5)
    await desk.show(other)
    await untilFound(other)
    fireEvent.change(amountField(), { target: { value: '1.000' } })
    expect(checkbox()).not.toBeInTheDocument()
    expect(confirm()).toBeEnabled()
    await desk.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    endSession()
    signInAs('ADMIN')
    await desk.show()
    await untilFound()
    expect(screen.getByText(UNSURE)).toBeVisible()
    expect(screen.getByText(sent[0]?.commerce_order ?? '?')).toBeVisible()
    fireEvent.change(amountField(), { target: { value: '38.000' } })
    expect(confirm()).toBeDisabled()
    await desk.user.click(await findCheckbox())
    await desk.user.click(confirm())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.commerce_order).toBe(sent[0]?.commerce_order)
  })

  it('stays unknown when the provider refuses the retry as already paid', async () => {
    const faults: FaultName[] = ['acted-then-reset']
    const sent = watchCharges(() => faults.pop() ?? null)
    const desk = await charge()
    await desk.user.click(await findCheckbox())
    await desk.user.click(confirm())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(await screen.findByRole('alert')).toHaveTextContent(UNSURE)
    expect(screen.getAllByText(/has been previously paid/).length).toBeGreaterThan(0)
    expect(sent[1]).toEqual(sent[0])
    expect(demo.state.charges).toHaveLength(1)
    await desk.hide()
    await desk.show()
    expect(await screen.findByText(/has been previously paid/)).toBeVisible()
  })
})

describe('settling an unknown outcome', () => {
  const settle = (name: string) => screen.getByRole('button', { name })

  it('as not paid unblocks the claim, whose next charge has a new order; as paid stores user and time, and marks it as charged, to be charged again only after a confirmation', async () => {
    const faults: FaultName[] = ['acted-then-reset', 'reset']
    const sent = watchCharges(() => faults.pop() ?? null)
    const { user } = await charge()
    await findCheckbox()
    await user.click(settle('No está pagada: descartar'))
    await waitFor(() => expect(confirm()).toBeEnabled())
    expect(screen.getByText(/: no está pagada\. .*Lo anotó/)).toBeVisible()
    await user.click(confirm())
    await findCheckbox()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.commerce_order).not.toBe(sent[0]?.commerce_order)

    await user.click(settle('Está pagada: anotar como cobrado'))
    expect(await screen.findByText('Desde este equipo ya se cobró este reclamo.')).toBeVisible()
    expect(screen.getByText(/: cobrado\. .*Lo anotó .+ el \d\d\/\d\d \d\d:\d\d\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^No está pagada/ })).not.toBeInTheDocument()
    expect(amountField()).toHaveFocus()
    expect(confirm()).toBeDisabled()
    expect(sent).toHaveLength(2)
    await user.click(await findCheckbox())
    await user.click(confirm())
    await screen.findByText(DONE)
    expect(new Set(sent.map(({ commerce_order }) => commerce_order)).size).toBe(3)
  })
})

describe('confirmations before a charge', () => {
  const labels = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.labels?.[0]?.textContent)

  it('are one checkbox per mismatch and one for a high amount', async () => {
    const sent = watchCharges()
    const claim = { ...payableClaim(), category: 'NO APLICA' }
    demo.state.users = demo.state.users.map((user) =>
      user.email === claim.email ? { ...user, rut: '1-9', hasRegisteredCard: false } : user,
    )
    const { user } = openCharge({ claim })
    await untilFound()
    await user.type(amountField(), '3800000')
    expect(labels()).toEqual([
      'Sé que el caso no está ganado.',
      'Sé que el RUT de quien paga es otro.',
      'Sé que la cuenta no tiene tarjeta.',
      'Sí, son $3.800.000: más de $500.000.',
    ])
    for (const box of screen.getAllByRole('checkbox')) {
      expect(confirm()).toBeDisabled()
      await user.type(amountField(), '{Enter}')
      expect(box).toHaveFocus()
      await user.click(box)
    }
    expect(confirm()).toBeEnabled()
    expect(sent).toEqual([])
    // The checkbox confirms this amount only.
    await user.type(amountField(), '0')
    expect(confirm()).toBeDisabled()
  })
})
