import { afterEach, expect, it } from 'vitest'
import { isChargeRunning, withChargeLock, withTabLock } from '@/device/tab-locks'
import { createGate } from '@tests/support/gate'
import { removeLocks, stubLocks } from '@tests/support/locks'

const one = () => Promise.resolve(1)

afterEach(removeLocks)

it('runs one charge of a claim at a time, and releases the lock of one that fails', async () => {
  stubLocks()
  const gate = createGate()
  const charge = withChargeLock(7, () => gate.opened)
  expect(await withChargeLock('7', one)).toEqual({ busy: true })
  expect(await withChargeLock(8, one)).toEqual({ busy: false, value: 1 })
  await withTabLock('vuelo-justo:saving:7', async () => {
    expect([await isChargeRunning(7), await isChargeRunning(8)]).toEqual([true, false])
  })
  gate.open()
  await charge
  await expect(withChargeLock(7, () => Promise.reject(new Error('broken')))).rejects.toThrow()
  expect(await withChargeLock(7, one)).toEqual({ busy: false, value: 1 })
})

it('holds the name of a save, which is none of a charge', async () => {
  stubLocks()
  const held = withTabLock('vuelo-justo:saving:7', async () => {
    expect(await isChargeRunning(7)).toBe(false)
    return (await navigator.locks.query()).held?.map(({ name }) => name)
  })
  expect(await held).toEqual(['vuelo-justo:saving:7'])
})

it('runs without a lock where the browser has none', async () => {
  expect(await isChargeRunning(7)).toBe(false)
  expect(await withChargeLock(7, one)).toEqual({ busy: false, value: 1 })
  expect(await withTabLock('vuelo-justo:saving:7', one)).toBe(1)
})
