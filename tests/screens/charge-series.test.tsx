import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timings } from '@/config/timings'
import { saveChargeAttempt } from '@/device/charge-memory'
import { changeClaim, savedClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import { amountField, confirm, customerField, seedWon, watchCharges } from './charge-desk'
import { openDesk, waitUntilClosed } from './claims-desk'
import { renderApp } from '@tests/support/app'

const DUE = '/admin/cobro-manual?vista=por-cobrar'

// `charge.test.tsx` checks how long the dialog stays after a charge.
const { chargeDialogClose } = timings
beforeEach(() => void Object.assign(timings, { chargeDialogClose: 10 }))
afterEach(() => void Object.assign(timings, { chargeDialogClose }))

async function openSeries() {
  seedWon()
  const { user } = await renderApp({ path: DUE, as: 'ADMIN' })
  await user.click(await screen.findByRole('button', { name: 'Empezar a cobrar' }))
  await untilClaim(1)
  return { user }
}

const dialog = () => screen.getByRole('dialog', { name: 'Charge' })
const compensation = () => screen.getByLabelText('Compensación (CLP)')

const untilClaim = (id: number) =>
  waitFor(() => {
    expect(within(dialog()).getByText(new RegExp(`^Reclamo ${id} ·`))).toBeVisible()
    expect(compensation()).toHaveFocus()
    expect(customerField()).not.toHaveValue('')
  })

describe('series of charges', () => {
  it('skips a claim with "Siguiente por cobrar", and stops at an unknown outcome, which is not noted', async () => {
    const sent = watchCharges(() => '500')
    const { user } = await openSeries()
    await user.click(screen.getByRole('button', { name: 'Siguiente por cobrar' }))
    await untilClaim(2)
    expect(sent).toEqual([])
    await user.keyboard('100000{Enter}{Enter}{Enter}')
    expect(await screen.findByText(/La serie se detuvo aquí/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cobrar y siguiente' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Siguiente por cobrar' })).not.toBeInTheDocument()
    expect(within(dialog()).getByText(/^Reclamo 2 ·/)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(savedClaim(2).next_step).toBe('Paso 2')
  })

  it('ends with "Confirm charge", also after "Cobrar y siguiente" was refused', async () => {
    const sent = watchCharges(() => (sent.length === 1 ? '403' : null))
    const { user } = await openSeries()
    await user.type(amountField(), '20000')
    await user.click(screen.getByRole('button', { name: 'Cobrar y siguiente' }))
    expect(await screen.findByText('El intento de cobro fue rechazado.')).toBeVisible()
    await user.click(confirm())
    await waitUntilClosed()
    expect(sent).toHaveLength(2)

    await user.click(screen.getByRole('button', { name: 'Empezar a cobrar' }))
    await untilClaim(2)
    // The amount and three keys.
    await user.keyboard('100000{Enter}{Enter}{Enter}')
    expect(await screen.findByText('Reclamo 2: cobrado $20.000.')).toBeVisible()
    await untilClaim(3)
    expect(sent.at(-1)).toMatchObject({ amount: 20_000, optionals: { claim_id: 2 } })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitUntilClosed()
    // Another series begins without the result of the one before.
    await user.click(screen.getByRole('button', { name: 'Empezar a cobrar' }))
    await untilClaim(3)
    expect(screen.queryByText(/^Reclamo 2: cobrado/)).not.toBeInTheDocument()
  })
})

const mark = () => screen.getByRole('switch', { name: /^Anotar el cobro en Next Step/ })

const openChargeOf = (user: UserEvent, id: number) =>
  user.click(screen.getByRole('button', { name: `Ir al cobro del reclamo ${id}` }))

const untilFound = () => waitFor(() => expect(customerField()).not.toHaveValue(''))

describe('note of a charge in Next Step', () => {
  it('is written before the previous text, without a series, until the user switches it off for all claims', async () => {
    const sent = watchCharges()
    seedWon()
    const { user } = await openDesk('/admin/cobro-manual')
    await openChargeOf(user, 2)
    await untilFound()
    expect(screen.queryByRole('button', { name: 'Cobrar y siguiente' })).not.toBeInTheDocument()
    await user.type(amountField(), '50000')
    await user.click(confirm())
    await waitFor(() =>
      expect(savedClaim(2).next_step).toBe(
        `Cobrado $50.000, orden ${sent[0]?.commerce_order}\nPaso 2`,
      ),
    )
    await waitUntilClosed()

    await openChargeOf(user, 3)
    await untilFound()
    await user.click(mark())
    await user.type(amountField(), '50000')
    await user.click(confirm())
    await waitUntilClosed()
    expect(sent).toHaveLength(2)
    expect(savedClaim(3).next_step).toBe('Paso 3')
    await openChargeOf(user, 1)
    await waitFor(() => expect(mark()).not.toBeChecked())
    // A note that could not be saved is told.
    server.use(http.put('*/api/v1/claims/:id', demo.fault('403')))
    await user.click(mark())
    await untilFound()
    await user.type(amountField(), '50000')
    await user.click(confirm())
    await waitUntilClosed()
    expect(screen.getByRole('status', { name: 'Cambios' })).toHaveTextContent(/No se guardó/)
  })

  it('is also written for an order that the user found to be paid, and names the charge just made, also after one of a clock that was ahead', async () => {
    seedWon()
    const tried = { claimId: '2', amount: 50_000, order: 'claim-2-1767225600000', at: Date.now() }
    saveChargeAttempt({ ...tried, outcome: 'unknown' })
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000
    const ahead = { claimId: '3', amount: 12_000, order: 'claim-3-1', at: tomorrow }
    saveChargeAttempt({ ...ahead, outcome: 'charged' })
    const { user } = await openDesk('/admin/cobro-manual')
    await openChargeOf(user, 2)
    await untilFound()
    await user.click(screen.getByRole('button', { name: 'Está pagada: anotar como cobrado' }))
    await waitFor(() =>
      expect(savedClaim(2).next_step).toBe('Cobrado $50.000, orden claim-2-1767225600000\nPaso 2'),
    )
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitUntilClosed()

    await openChargeOf(user, 3)
    await untilFound()
    await user.type(amountField(), '38000')
    await user.click(screen.getByLabelText(/quiero cobrar otra vez este reclamo/))
    await user.click(confirm())
    await waitFor(() =>
      expect(savedClaim(3).next_step).toMatch(/^Cobrado \$38\.000, orden claim-3-/),
    )
  })

  it('by another user is found, if need be by reading again, and needs a confirmation', async () => {
    seedWon()
    const { user } = await openDesk('/admin/cobro-manual')
    server.use(http.get('*/api/v1/claims/', demo.fault('500')))
    changeClaim(2, { next_step: 'Cobrado $50.000, orden claim-2-1767225600000\nPaso 2' })
    await openChargeOf(user, 2)
    expect(await screen.findByText(/No pudimos leer el reclamo de nuevo/)).toBeVisible()
    await untilFound()
    await user.type(amountField(), '50000')
    expect(confirm()).toBeEnabled()

    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Leer de nuevo' }))
    expect(await screen.findByText(/^Otra persona ya lo cobró: Cobrado \$50\.000/)).toBeVisible()
    expect(screen.queryByText(/No pudimos leer el reclamo de nuevo/)).not.toBeInTheDocument()
    expect(confirm()).toBeDisabled()
    await user.click(screen.getByLabelText('Sé que otra persona ya lo cobró.'))
    expect(confirm()).toBeEnabled()
  })

  it('by another user while the dialog stays open stops the charge, and so does a failed reading, once', async () => {
    const sent = watchCharges()
    seedWon()
    const { user } = await openDesk('/admin/cobro-manual')
    await openChargeOf(user, 2)
    await untilFound()
    await user.type(amountField(), '50000')
    const later = () => vi.setSystemTime(Date.now() + 5 * 60_000)
    changeClaim(2, { next_step: 'Cobrado $50.000, orden claim-2-1767225600000\nPaso 2' })
    later()
    await user.click(confirm())
    expect(await screen.findByText(/^Otra persona ya lo cobró: Cobrado \$50\.000/)).toBeVisible()
    expect(screen.getByText('Todavía no se puede cobrar.')).toBeVisible()
    expect(
      screen.getByText(/^Cobro: Otra persona ya lo cobró: .+\. Revisa los datos de arriba/),
    ).toBeVisible()
    expect(confirm()).toBeDisabled()
    await user.click(screen.getByLabelText('Sé que otra persona ya lo cobró.'))
    expect(screen.queryByText('Todavía no se puede cobrar.')).not.toBeInTheDocument()

    server.use(http.get('*/api/v1/claims/', demo.fault('500')))
    later()
    await user.click(confirm())
    expect(await screen.findByText(/No pudimos leer el reclamo de nuevo/)).toBeVisible()
    expect(sent).toEqual([])
    await user.click(confirm())
    await waitUntilClosed()
    expect(sent).toHaveLength(1)

    server.resetHandlers()
    await openChargeOf(user, 3)
    await untilFound()
    await user.type(amountField(), '50000')
    server.use(http.get('*/api/v1/claims/', demo.fault('401')))
    later()
    await user.click(confirm())
    expect(await screen.findByRole('dialog', { name: 'Vuelve a entrar' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})
