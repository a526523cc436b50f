import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  eraseChargeAttempts,
  isChargeAttemptKey,
  readAllChargeAttempts,
  readChargeAttempts,
  saveChargeAttempt,
  subscribeChargeAttempts,
} from '@/device/charge-memory'
import { CHARGE_OUTCOMES, type ChargeAttempt } from '@/domain/money/charge-attempts'

const attempt = (changes: Partial<ChargeAttempt>): ChargeAttempt => ({
  claimId: '7',
  amount: 38_000,
  order: 'claim-7-1',
  at: 1,
  outcome: 'unknown',
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
    // Settled ones are no longer listed once they are old, also before the next charge deletes them.
    vi.setSystemTime(Date.now() + 3650 * 86_400_000)
    saveChargeAttempt(attempt({ order: 'd', at: Date.now(), outcome: 'charged' }))
    vi.setSystemTime(Date.now() + 3650 * 86_400_000)
    localStorage.setItem('vuelo-justo:charge:x', '{')
    localStorage.setItem('vuelo-justo:charge:e', JSON.stringify(attempt({ order: 'e' })))
    expect(readAllChargeAttempts().map(({ order }) => order)).not.toContain('d')
    saveChargeAttempt(attempt({ order: 'f', at: Date.now() }))
    expect(Object.keys(localStorage).toSorted()).toEqual(
      ['a', 'b', 'c', 'e', 'f'].map((order) => `vuelo-justo:charge:${order}`),
    )
  })
})

it.each([
  ['an attempt', 'vuelo-justo:charge:a', 1],
  ['all its storage', null, 1],
  ['something else', 'vuelo-justo:charges', 0],
])('subscribers hear that another tab changed %s: %s', (_what, key, times) => {
  const listener = vi.fn()
  const unsubscribe = subscribeChargeAttempts(listener)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  unsubscribe()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(listener).toHaveBeenCalledTimes(times)
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
    localStorage.setItem('vuelo-justo:signed-out', '1')
    const listener = vi.fn()
    const unsubscribe = subscribeChargeAttempts(listener)
    eraseChargeAttempts([])
    unsubscribe()
    expect(orders()).toEqual(['tried', 'unknown'])
    expect(listener).toHaveBeenCalled()
    const left = Object.keys(localStorage).filter((key) => !isChargeAttemptKey(key))
    expect(left).toEqual(['vuelo-justo:signed-out'])
  })

  it('deletes an open attempt only if it is named', () => {
    saveOfEach()
    eraseChargeAttempts(['tried'])
    expect(orders()).toEqual(['unknown'])
  })

  it('keeps an attempt in memory if the browser drops it, or denies access to storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
    expect(saveChargeAttempt(attempt({}))).toBe(false)
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(saveChargeAttempt(attempt({}))).toBe(false)
    expect(readAllChargeAttempts()).toEqual([attempt({})])
  })

  it('keeps open attempts in memory while the browser refuses storage', () => {
    const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    saveOfEach()
    eraseChargeAttempts([])
    expect(orders()).toEqual(['tried', 'unknown'])
    refusing.mockRestore()
    saveOfEach()
    // As another tab does.
    localStorage.clear()
    expect(orders()).toEqual([])
  })
})
