import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '@/config/demo-people'
import { saveChargeAttempt } from '@/device/charge-memory'
import { formatShortMoment } from '@/domain/dates'
import { demo, server } from '@tests/support/server'
import {
  amountField,
  CHARGE,
  confirm,
  customerField,
  dialog,
  LOOKUP,
  openCharge,
  payableClaim,
  untilFound,
  watchCharges,
} from './charge-desk'
import { CHARGES, findDetails, openDesk, shownIds } from './claims-desk'
import { queueRow } from './queue-desk'
import { savedClaim } from '@tests/support/rows'

const USERS = '*/api/v1/users/'
const DONE = 'Charge created successfully.'

/** Opens the charges desk with so many won claims; the owner of the newest has a card. */
async function openCharges(count = 6) {
  const newest = { ...savedClaim(Number(payableClaim().id)), id: 2000, updated_at: '2026-11-23' }
  const others = demo.state.claims.slice(1 - count)
  demo.state.claims = [...others, newest].map((claim) => ({ ...claim, category: 'CASO GANADO' }))
  const { user } = await openDesk(CHARGES)
  return { user, claim: savedClaim(2000) }
}

describe('way from the list to a charge', () => {
  it('leads through the details or the row, both with the card, holding Enter does not confirm, and the list shows the charge', async () => {
    const sent = watchCharges()
    let reads = 0
    server.use(http.get(USERS, () => void (reads += 1)))
    const { user, claim } = await openCharges()
    await waitFor(() => expect(within(queueRow(claim.id)).getByText('Con tarjeta')).toBeVisible())
    // Strict mode mounts the page twice and aborts the first request.
    const before = reads
    expect(before).toBeLessThanOrEqual(2)
    expect(screen.getAllByText('Sin tarjeta').length).toBeGreaterThan(0)
    const toCharge = screen.getByRole('button', { name: `Ir al cobro del reclamo ${claim.id}` })
    await user.click(toCharge)
    await waitFor(() => expect(amountField()).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(toCharge).toHaveFocus()

    await user.click(screen.getByRole('button', { name: `Detalles del reclamo ${claim.id}` }))
    const details = await findDetails(claim.id)
    expect(within(details).getByText('Con tarjeta')).toBeVisible()
    expect(reads).toBe(before)
    await user.click(within(details).getByRole('button', { name: 'Cobrar' }))
    await waitFor(() => expect(amountField()).toHaveFocus())
    await user.keyboard('38000')
    expect(amountField()).toHaveValue('38.000')
    await waitFor(() => expect(confirm()).toBeEnabled())
    const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true }
    expect(amountField().dispatchEvent(new KeyboardEvent('keydown', held))).toBe(false)
    expect(sent).toEqual([])
    await user.keyboard('{Enter}{Enter}')
    await screen.findByText(DONE)
    expect(sent).toMatchObject([{ amount: 38_000, optionals: { claim_id: claim.id } }])
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Charge' })).not.toBeInTheDocument(),
    )
    const note = /Cobrado \$38\.000 · \d\d\/\d\d \d\d:\d\d \(este equipo\)/
    expect(details).toHaveTextContent(note)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(queueRow(claim.id)).toHaveTextContent(note)
  })

  it('works without the accounts, and focuses earlier attempts with unknown outcome before the amount', async () => {
    const sent = watchCharges()
    const accounts = vi.fn(demo.fault('403'))
    server.use(http.get(USERS, accounts))
    const { user, claim } = await openCharges(30)
    await waitFor(() => expect(accounts).toHaveBeenCalled())
    const before = shownIds()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(shownIds()).not.toEqual(before))
    expect(screen.queryByText(/^(Con|Sin) tarjeta$/)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(accounts.mock.calls.length).toBeLessThanOrEqual(2)
    await user.click(screen.getByRole('button', { name: 'Prev' }))
    await waitFor(() => expect(shownIds()).toEqual(before))
    const at = Date.now() - 60_000
    const tried = { claimId: String(claim.id), amount: 12_000, order: 'claim-x-1', at } as const
    act(() => void saveChargeAttempt({ ...tried, outcome: 'unknown' }))
    const note = `Cobro sin confirmar $12.000 · ${formatShortMoment(new Date(at))} (este equipo)`
    expect(queueRow(claim.id)).toHaveTextContent(note)
    await user.click(screen.getByRole('button', { name: `Ir al cobro del reclamo ${claim.id}` }))
    const warning = await screen.findByRole('region', { name: 'Intentos anteriores' })
    await waitFor(() => expect(warning).toHaveFocus())
    await user.type(amountField(), '12000{Enter}')
    expect(confirm()).toBeDisabled()
    expect(sent).toEqual([])
  })
})

