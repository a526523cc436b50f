import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { createQueryClient } from '@/app/layouts/account/query-client'
import * as lock from '@/device/tab-locks'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { ChargeCheck } from '@/features/claim-editor/charge/ChargeCheck'
import { useCharge } from '@/features/claim-editor/charge/flow/use-charge'
import { useConfirmations } from '@/features/claim-editor/charge/flow/use-confirmations'
import { useCustomer } from '@/features/claim-editor/charge/flow/use-customer'
import { useRunningCharge } from '@/features/claim-editor/charge/flow/use-running-charge'
import { signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { createGate, holdAnswers } from '@tests/support/gate'
import { Providers, setUpPerson } from '@tests/support/mount'
import { server } from '@tests/support/server'
import {
  amountField,
  confirm,
  LOOKUP,
  openCharge,
  payableClaim,
  untilFound,
  watchCharges,
} from './charge-desk'

const CLAIM = toClaimRecord({
  id: 7,
  category: 'CASO GANADO',
  rut: '12.345.678-5',
  email: 'ana@correo.cl',
})

function Check({ rut }: { readonly rut: string }) {
  const payer = { email: CLAIM.email, rut, hasCard: true, cardBrand: null, cardDigits: null }
  const customer = { state: 'found', id: 'cus_1', name: 'Ana', payer } as const
  return <ChargeCheck {...useConfirmations(CLAIM, customer, 38_000, [])} />
}

describe('a tick before a charge', () => {
  it('counts for the fact that it was set for, and again once that is back', async () => {
    const user = setUpPerson()
    const { rerender } = render(<Check rut="5.261.117-2" />)
    const box = () => screen.getByRole('checkbox', { name: /el RUT de quien paga es otro/ })
    await user.click(box())
    expect(box()).toBeChecked()
    rerender(<Check rut="7.654.321-6" />)
    expect(box()).not.toBeChecked()
    rerender(<Check rut="5.261.117-2" />)
    expect(box()).toBeChecked()
  })
})

/** Mounts the look-up of the account, with a query client that outlives it. */
function mountCustomer(client = createQueryClient(), isAsked = true) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Providers client={client}>{children}</Providers>
  )
  const view = renderHook((email: string | null) => useCustomer({ ...CLAIM, email }, isAsked), {
    wrapper,
    initialProps: CLAIM.email,
  })
  return { ...view, client }
}

describe('the account to charge', () => {
  it('is looked up anew when the dialog opens again', async () => {
    signInAs('ADMIN')
    const answer = () => HttpResponse.json({ id: 1, email: CLAIM.email, flowCustomerId: 'cus_1' })
    server.use(http.get(LOOKUP, answer))
    const { result, unmount, client } = mountCustomer()
    await waitFor(() => expect(result.current).toMatchObject({ id: 'cus_1' }))
    unmount()
    await until(() => client.getQueryCache().getAll().length === 0)
    // First the claim is read again.
    expect(mountCustomer(client, false).result.current).toEqual({ state: 'loading' })
  })

  it('is that of the e-mail now, also if the one before answers later', async () => {
    signInAs('ADMIN')
    const first = createGate()
    server.use(
      http.get(LOOKUP, async ({ params }) => {
        const email = String(params['email'])
        if (email === CLAIM.email) await first.opened
        return HttpResponse.json({ id: 1, email, flowCustomerId: `cus_${email}` })
      }),
    )
    const { result, rerender } = mountCustomer()
    rerender('luz@correo.cl')
    await waitFor(() => expect(result.current).toMatchObject({ id: 'cus_luz@correo.cl' }))
    first.open()
    await until.turns(3)
    expect(result.current).toMatchObject({ id: 'cus_luz@correo.cl' })
  })
})

it('a charge is not sent by another user who signs in while its claim is read again', async () => {
  const sent = watchCharges()
  const { user } = openCharge()
  await untilFound()
  await user.type(amountField(), '38000')
  const reading = holdAnswers('get', '*/api/v1/claims/')
  vi.setSystemTime(Date.now() + 5 * 60_000)
  await user.click(confirm())
  await until(() => reading.bodies.length > 0)
  act(() => void signInAs('LEGAL'))
  reading.open()
  await until.turns(20)
  expect(sent).toEqual([])
})

it('a charge is sent once, and not before its confirmations, whatever asks for it', async () => {
  signInAs('ADMIN')
  const sent = watchCharges()
  const claim = payableClaim()
  const { result } = renderHook(() => useCharge(claim, true), {
    wrapper: ({ children }) => <Providers client={createQueryClient()}>{children}</Providers>,
  })
  await waitFor(() => expect(result.current.customer.state).toBe('found'))
  act(() => result.current.type('9000000'))
  act(() => result.current.run())
  await until.turns(20)
  expect(sent).toEqual([])
  const { sum, lines } = result.current.confirmations
  for (const key of [sum, ...lines.map((line) => line.key)]) {
    if (key) act(() => result.current.confirmations.setConfirmed(key, true))
  }
  const { run } = result.current
  act(run)
  await waitFor(() => expect(result.current.isDone).toBe(true))
  act(run)
  await until.turns(20)
  expect(sent).toHaveLength(1)
  expect(result.current.isDone).toBe(true)
})

describe('a charge of another tab', () => {
  it('is running again when the same order is sent once more', async () => {
    const isRunning = vi.spyOn(lock, 'isChargeRunning').mockResolvedValue(false)
    const tried = (at: number): readonly ChargeAttempt[] => [
      { claimId: '7', amount: 38_000, order: 'claim-7-1', at, outcome: 'tried' },
    ]
    const { result, rerender } = renderHook((at: number) => useRunningCharge(7, tried(at)), {
      initialProps: 1,
    })
    expect(result.current).toBe(true)
    await waitFor(() => expect(result.current).toBe(false))
    isRunning.mockResolvedValue(true)
    rerender(2)
    await until.turns(2)
    expect(result.current).toBe(true)
  })
})
