import { expect, it, vi } from 'vitest'
import { listOnDevice } from '@/device/device-store'
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
  const changes = ['he', 're'].map((word) => here.update((words) => [...words, word]))
  expect(here.words()).toEqual(['he', 're'])
  await Promise.all(changes)
  expect(seen).toEqual(seen.toSorted())
  stop()
  await here.update((words) => [words.join('')])
  await vi.waitFor(() => expect(there.words()).toEqual(['here']))
  await there.update((words) => [...words, 'there'])
  await vi.waitFor(() => expect(here.words()).toEqual(['here', 'there']))
  here.stop()
  there.stop()
})

const NOTHING = { value: [], isRead: false, isRefused: false }

it('is read while it is watched, again if another tab changed this one, and then forgotten', async () => {
  signInAs('LEGAL')
  const record = createUserRecord('preference', 'words', toWords)
  await record.update(() => ['before'])
  expect(record.snapshot()).toEqual(NOTHING)
  const stop = record.subscribe(() => undefined)
  expect(record.snapshot()).toEqual(NOTHING)
  await vi.waitFor(() => expect(record.snapshot().value).toEqual(['before']))
  record.change((words) => [...words, 'after'])
  await vi.waitFor(() => expect(record.snapshot().value).toHaveLength(2))
  await until.turns(20)
  expect(record.snapshot()).toEqual({ ...NOTHING, value: ['before', 'after'], isRead: true })
  const read = vi.spyOn(records, 'readRecord')
  const tell = (key: string, newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  tell('vuelo-justo:changed-record', 'columns')
  tell('vuelo-justo:signed-out', 'words')
  expect(read).not.toHaveBeenCalled()
  tell('vuelo-justo:changed-record', 'words')
  expect(read).toHaveBeenCalledOnce()
  stop()
  tell('vuelo-justo:changed-record', 'words')
  await until.turns(20)
  expect(read).toHaveBeenCalledOnce()
  expect(record.snapshot()).toEqual(NOTHING)
})

it('lasts as long as the page for a visitor', async () => {
  const here = openTab()
  await vi.waitFor(() => expect(here.snapshot()).toEqual({ ...NOTHING, isRead: true }))
  await here.update((words) => [...words, 'once'])
  expect(here.snapshot()).toEqual({ value: ['once'], isRead: true, isRefused: true })
  expect(await listOnDevice()).toEqual([])
  here.stop()
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
