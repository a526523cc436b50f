import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { saveChargeAttempt } from '@/device/charge-memory'
import { DIALECTS, type DialectName } from '@/mocks/dialects'
import { endSession } from '@/session/session-store'
import { savedClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import {
  amountField,
  CHARGE,
  checkbox,
  confirm,
  customerField,
  dialog,
  openCharge,
  payableClaim,
  seedWon,
  untilFound,
} from './charge-desk'

const DONE = 'Charge created successfully.'
const REFUSED = 'El intento de cobro fue rechazado.'
/** Without rate limits, which depend on the speed of the test; they are tested below. */
const NAMES = (Object.keys(DIALECTS) as DialectName[]).filter(
  (name) => DIALECTS[name].callsPerSecond === null,
)

// Fields that a server forbids are remembered per session.
afterEach(endSession)

/** The stored claims without `updated_at`, which every save changes. */
const stored = () => demo.state.claims.map(({ updated_at: _, ...rest }) => rest)

describe.each(NAMES)('charge on a server with dialect "%s"', (name) => {
  it('is sent once and noted in Next Step, and changes no other field', async () => {
    const { email } = payableClaim()
    seedWon({ last_customer_contact: '2026-11-10', case_number: null })
    const before = stored()
    demo.setDialect(name)
    const { user } = openCharge({ claim: toClaimRecord({ ...savedClaim(2) }) })
    await waitFor(() => expect(customerField()).not.toHaveValue(''))
    fireEvent.change(amountField(), { target: { value: '38.000' } })
    await user.click(confirm())
    await screen.findByText(DONE)
    const [charge, ...more] = demo.state.charges
    expect(charge).toMatchObject({ amount: 38_000, currency: 'CLP', optionals: { email } })
    expect(more).toEqual([])
    const mark = `Cobrado $38.000, orden ${charge?.commerce_order ?? ''}`
    await waitFor(() => expect(savedClaim(2).next_step).toBe(`${mark}\nPaso 2`))
    expect(stored()).toEqual(
      before.map((row) => (row.id === 2 ? { ...row, next_step: `${mark}\nPaso 2` } : row)),
    )
  })
})

describe('charge with too many requests', () => {
  const texts = (words: string) => within(dialog()).queryAllByText(words, { exact: false })

  async function chargeTooSoon() {
    const desk = openCharge()
    await untilFound()
    server.use(http.post(CHARGE, demo.fault('429'), { once: true }))
    fireEvent.change(amountField(), { target: { value: '38.000' } })
    return desk
  }

  it('is shown as refused with the time to wait, and succeeds on the next attempt', async () => {
    const { user } = await chargeTooSoon()
    await user.click(confirm())
    await screen.findByRole('alert')
    expect(texts(REFUSED)).toHaveLength(1)
    expect(texts('No se cobró')).toHaveLength(0)
    expect(texts('Espera 30 segundos y vuelve a cobrar.')).toHaveLength(1)
    expect(demo.state.charges).toEqual([])
    await user.click(confirm())
    await screen.findByText(DONE)
    expect(demo.state.charges).toHaveLength(1)
  })

  it('shows the time to wait also beside an order that may be paid', async () => {
    const claimId = String(payableClaim().id)
    const attempt = { claimId, amount: 38_000, order: `claim-${claimId}-1`, at: Date.now() }
    saveChargeAttempt({ ...attempt, outcome: 'unknown' })
    const { user } = await chargeTooSoon()
    await user.click(checkbox() ?? confirm())
    await user.click(confirm())
    await screen.findByRole('alert')
    expect(texts(REFUSED)).toHaveLength(1)
    expect(texts('Espera 30 segundos y vuelve a cobrar.')).toHaveLength(1)
  })
})
