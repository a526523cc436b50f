import { expect, it, vi } from 'vitest'
import { createUserRecord } from '@/session/user-record'
import { signInAs } from '@tests/support/app'

const toWords = (raw: unknown): readonly string[] => (Array.isArray(raw) ? raw.map(String) : [])

/** A tab of this browser with the record open. */
function openTab() {
  const record = createUserRecord({ kind: 'preference', name: 'words', parse: toWords })
  const stop = record.subscribe(() => undefined)
  return { ...record, words: () => record.snapshot().value, stop }
}

/** A browser tells its other tabs of each change of the storage; jsdom has no other tabs. */
function tellOtherTabs() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
}

it('is the same in two tabs, and neither loses what the other stored', async () => {
  signInAs('LEGAL')
  tellOtherTabs()
  const [here, there] = [openTab(), openTab()]
  await vi.waitFor(() => expect(there.snapshot().isRead && here.snapshot().isRead).toBe(true))
  await here.update((words) => [...words, 'here'])
  await vi.waitFor(() => expect(there.words()).toEqual(['here']))
  await there.update((words) => [...words, 'there'])
  await vi.waitFor(() => expect(here.words()).toEqual(['here', 'there']))
  here.stop()
  there.stop()
})

it('lasts as long as the page where the device refuses it, also before it was read', async () => {
  signInAs('LEGAL')
  const here = openTab()
  // No function can be stored.
  const word = Object.assign(() => undefined, { toString: () => 'word' }) as unknown as string
  await here.update((words) => [...words, word])
  expect(here.snapshot()).toEqual({ value: [word], isRead: true, isRefused: true })
  here.stop()
})
