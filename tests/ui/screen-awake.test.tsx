import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useScreenAwake } from '@/ui/browser/use-screen-awake'
import { until } from '@tests/support/clock'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
})

it('the screen is kept on while wanted, again after the page was hidden, and let go also when granted late', async () => {
  const grants: ((lock: { release: () => Promise<void> }) => void)[] = []
  const request = vi.fn(() => new Promise((resolve) => grants.push(resolve)))
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  const { rerender } = renderHook(({ isWanted }) => useScreenAwake(isWanted), {
    initialProps: { isWanted: false },
  })
  expect(request).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  fireEvent(document, new Event('visibilitychange'))
  expect(request.mock.calls).toEqual([['screen'], ['screen']])
  const released = vi.fn(() => Promise.resolve())
  grants[0]?.({ release: released })
  await until.turns(1)
  expect(released).not.toHaveBeenCalled()
  rerender({ isWanted: false })
  expect(released).toHaveBeenCalledOnce()
  grants[1]?.({ release: released })
  await until.turns(1)
  expect(released).toHaveBeenCalledTimes(2)
})
