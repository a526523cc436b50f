import 'fake-indexeddb/auto'
import '@testing-library/jest-dom/vitest'
import * as matchers from '@testing-library/jest-dom/matchers'
// eslint-disable-next-line testing-library/no-manual-cleanup -- it only cleans up by itself where test functions are globals
import { cleanup, configure } from '@testing-library/react'
import React from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import './browser-gaps'
import { TEST_TIMEOUT_MS } from './test-timeout'
import { demo, server } from './server'
import { restoreSettings } from './settings'

/** The part of a page that identifies it. */
const TOLD_LETTERS = 2000

configure({
  asyncUtilTimeout: TEST_TIMEOUT_MS,
  // A wait evaluates its condition dozens of times; printing the whole page for each failure was
  // slower.
  getElementError: (message) =>
    new Error(`${message}\n\nThe page says: ${document.body.textContent.slice(0, TOLD_LETTERS)}`),
})

/**
 * The matcher would print the whole element for each failed attempt of a wait: a tenth of the time of a
 * test that closes dialogs.
 */
expect.extend({
  toBeInTheDocument(element: Element | null) {
    const { pass } = matchers.toBeInTheDocument.call(this, element) as { pass: boolean }
    const told = (element?.textContent ?? 'nothing').slice(0, TOLD_LETTERS)
    return { pass, message: () => `the document ${pass ? 'holds' : 'does not hold'}: ${told}` }
  },
})

/**
 * React's development build creates a stack for each element, to name its parents in warnings. Tests do not
 * need it: any warning fails the test.
 */
Object.defineProperty(
  (
    React as unknown as Record<
      '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
      object
    >
  ).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined, configurable: true },
)

const complaints: string[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  complaints.length = 0
  for (const method of ['error', 'warn'] as const) {
    const print = console[method].bind(console)
    // Only recorded: an error thrown here would be swallowed by the caller of the console.
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      // Only tests run the server and the browser renderer in one process.
      if (String(args[0]).includes('Detected multiple renderers')) return
      complaints.push(`console.${method}: ${args.map(String).join(' ').slice(0, 500)}`)
      print(...args)
    })
  }
})

async function emptyDatabase(name: string): Promise<void> {
  const request = indexedDB.open(name)
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error(`cannot open ${name}`))
  })
  const stores = [...database.objectStoreNames]
  if (stores.length > 0) {
    const change = database.transaction(stores, 'readwrite')
    for (const store of stores) change.objectStore(store).clear()
    await new Promise((resolve) => change.addEventListener('complete', resolve))
  }
  database.close()
}

/** Deleting a database waits for connections that the app keeps open, so its stores are cleared instead. */
async function emptyDatabases(): Promise<void> {
  const databases = await indexedDB.databases()
  for (const { name } of databases) if (name) await emptyDatabase(name)
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`
  }
}

/** Waits for pending writes of a page, which the next test would find. */
async function untilStored(): Promise<void> {
  // The code that writes may still be loading.
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

afterEach(async () => {
  cleanup()
  document.body.replaceChildren()
  document.title = ''
  vi.useRealTimers()
  restoreSettings()
  server.resetHandlers()
  await untilStored()
  forgetCookies()
  localStorage.clear()
  sessionStorage.clear()
  await emptyDatabases()
  window.history.replaceState(null, '', '/')
  demo.reset()
  expect(complaints, 'a warning is a fault; a test that expects one replaces the spy').toEqual([])
})
