import { afterEach, describe, expect, it, vi } from 'vitest'
import { isChargeRunning, withChargeLock } from '@/device/charge-lock'
import {
  eraseChargeAttempts,
  readAllChargeAttempts,
  readChargeAttempts,
  saveChargeAttempt,
  subscribeChargeAttempts,
} from '@/device/charge-memory'
import { CHARGE_OUTCOMES, type ChargeAttempt } from '@/domain/money/charge-attempts'
import { stopTimers } from '@tests/support/clock'
import { createGate } from '@tests/support/gate'

const attempt = (changes: Partial<ChargeAttempt>): ChargeAttempt => ({
  ...{ claimId: '7', amount: 38_000, order: 'claim-7-1', at: 1, outcome: 'unknown' },
  ...changes,
})

afterEach(() => {
  vi.restoreAllMocks()
  eraseChargeAttempts(readAllChargeAttempts().map(({ order }) => order))
})

describe('charge attempts of this browser', () => {
  it('are listed newest first, for all claims and for one, with a stable reference', () => {
    saveChargeAttempt(attempt({ order: 'a', at: 1 }))
    saveChargeAttempt(attempt({ order: 'b', at: 3, claimId: '8' }))
    saveChargeAttempt(attempt({ order: 'c', at: 2 }))
    expect(readAllChargeAttempts().map(({ order }) => order)).toEqual(['b', 'c', 'a'])
    expect(readChargeAttempts(7).map(({ order }) => order)).toEqual(['c', 'a'])
    expect(readAllChargeAttempts()).toBe(readAllChargeAttempts())
    expect(readChargeAttempts(7)).toBe(readChargeAttempts('7'))
  })
})

describe('deleting charge attempts', () => {
  const orders = () =>
    readAllChargeAttempts()
      .map(({ order }) => order)
      .sort()

  const saveOfEach = () => {
    for (const outcome of CHARGE_OUTCOMES) {
      saveChargeAttempt(attempt({ order: outcome, outcome, at: Date.now() }))
    }
  }

  it('keeps attempts with an open outcome and notifies subscribers', () => {
    saveOfEach()
    const listener = vi.fn()
    const unsubscribe = subscribeChargeAttempts(listener)
    eraseChargeAttempts([])
    unsubscribe()
    expect(orders()).toEqual(['tried', 'unknown'])
    expect(listener).toHaveBeenCalled()
  })

  it('deletes an open attempt only if it is named', () => {
    saveOfEach()
    eraseChargeAttempts(['tried'])
    expect(orders()).toEqual(['unknown'])
  })

  it('keeps open attempts in memory if the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    saveOfEach()
    eraseChargeAttempts([])
    expect(orders()).toEqual(['tried', 'unknown'])
  })
})

describe('detection of a running charge', () => {
  const now = () => 1_000_000

  it('uses the storage note without Web Locks', async () => {
    const tools = { locks: undefined, now: Date.now }
    const gate = createGate()
    expect(await isChargeRunning(7, tools)).toBe(false)
    const work = withChargeLock(7, () => gate.opened, tools)
    expect(await isChargeRunning(7, tools)).toBe(true)
    expect(await isChargeRunning(8, tools)).toBe(false)
    gate.open()
    await work
    expect(await isChargeRunning(7, tools)).toBe(false)
  })

  it.each([
    ['a closed tab', 999_999, false],
    ['a tab before the clock was set back', 99_000_000, false],
    ['a running tab', 1_030_000, true],
  ])('reads the note of %s', async (_name, until, expected) => {
    localStorage.setItem('vuelo-justo:charging:7', JSON.stringify({ owner: 'x', until }))
    expect(await isChargeRunning(7, { locks: undefined, now })).toBe(expected)
    localStorage.removeItem('vuelo-justo:charging:7')
  })

  it('uses Web Locks where they exist, and returns false if the query fails', async () => {
    const held = [{ name: 'vuelo-justo:charging:7' }]
    const locks = { request: vi.fn(), query: () => Promise.resolve({ held }) }
    expect(await isChargeRunning(7, { locks, now })).toBe(true)
    expect(await isChargeRunning(8, { locks, now })).toBe(false)
    const refusing = { ...locks, query: () => Promise.reject(new DOMException('no')) }
    expect(await isChargeRunning(7, { locks: refusing, now })).toBe(false)
  })

  it('uses the storage note if Web Locks do not respond', async () => {
    stopTimers()
    const never = () => new Promise<never>(() => undefined)
    const tools = { locks: { request: never, query: never }, now: Date.now }
    const gate = createGate()
    const work = withChargeLock(7, () => gate.opened, tools)
    await vi.advanceTimersByTimeAsync(2000)
    await vi.advanceTimersByTimeAsync(100)
    const isRunning = isChargeRunning(7, tools)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await isRunning).toBe(true)
    gate.open()
    expect(await work).toMatchObject({ busy: false })
    vi.useRealTimers()
  })
})
