import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveChargeAttempt } from '@/device/charge-memory'
import type { ChargeOutcome } from '@/domain/money/charge-attempts'
import type { FaultName } from '@/mocks/faults/faults'
import { until } from '@tests/support/clock'
import { demo } from '@tests/support/server'
import {
  amountField,
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

async function charge() {
  const desk = openCharge()
  await untilFound()
  fireEvent.change(amountField(), { target: { value: '38.000' } })
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
})

describe('charge with unknown outcome', () => {
  it('shows its error and a warning, and needs a confirmation of each new attempt at the same order', async () => {
    const faults: FaultName[] = ['json-object', '400', '409', 'reset']
    const sent = watchCharges(() => faults.pop() ?? null)
    const { user } = await charge()
    for (const [attempts, sentence] of [
      [1, 'Request failed.'],
      [2, 'Conflict'],
      // A refusal says nothing of the attempts before it.
      [3, 'Solicitud rechazada por la API de prueba.'],
      [4, UNEXPECTED],
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
    expect(sent).toEqual(Array.from({ length: 5 }, () => sent[0]))
    expect(demo.state.charges).toHaveLength(1)
  })
})

describe('settling an unknown outcome', () => {
  const settle = (name: string) => screen.getByRole('button', { name })

  it('as not paid unblocks the claim, whose next charge has a new order; as paid stores user and time, and marks it as charged, to be charged again only after a confirmation', async () => {
    const faults: FaultName[] = ['acted-then-reset', 'reset']
    const sent = watchCharges(() => faults.pop() ?? null)
    const { user } = await charge()
    await findCheckbox()
    await user.click(screen.getByRole('button', { name: /^Copiar orden claim-/ }))
    // Two regions, one in the other, would be read twice.
    expect(await screen.findByText('Copiado')).not.toHaveAttribute('aria-live')
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

const ALREADY = 'Desde este equipo ya se cobró este reclamo.'
const RETRY = 'Revisé la orden: no está pagada y quiero reintentar.'
const BESIDE = 'Lo sé, y quiero un cobro nuevo además de ese.'
const AGAIN = 'Lo sé, y quiero cobrar otra vez este reclamo.'
const QUIET = 'Intentos anteriores'

type Row = readonly [
  /** One more attempt of 38.000, which replaces that of the same order. */
  order: number,
  outcome: ChargeOutcome,
  typed: string,
  shown: string,
  /** Label of the confirmation checkbox; null if there is none. */
  box: string | null,
  /** Number of orders that can be settled. */
  settled: number,
]

const ROWS: readonly Row[] = [
  [1, 'unpaid', '38.000', QUIET, null, 0],
  [2, 'charged', '38.000', ALREADY, AGAIN, 0],
  [3, 'unknown', '', UNSURE, null, 1],
  [3, 'unknown', '40.000', UNSURE, BESIDE, 1],
  [4, 'unknown', '38.000', UNSURE, RETRY, 2],
  // Those that can be settled come first, before newer ones.
  [5, 'refused', '38.000', UNSURE, RETRY, 2],
  [6, 'refused', '38.000', UNSURE, RETRY, 2],
  [7, 'refused', '38.000', UNSURE, RETRY, 2],
]

it('the warning, the checkbox and the settle buttons of a charge follow from earlier attempts', async () => {
  openCharge()
  await untilFound()
  const claimId = String(payableClaim().id)
  for (const [order, outcome, typed, shown, box, settled] of ROWS) {
    const attempt = { claimId, amount: 38_000, order: `o-${order}`, at: Date.now() + order }
    act(() => void saveChargeAttempt({ ...attempt, outcome }))
    fireEvent.change(amountField(), { target: { value: typed } })
    expect(await screen.findByText(shown)).toBeVisible()
    expect(checkbox() === null).toBe(box === null)
    if (box !== null) expect(checkbox()).toHaveAccessibleName(box)
    for (const name of [/^Está pagada/, /^No está pagada/]) {
      expect(screen.queryAllByRole('button', { name })).toHaveLength(settled)
    }
    expect(confirm().hasAttribute('disabled')).toBe(shown !== QUIET)
    expect(screen.queryByText(/^Y \d más\.$/) !== null).toBe(order > 4)
  }
  expect(screen.getByText('Y 3 más.')).toBeVisible()
})
