import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveChargeAttempt } from '@/device/charge-memory'
import type { ChargeAttempt, ChargeOutcome } from '@/domain/money/charge-attempts'
import { amountField, checkbox, confirm, openCharge, payableClaim, untilFound } from './charge-desk'

interface Row {
  /** Outcome and amount of earlier attempts, newest first. */
  readonly known: readonly (readonly [ChargeOutcome, number])[]
  readonly typed: string
  readonly shown: string
  /** Label of the confirmation checkbox; null if there is none. */
  readonly box: string | null
  /** Number of orders that can be settled. */
  readonly settled: number
  /** Whether the charge can be sent without a confirmation. */
  readonly isFree: boolean
}

const UNSURE = 'No sabemos si el cobro se realizó.'
const ALREADY = 'Desde este equipo ya se cobró este reclamo.'
const RETRY = 'Revisé la orden: no está pagada y quiero reintentar.'
const BESIDE = 'Lo sé, y quiero un cobro nuevo además de ese.'
const AGAIN = 'Lo sé, y quiero cobrar otra vez este reclamo.'
const QUIET = 'Intentos anteriores'

const ROWS: Readonly<Record<string, Row>> = {
  'settled as not paid': {
    known: [['unpaid', 38_000]],
    typed: '38.000',
    shown: QUIET,
    box: null,
    settled: 0,
    isFree: true,
  },
  'an unknown outcome, no sum yet': {
    known: [['unknown', 38_000]],
    typed: '',
    shown: UNSURE,
    box: null,
    settled: 1,
    isFree: false,
  },
  'an unknown outcome, another sum': {
    known: [['unknown', 38_000]],
    typed: '40.000',
    shown: UNSURE,
    box: BESIDE,
    settled: 1,
    isFree: false,
  },
  'two unknown outcomes': {
    known: [
      ['unknown', 38_000],
      ['unknown', 40_000],
    ],
    typed: '40.000',
    shown: UNSURE,
    box: RETRY,
    settled: 2,
    isFree: false,
  },
  'a charge': {
    known: [['charged', 38_000]],
    typed: '38.000',
    shown: ALREADY,
    box: AGAIN,
    settled: 0,
    isFree: false,
  },
  'a charge and an unknown outcome': {
    known: [
      ['unknown', 40_000],
      ['charged', 38_000],
    ],
    typed: '38.000',
    shown: UNSURE,
    box: BESIDE,
    settled: 1,
    isFree: false,
  },
}

it.each(Object.entries(ROWS))(
  'after %s the dialog shows the warning, the checkbox and the settle buttons of the table',
  async (_name, row) => {
    const claim = payableClaim()
    row.known.forEach(([outcome, amount], index) => {
      const at = Date.now() - index - 1
      const attempt: ChargeAttempt = {
        ...{ claimId: String(claim.id), amount, at, outcome },
        order: `o-${index}`,
      }
      saveChargeAttempt(attempt)
    })
    openCharge()
    await untilFound()
    fireEvent.change(amountField(), { target: { value: row.typed } })
    expect(await screen.findByText(row.shown)).toBeVisible()
    expect(checkbox() === null).toBe(row.box === null)
    if (row.box !== null) expect(checkbox()).toHaveAccessibleName(row.box)
    for (const name of [/^Está pagada/, /^No está pagada/]) {
      expect(screen.queryAllByRole('button', { name })).toHaveLength(row.settled)
    }
    expect(confirm().hasAttribute('disabled')).toBe(!row.isFree)
  },
)
