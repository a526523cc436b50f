import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { timings } from '@/config/timings'
import type { FaultName } from '@/mocks/faults/faults'
import { clearSessionCookies } from '@/session/cookies'
import { signInAs } from '@tests/support/app'
import { demo, server } from '@tests/support/server'
import {
  amountField,
  cancel,
  confirm,
  customerField,
  customerOf,
  dialog,
  LOOKUP,
  openCharge,
  payableClaim,
  untilFound,
  watchCharges,
} from './charge-desk'
import { until } from '@tests/support/clock'
import { createGate } from '@tests/support/gate'

const DONE = 'Charge created successfully.'
const BAD_AMOUNT = 'Please enter a valid amount greater than 0.'

describe('missing customer of a charge', () => {
  it('is looked up again by a sign-in or a button', async () => {
    const sentence = 'User not found (404).'
    let fault: FaultName | null = '401'
    server.use(http.get(LOOKUP, (info) => (fault ? demo.fault(fault)(info) : undefined)))
    const { user } = openCharge()
    const ended = 'Unauthorized (401). Please sign in again.'
    expect(await screen.findByRole('alert')).toHaveTextContent(ended)
    fault = '404'
    act(() => void signInAs('ADMIN'))
    expect(await screen.findAllByText(sentence)).toHaveLength(1)
    expect(screen.queryByText('Tarjeta')).not.toBeInTheDocument()
    expect(customerField()).toHaveAccessibleDescription(
      /^No encontramos a quién cobrar\. Nadie se registró con este correo\./,
    )
    fireEvent.change(amountField(), { target: { value: '38.000' } })
    expect(confirm()).toBeDisabled()
    expect(confirm()).toHaveAccessibleDescription(/Falta saber a quién cobrar\.$/)
    await user.type(amountField(), '{Enter}')
    expect(await screen.findByText('Customer ID is missing.')).toBeVisible()
    fault = null
    await user.click(screen.getByRole('button', { name: 'Buscar de nuevo' }))
    await untilFound()
    expect(confirm()).toBeEnabled()
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument())
  })

  it('is not looked up without a session or for a claim without an e-mail', async () => {
    // A request fails the test.
    server.use(http.get(LOOKUP, () => Promise.reject(new Error('asked'))))
    const { unmount } = openCharge({ as: null })
    expect(await screen.findByRole('alert')).toHaveTextContent('Missing auth token.')
    unmount()
    openCharge({ claim: { ...payableClaim(), email: ' ' } })
    expect(await screen.findByText('This claim has no email associated.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Buscar de nuevo' })).not.toBeInTheDocument()
  })
})

