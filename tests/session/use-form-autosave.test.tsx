import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readRecord } from '@/device/records'
import { useFormAutosave } from '@/session/use-form-autosave'
import { signInAs } from '@tests/support/app'

interface EditProps {
  readonly name: string
  readonly text: string | null
}

/** A form that was edited before its effects ran, and not again. */
function Edit({ name, text }: EditProps) {
  useFormAutosave(name, { subscribe: () => () => undefined, read: () => text, onFound: vi.fn() })
  return null
}

const storedAs = async (name: string) =>
  (await readRecord({ kind: 'edit', owner: 'pasajero@demo.cl', name }, new Date()))?.value

it('stores what was typed before it subscribed, and nothing for an untouched form', async () => {
  signInAs('USER')
  render(
    <>
      <Edit name="profile" text="Otra calle 3" />
      <Edit name="untouched" text={null} />
    </>,
  )
  await waitFor(async () => expect(await storedAs('profile')).toBe('Otra calle 3'))
  expect(await storedAs('untouched')).toBeUndefined()
})