it('keeps the charge form when the session expires and charges after a new sign-in', async () => {
  const { user, claim } = await openCharges()
  await user.click(screen.getByRole('button', { name: `Ir al cobro del reclamo ${claim.id}` }))
  await screen.findByRole('dialog', { name: 'Charge' })
  await waitFor(() => expect(customerField()).not.toHaveValue(''))
  fireEvent.change(amountField(), { target: { value: '38.000' } })
  const sent = watchCharges()
  let lookups = 0
  server.use(
    http.post(CHARGE, demo.fault('401'), { once: true }),
    http.get(LOOKUP, () => void (lookups += 1)),
  )
  await user.click(confirm())

  const renewal = await screen.findByRole('dialog', { name: 'Vuelve a entrar' })
  await user.click(within(renewal).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(renewal).not.toBeInTheDocument())
  // Found by role, which proves that it is not hidden behind the dialog.
  const notice = await within(dialog()).findByRole('region', { name: 'Fin de la sesión' })
  expect(notice).toHaveTextContent('Sin guardar: un cobro sin confirmar.')
  expect(confirm()).toBeDisabled()
  expect(confirm()).toHaveAccessibleDescription(/vuelve a entrar para cobrar/)
  expect(screen.getByText('El intento de cobro fue rechazado.')).toBeVisible()

  await user.click(within(notice).getByRole('button', { name: 'Volver a entrar' }))
  const again = within(await screen.findByRole('dialog', { name: 'Vuelve a entrar' }))
  await user.type(again.getByLabelText('Contraseña'), DEMO_PASSWORD)
  await user.click(again.getByRole('button', { name: 'Ingresar' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Vuelve a entrar' })).not.toBeInTheDocument(),
  )
  expect(amountField()).toHaveValue('38.000')
  await waitFor(() => expect(confirm()).toBeEnabled())
  expect(screen.queryByText('El intento de cobro fue rechazado.')).not.toBeInTheDocument()
  expect(sent).toEqual([])
  await user.click(confirm())
  await screen.findByText(DONE)
  expect(sent).toHaveLength(1)
  expect(lookups).toBe(0)
})

describe('charge amount', () => {
  const compensation = () => screen.getByLabelText('Compensación (CLP)')

  it('is calculated from the compensation, filled in by a button or Enter, which never charges', async () => {
    const sent = watchCharges()
    const { user } = openCharge()
    await untilFound()
    await user.click(compensation())
    await user.paste('190000,50')
    expect(compensation()).toHaveAccessibleDescription(
      '× 20 % = $3.800.010 Escribiste “190000,50” y lo leemos como $19.000.050. Si no es eso, escribe el monto entero: 38000 o 38.000.',
    )
    await user.clear(compensation())
    await user.type(compensation(), '190000')
    expect(compensation()).toHaveValue('190.000')
    expect(compensation()).toHaveAccessibleDescription('× 20 % = $38.000')
    expect(amountField()).toHaveValue('')
    await user.keyboard('{Enter}{Enter}{Enter}')
    expect(amountField()).toHaveValue('38.000')
    expect(compensation()).toHaveFocus()
    expect(sent).toEqual([])
    // Typing in the middle keeps the caret while thousands are grouped.
    await user.click(amountField())
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}5')
    expect(amountField()).toHaveValue('385.000')
    expect(amountField().selectionStart).toBe(3)
    await user.keyboard('7{Backspace}{Backspace}1')
    expect(amountField()).toHaveValue('381.000')
    expect(amountField().selectionStart).toBe(3)
    await user.click(screen.getByRole('button', { name: 'Usar $38.000' }))
    expect(amountField()).toHaveValue('38.000')
    expect(screen.getByText('Se cobrarán $38.000 CLP')).toBeVisible()
    await user.click(confirm())
    await screen.findByText(DONE)
    expect(sent).toMatchObject([{ amount: 38_000 }])
  })
})
