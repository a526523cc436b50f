import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { listOnDevice } from '@/device/device-store'
import * as records from '@/device/records'
import { endSession } from '@/session/session-store'
import {
  discardStoredEdit,
  subscribeStoredEdits,
  useFormAutosave,
} from '@/session/use-form-autosave'
import { signInAs } from '@tests/support/app'
import { passTime, stopTimers, until } from '@tests/support/clock'
import { createGate } from '@tests/support/gate'

interface EditProps {
  readonly name: string
  readonly text?: string
  readonly onFound?: (value: unknown) => void
}

/** A form that was edited before its effects ran, and again by `type`. */
let type: () => void

function Edit({ name, text, onFound = vi.fn() }: EditProps) {
  const end = useFormAutosave(name, {
    subscribe: (onChange) => {
      type = onChange
      return () => undefined
    },
    read: () => text ?? null,
    onFound: ({ value }) => onFound(value),
  })
  return <button onClick={() => end('Lo que falta')}>Enviar</button>
}

const storedAs = async (name: string) =>
  (await records.readRecord({ kind: 'edit', owner: 'pasajero@demo.cl', name }, new Date()))?.value

it('stores what was typed before it subscribed, and what an untouched form finds stays', async () => {
  signInAs('USER')
  const untouched = { kind: 'edit', owner: 'pasajero@demo.cl', name: 'untouched' } as const
  await records.storeRecord(untouched, 'Calle 1', new Date())
  render(
    <>
      <Edit name="profile" text="Otra calle 3" />
      <Edit name="untouched" />
    </>,
  )
  await waitFor(async () => expect(await storedAs('profile')).toBe('Otra calle 3'))
  expect(await storedAs('untouched')).toBe('Calle 1')
})

it.each<[string, (unmount: () => void) => void]>([
  ['the form closes', (unmount) => unmount()],
  ['the page is hidden', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => void window.dispatchEvent(new Event('pagehide'))],
])('stores what was typed just before %s', async (_what, end) => {
  signInAs('USER')
  stopTimers()
  const { unmount } = render(<Edit name="profile" text="Otra calle 3" />)
  end(unmount)
  await until.turns(20)
  expect(await storedAs('profile')).toBe('Otra calle 3')
  // A page that was left hears no other tabs until the user is back: later files of this worker would not either.
  window.dispatchEvent(new Event('pageshow'))
})

it('stores nothing of a user who has left, however soon', async () => {
  signInAs('USER')
  stopTimers()
  const { unmount } = render(<Edit name="profile" text="Otra calle 3" />)
  endSession()
  type()
  passTime(400)
  unmount()
  await until.turns(20)
  expect(await storedAs('profile')).toBeUndefined()
})

it('stores nothing of a visitor', async () => {
  stopTimers()
  render(<Edit name="profile" text="Otra calle 3" />).unmount()
  await until.turns(20)
  expect(await listOnDevice()).toEqual([])
})

it('does not put the edit of one claim, read late, into the next', async () => {
  const gate = createGate()
  const savedAt = new Date()
  vi.spyOn(records, 'readRecord').mockImplementation(async ({ name }) => {
    if (name === 'claim 1') await gate.opened
    return { value: name, savedAt }
  })
  signInAs('USER')
  const onFound = vi.fn()
  const { rerender } = render(<Edit name="claim 1" onFound={onFound} />)
  rerender(<Edit name="claim 2" onFound={onFound} />)
  await waitFor(() => expect(onFound).toHaveBeenCalled())
  gate.open()
  await until.turns(2)
  expect(onFound.mock.calls).toEqual([['claim 2']])
})

it('stores only the rest of a form that is sent, until that is discarded', async () => {
  signInAs('USER')
  stopTimers()
  const stored = vi.fn()
  const stop = subscribeStoredEdits(stored)
  render(<Edit name="profile" text="Otra calle 3" />)
  fireEvent.click(screen.getByRole('button'))
  passTime(400)
  await until.turns(20)
  expect(await storedAs('profile')).toBe('Lo que falta')
  discardStoredEdit('profile')
  await until.turns(20)
  expect(await storedAs('profile')).toBeUndefined()
  expect(stored).toHaveBeenCalledTimes(2)
  stop()
})
