import { expect, it, vi } from 'vitest'
import { createSerialQueue } from '@/device/serial-queue'
import { createGate } from '@tests/support/gate'

it('starts a task when the one before has ended, also by failing', async () => {
  const inTurn = createSerialQueue()
  const gate = createGate()
  const next = vi.fn(() => Promise.resolve('next'))
  const failing = inTurn(() => gate.opened.then(() => Promise.reject(new Error('full'))))
  const following = inTurn(next)
  await Promise.resolve()
  expect(next).not.toHaveBeenCalled()
  gate.open()
  await expect(failing).rejects.toThrow('full')
  await expect(following).resolves.toBe('next')
})
