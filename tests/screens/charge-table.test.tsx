import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveChargeAttempt } from '@/device/charge-memory'
import type { ChargeOutcome } from '@/domain/money/charge-attempts'
import { amountField, checkbox, confirm, openCharge, payableClaim, untilFound } from './charge-desk'

const UNSURE = 'No sabemos si el cobro se realizó.'
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
  }
})