describe('customer and amount of a charge', () => {
  it("are that of the claim's e-mail, read-only and shown against right-to-left marks, and an amount with a digit, shown before it is charged", async () => {
    const sent = watchCharges()
    const claim = { ...payableClaim(), name: 'Ana\u202E00083$', lastname: 'Rojas' }
    const { user } = openCharge({ claim })
    expect(customerField()).toHaveAttribute('readonly')
    expect(confirm()).toBeDisabled()
    await untilFound()
    const payer = demo.state.users.find(({ email }) => email === claim.email)
    expect(customerField()).toHaveAccessibleDescription(payer?.name ?? 'Cuenta sin nombre')
    expect(within(dialog()).getByText(new RegExp(`Reclamo ${claim.id}`))).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Charge' })).toHaveAttribute('lang', 'en')
    const person = within(dialog()).getByText(`${claim.name} ${claim.lastname}`)
    expect(person).toHaveProperty('tagName', 'BDI')
    expect(confirm()).toBeDisabled()
    expect(confirm()).toHaveAccessibleDescription('Escribe el monto que vas a cobrar.')
    await user.type(amountField(), '{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(BAD_AMOUNT)
    await user.type(amountField(), '5')
    await waitFor(() => expect(screen.queryByText(BAD_AMOUNT)).not.toBeInTheDocument())
    await user.clear(amountField())
    await user.type(amountField(), 'abc')
    expect(amountField()).toHaveAttribute('aria-invalid', 'true')
    await user.type(amountField(), '{Enter}')
    expect(screen.getAllByText(BAD_AMOUNT)).toHaveLength(1)
    expect(amountField()).toHaveAccessibleDescription(BAD_AMOUNT)
    expect(confirm()).toBeDisabled()
    for (const [typed, shown, doubt = null] of [
      ['$ 38.000', '$38.000'],
      ['1 mil', '$1', /^Escribiste “1 mil” y lo leemos como \$1\./],
      ['50,5', '$505', /^Escribiste “50,5” y lo leemos como \$505\./],
    ] as const) {
      await user.clear(amountField())
      await user.type(amountField(), typed)
      const preview = `Se cobrarán ${shown} CLP`
      expect(screen.getByText(preview)).toBeVisible()
      expect(confirm()).toHaveAccessibleDescription(preview)
      expect(screen.queryAllByText(/^Escribiste/)).toHaveLength(doubt ? 1 : 0)
      if (doubt) expect(screen.getByText(doubt)).toBeVisible()
    }
    expect(sent).toEqual([])
    await user.click(confirm())
    await screen.findByText(DONE)
    expect(sent.map(({ amount }) => amount)).toEqual([505])
  })
})

describe('charge', () => {
  it('is sent once for several clicks, with the body of SPEC, and not by a form submit or the first Enter', async () => {
    const claim = payableClaim()
    const sent = watchCharges()
    const { user } = openCharge()
    await untilFound()
    await user.type(amountField(), '38.000{Enter}')
    const button = confirm()
    const form = screen.getByRole<HTMLFormElement>('form')
    // A held key would press the button that it just focused.
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
    fireEvent.submit(form)
    await until.turns(20)
    expect(sent).toEqual([])
    expect(button).toHaveFocus()
    // In one batch, so that no render happens between the clicks.
    act(() => {
      button.click()
      button.click()
    })
    fireEvent.submit(form)
    expect(dialog()).toContainElement(await screen.findByText(DONE))
    expect(confirm()).toBeDisabled()
    fireEvent.submit(form)
    await until.turns(20)
    expect(sent).toEqual([
      {
        customer_id: customerOf(claim),
        amount: 38_000,
        subject: `Reclamo ${claim.id} - ${claim.name} ${claim.lastname}`,
        commerce_order: expect.stringMatching(new RegExp(`^claim-${claim.id}-\\d+$`)) as string,
        currency: 'CLP',
        optionals: { claim_id: claim.id, email: claim.email, airline: claim.airline },
      },
    ])
  })

  it('needs a claim id and a session', async () => {
    const sent = watchCharges()
    const { user, unmount } = openCharge({ claim: { ...payableClaim(), id: null } })
    await untilFound()
    await user.type(amountField(), '5000{Enter}{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Missing claim id.')
    unmount()
    openCharge()
    await untilFound()
    fireEvent.change(amountField(), { target: { value: '5000' } })
    clearSessionCookies()
    await user.click(confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent('Missing auth token.')
    expect(sent).toEqual([])
  })

  it('blocks closing the dialog and leaving the page while it is pending', async () => {
    const late = createGate()
    server.use(http.post('*/api/v1/flow/charge', () => late.opened))
    const { user, seen, router } = openCharge()
    await untilFound()
    await user.type(amountField(), '38.000{Enter}{Enter}')
    await waitFor(() => expect(cancel()).toBeDisabled())
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Cerrar' }))
    await act(() => router.navigate('/otra'))
    expect(seen.closed).toBe(0)
    expect(dialog()).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    late.open()
    await screen.findByText(DONE)
    await waitFor(() => expect(seen.closed).toBe(1))
    await act(() => router.navigate('/otra'))
    expect(router.state.location.pathname).toBe('/otra')
  })
})

describe('timing of the charge dialog', () => {
  const start = () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    return openCharge({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
  }
  const stop = () => vi.setTimerTickMode('manual')
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const tick = setImmediate

  /** Advances by single milliseconds, so that network responses can arrive in between. */
  async function untilLater(isThere: () => unknown) {
    for (let turn = 0; turn < 2000 && !isThere(); turn += 1) {
      await pass(1)
      await act(() => new Promise((resolve) => tick(resolve)))
    }
  }

  it('closes 700 ms after success, and hides the message 2 s after success', async () => {
    const { seen } = start()
    await untilFound()
    fireEvent.change(amountField(), { target: { value: '38.000' } })
    fireEvent.click(confirm())
    stop()
    await untilLater(() => screen.queryByText(DONE))
    await pass(timings.chargeDialogClose - 5)
    expect(seen.closed).toBe(0)
    await pass(5)
    expect(seen.closed).toBe(1)
    await pass(timings.chargeSuccessSnackbar - timings.chargeDialogClose - 5)
    expect(screen.getByText(DONE)).toBeInTheDocument()
    await pass(505)
    expect(screen.queryByText(DONE)).not.toBeInTheDocument()
  })

  it("hides the error after 4 s; its meaning and the server's words stay in the dialog", async () => {
    const detail = 'El proveedor está en mantención.'
    server.use(http.get(LOOKUP, () => HttpResponse.json({ detail }, { status: 422 })))
    start()
    stop()
    await untilLater(() => screen.queryByRole('alert'))
    await pass(timings.chargeErrorSnackbar - 5)
    expect(screen.getByRole('alert')).toHaveTextContent(detail)
    expect(screen.getAllByText(detail)).toHaveLength(1)
    await pass(5)
    await pass(500)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(within(dialog()).getByText('No encontramos a quién cobrar.')).toBeVisible()
    expect(within(dialog()).getByText(detail)).toBeVisible()
  })
})
