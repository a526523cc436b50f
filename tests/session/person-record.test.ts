import { expect, it, vi } from 'vitest'
import * as records from '@/device/records'
import { createUserRecord } from '@/session/user-record'
import { signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { createGate } from '@tests/support/gate'

const toWords = (raw: unknown): readonly string[] => (Array.isArray(raw) ? raw.map(String) : [])

/** Opens the record as a tab of this browser does. */
function openTab() {
  const record = createUserRecord('preference', 'words', toWords)
  const stop = record.subscribe(() => undefined)
  return { ...record, words: () => record.snapshot().value, stop }
}

/** Sends storage events, which jsdom does not because it has no other tabs. */
function dispatchStorageEvents() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
}

it('syncs two tabs, and an update keeps what the other tab stored', async () => {
  signInAs('LEGAL')
  dispatchStorageEvents()
  const [here, there] = [openTab(), openTab()]
  await vi.waitFor(() => expect(there.snapshot().isRead && here.snapshot().isRead).toBe(true))
  const seen: number[] = []
  const stop = here.subscribe(() => seen.push(here.words().length))
  // Two changes in a row: the end of the first takes nothing of the second away.
  await Promise.all(['he', 're'].map((word) => here.update((words) => [...words, word])))
  expect(seen).toEqual(seen.toSorted())
  stop()
  await here.update((words) => [words.join('')])
  await vi.waitFor(() => expect(there.words()).toEqual(['here']))
  await there.update((words) => [...words, 'there'])
  await vi.waitFor(() => expect(here.words()).toEqual(['here', 'there']))
  here.stop()
  there.stop()
})

it('keeps a value in memory if the device refuses it, also before the first read or after another tab changed it', async () => {
  signInAs('LEGAL')
  const here = openTab()
  // IndexedDB cannot store a function.
  const word = Object.assign(() => undefined, { toString: () => 'word' }) as unknown as string
  await here.update((words) => [...words, word])
  expect(here.snapshot()).toEqual({ value: [word], isRead: true, isRefused: true })
  const elsewhere = { key: 'vuelo-justo:changed-record', newValue: 'words' }
  window.dispatchEvent(new StorageEvent('storage', elsewhere))
  await until.turns(20)
  expect(here.words()).toEqual([word])
  here.stop()
})

it('gives the next user nothing that was still being read or changed for the one before', async () => {
  const gate = createGate()
  const savedAt = new Date()
  vi.spyOn(records, 'readRecord')
    .mockImplementationOnce(() => gate.opened.then(() => ({ value: ['hers'], savedAt })))
    .mockResolvedValue({ value: ['his'], savedAt })
  signInAs('LEGAL')
  const here = openTab()
  signInAs('ADMIN')
  await vi.waitFor(() => expect(here.words()).toEqual(['his']))
  gate.open()
  await until.turns(2)
  await here.update((words) => [...words, 'hers'], 'legal@demo.cl')
  expect(here.words()).toEqual(['his'])
  here.stop()
})
