import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearDevice, listOnDevice } from '@/device/device-store'
import { removeRecordsOfOthers, storeRecord, purgeExpiredRecords } from '@/device/records'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import {
  isVisitorsDevice,
  keepVisitorReceipts,
  readReceipts,
  removeReceipts,
  storeReceipts,
} from '@/features/receipt/receipt-store'
import { setClock } from '@tests/support/clock'

const HOUR_MS = 60 * 60 * 1000
const ANA = 'ana@correo.cl'
const LUIS = 'luis@correo.cl'

const receiptOf = (email: string, sentAt = Date.now()): Receipt => ({
  sentAt,
  type: 'RETRASO',
  airline: 'SKY',
  email,
  flight: '',
  passengers: ['Ana Muñoz'],
  files: [{ name: 'pasaje.pdf', size: 3 }],
})

/** Applies what a sign-in deletes from the device, and reads the receipts of that user. */
async function signIn(person: string) {
  await removeRecordsOfOthers(person)
  return readReceipts(person)
}

const receiptKeys = async () => (await listOnDevice()).filter((key) => key.includes('receipt|'))

afterEach(() => {
  vi.unstubAllGlobals()
  return clearDevice()
})

describe('receipt of a visitor', () => {
  it('is readable for visitors and for a user with its e-mail, in any spelling, and deleted when another user signs in', async () => {
    const receipts = [receiptOf(' Ana@Correo.CL ')]
    await storeReceipts(receipts, null)
    expect(await readReceipts(null)).toEqual(receipts)
    expect(await signIn(ANA)).toEqual(receipts)
    expect(await readReceipts(null)).toEqual(receipts)
    expect(await readReceipts(LUIS)).toBeNull()
    expect(await signIn(LUIS)).toBeNull()
    expect(await receiptKeys()).toEqual([])
  })

  it('replaces the previous one, also of another e-mail', async () => {
    await storeReceipts([receiptOf(ANA, 1)], null)
    await storeReceipts([receiptOf(LUIS, 2)], null)
    expect(await readReceipts(null)).toMatchObject([{ email: LUIS }])
    expect(await receiptKeys()).toHaveLength(1)
  })
})

describe('receipt of a user', () => {
  it('is readable for that user only, also if the claim has another e-mail', async () => {
    await storeReceipts([receiptOf(LUIS)], ANA)
    expect(await readReceipts(ANA)).toMatchObject([{ email: LUIS }])
    expect(await readReceipts(null)).toBeNull()
    expect(await readReceipts(LUIS)).toBeNull()
    expect(await signIn(LUIS)).toBeNull()
    expect(await receiptKeys()).toEqual([])
  })

  it('is followed by that of a claim which the user sent as a visitor later', async () => {
    await storeReceipts([receiptOf(ANA, 1)], ANA)
    await storeReceipts([receiptOf(ANA, 2)], null)
    expect(await readReceipts(ANA)).toMatchObject([{ sentAt: 2 }])
  })

  it('replaces the receipt that the user got as a visitor', async () => {
    await storeReceipts([receiptOf(ANA, 1)], null)
    await storeReceipts([receiptOf(ANA, 2)], ANA)
    expect(await readReceipts(ANA)).toMatchObject([{ sentAt: 2 }])
    expect(await receiptKeys()).toHaveLength(1)
  })
})

describe('lifetime of a receipt', () => {
  it.each<[string, number, string | null, () => Promise<unknown>]>([
    ['24 hours for a visitor', 24, null, () => storeReceipts([receiptOf(ANA)], null)],
    ['30 days on their own device', 720, null, () => keepVisitorReceipts([receiptOf(ANA)])],
    ['30 days for a user', 720, ANA, () => storeReceipts([receiptOf(ANA)], ANA)],
  ])('is %s, after which it is deleted', async (_, hours, person, store) => {
    const start = new Date(2026, 10, 1, 12).getTime()
    setClock(start)
    await store()
    setClock(start + hours * HOUR_MS)
    expect(await readReceipts(person)).not.toBeNull()
    setClock(start + hours * HOUR_MS + 1)
    expect(await readReceipts(person)).toBeNull()
    await purgeExpiredRecords(new Date())
    expect(await receiptKeys()).toEqual([])
  })

  it('is 30 days for the next claim once the visitor marked the device as their own', async () => {
    await storeReceipts([receiptOf(ANA, 1)], null)
    expect(await isVisitorsDevice()).toBe(false)
    await keepVisitorReceipts([receiptOf(ANA, 1)])
    expect(await receiptKeys()).toHaveLength(1)
    await storeReceipts([receiptOf(ANA, 2)], null)
    expect(await isVisitorsDevice()).toBe(true)
    expect(await readReceipts(null)).toMatchObject([{ sentAt: 2 }])
    expect(await receiptKeys()).toHaveLength(1)
  })

  it('ends when the visitor deletes it, or all data on the device are deleted', async () => {
    await storeReceipts([receiptOf(ANA)], null)
    await removeReceipts(null)
    expect(await receiptKeys()).toEqual([])
    await storeReceipts([receiptOf(ANA)], ANA)
    await clearDevice()
    expect(await readReceipts(ANA)).toBeNull()
  })
})

describe('device with damaged data or without storage', () => {
  it('returns no receipt for invalid data', async () => {
    await storeRecord(
      { kind: 'receipt', owner: ANA, name: 'visitor' },
      { sentAt: 'ayer', email: ANA },
      new Date(),
    )
    expect(await readReceipts(null)).toBeNull()
  })

  it('stores nothing, says so and does not throw if storage is refused', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    expect(await storeReceipts([receiptOf(ANA)], null)).toBe(false)
    expect(await readReceipts(null)).toBeNull()
    vi.restoreAllMocks()
    expect(await readReceipts(null)).toBeNull()
  })
})
