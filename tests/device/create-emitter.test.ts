import { expect, it, vi } from 'vitest'
import { createEmitter } from '@/device/create-emitter'

it('tells the same listener twice if it subscribed twice, and watches from the first to the last', () => {
  const unwatch = vi.fn()
  const watch = vi.fn(() => unwatch)
  const { announce, subscribe } = createEmitter<string>(watch)
  const listener = vi.fn()
  const [stop, stopOther] = [subscribe(listener), subscribe(listener)]
  announce('one')
  expect(listener.mock.calls).toEqual([['one'], ['one']])
  stop()
  stop()
  announce('two')
  expect(listener).toHaveBeenCalledTimes(3)
  expect(unwatch).not.toHaveBeenCalled()
  stopOther()
  expect([watch, unwatch].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
