import { act, fireEvent, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { withChargeLock } from '@/device/tab-locks'
import {
  eraseChargeAttempts,
  readAllChargeAttempts,
  readChargeAttempts,
  saveChargeAttempt,
} from '@/device/charge-memory'
import { eraseDevice } from '@/screens/privacy/erase-everything'
import { endSession } from '@/session/session-store'
import { until } from '@tests/support/clock'
import { demo, server } from '@tests/support/server'
import {
  amountField,
  CHARGE,
  checkbox,
  confirm,
  openCharge,
  payableClaim,
  untilFound,
  watchCharges,
} from './charge-desk'
import { createGate } from '@tests/support/gate'
import { removeLocks, stubLocks } from '@tests/support/locks'

const DONE = 'Charge created successfully.'
const ALREADY = 'Desde este equipo ya se cobró este reclamo.'
const UNSURE = 'No sabemos si el cobro se realizó.'
const BUSY = 'Se está cobrando en otra pestaña.'
const REFUSED_STORAGE = /Este navegador no nos deja anotar los cobros/

function entryOf(changes: Partial<ChargeAttempt> = {}): ChargeAttempt {
  const claimId = String(payableClaim().id)
  const at = Date.now()
  return {
    claimId,
    amount: 38_000,
    order: `claim-${claimId}-1`,
    at,
    outcome: 'charged',
    ...changes,
  }
}

/** Writes as another tab does: this tab receives a storage event. */
function writeInOtherTab(entry: ChargeAttempt) {
  const key = `vuelo-justo:charge:${entry.order}`
  localStorage.setItem(key, JSON.stringify(entry))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

function refuseStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

async function ready(claim = payableClaim()) {
  const desk = openCharge({ claim })
  await untilFound(claim)
  fireEvent.change(amountField(), { target: { value: '38.000' } })
  return desk
}

afterEach(() => {
  removeLocks()
  // Attempts that the browser refuses to store stay in the module's memory.
  eraseChargeAttempts(readAllChargeAttempts().map(({ order }) => order))
})

describe('charge attempt stored in this browser', () => {
  it('is written before the request, without personal data, stays after a sign-out and is deleted with the device data', async () => {
    const claim = payableClaim()
    let kept: readonly ChargeAttempt[] = []
    server.use(http.post(CHARGE, () => void (kept = readChargeAttempts(claim.id ?? ''))))
    const { user } = await ready()
    await user.click(confirm())
    await screen.findByText(DONE)
    expect(kept).toMatchObject([{ amount: 38_000, outcome: 'tried' }])
    const [last] = readChargeAttempts(claim.id ?? '')
    expect(last).toMatchObject({ amount: 38_000, outcome: 'charged' })
    expect(demo.state.charges[0]?.commerce_order).toBe(last?.order)
    const everything = JSON.stringify(Object.entries(localStorage))
    for (const secret of [claim.email, claim.name, claim.rut, claim.phone, 'cus_demo']) {
      expect(everything).not.toContain(secret ?? 'cus_demo')
    }
    endSession()
    expect(readChargeAttempts(claim.id ?? '')).toEqual([last])
    await eraseDevice([])
    expect(readChargeAttempts(claim.id ?? '')).toEqual([])
  })

  it('that was refused shows its reason and does not block a new one, and older ones are counted', async () => {
    const now = Date.now()
    for (const nth of [2, 3, 4, 5, 6]) {
      saveChargeAttempt(entryOf({ order: `claim-x-${nth}`, at: now - nth, outcome: 'refused' }))
    }
    saveChargeAttempt(entryOf({ order: 'claim-x-1', outcome: 'refused', reason: 'Sin saldo' }))
    await ready()
    const earlier = screen.getByRole('region', { name: 'Intentos anteriores' })
    expect(earlier).toHaveTextContent(/\$38\.000 · .+: rechazado\. Motivo: “Sin saldo”\./)
    expect(checkbox()).not.toBeInTheDocument()
    expect(confirm()).toBeEnabled()
    expect(screen.getByText('claim-x-1')).toBeVisible()
    expect(screen.queryByText('claim-x-5')).not.toBeInTheDocument()
    expect(screen.getByText('Y 2 más.')).toBeVisible()
  })
})

describe('browser without storage', () => {
  it('shows one warning and can charge', async () => {
    refuseStorage()
    const sent = watchCharges(() => 'reset')
    const desk = await ready()
    expect(screen.queryByText(REFUSED_STORAGE)).not.toBeInTheDocument()
    await desk.user.click(confirm())
    expect(await screen.findAllByText(REFUSED_STORAGE)).toHaveLength(1)
    expect(sent).toHaveLength(1)
    // The attempt stays in memory while the tab is open.
    await desk.hide()
    await desk.show()
    expect(await screen.findByText(UNSURE)).toBeVisible()
  })
})

describe('charges in two tabs', () => {
  beforeEach(stubLocks)

  it('show that the other tab is charging, and then its outcome', async () => {
    const sent = watchCharges()
    const claimId = payableClaim().id ?? ''
    const turn = createGate()
    const other = withChargeLock(claimId, () => turn.opened)
    saveChargeAttempt(entryOf({ outcome: 'tried' }))
    await ready()
    const earlier = screen.getByRole('region', { name: 'Intentos anteriores' })
    expect(within(earlier).getByText(BUSY)).toBeVisible()
    expect(checkbox()).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /anotar como cobrado/ })).not.toBeInTheDocument()
    expect(confirm()).toBeDisabled()
    expect(confirm()).toHaveAccessibleDescription(new RegExp(BUSY))

    turn.open()
    await other
    expect(await screen.findByText(UNSURE)).toBeVisible()
    expect(screen.getByText(/se envió y no llegó respuesta/)).toBeVisible()
    expect(confirm()).toBeDisabled()
    expect(checkbox()).not.toBeChecked()
    writeInOtherTab(entryOf({ outcome: 'charged' }))
    expect(screen.getByText(ALREADY)).toBeVisible()
    expect(sent).toEqual([])
  })

  it('check the storage again before sending or settling', async () => {
    const sent = watchCharges()
    const { user } = await ready()
    // Another tab wrote it; its event is still to come.
    const writeSilently = (entry: ChargeAttempt) =>
      localStorage.setItem(`vuelo-justo:charge:${entry.order}`, JSON.stringify(entry))
    writeSilently(entryOf())
    await user.click(confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Este reclamo acaba de tener otro intento de cobro.',
    )
    await until.turns(20)
    expect(sent).toEqual([])

    writeInOtherTab(entryOf({ outcome: 'unknown' }))
    writeSilently(entryOf())
    await user.click(screen.getByRole('button', { name: 'No está pagada: descartar' }))
    await until.turns(20)
    expect(readAllChargeAttempts()).toEqual([entryOf()])
  })
})
