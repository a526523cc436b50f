import { readStorage, writeStorage } from './safe-storage'
import { DEVICE_LIMIT_MS, withinLimit } from './time-limit'

const DATABASE = 'vuelo-justo'
const STORE = 'device'

async function openStore() {
  // On demand: the first page of a passenger stores nothing.
  const keyval = await import('idb-keyval')
  return { ...keyval, store: keyval.createStore(DATABASE, STORE) }
}

type Device = Awaited<ReturnType<typeof openStore>>

let opened: Promise<Device> | null = null

function getDevice(): Promise<Device> {
  // One promise, so that calls run in order; after a failed load the next call retries.
  opened ??= openStore().catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** Set until a deletion is complete, because the page may close before; without storage only this page can do so. */
const ERASING_KEY = 'vuelo-justo:erasing'

const isErasing = () => readStorage('localStorage', ERASING_KEY) !== null

async function erase({ clear, store }: Device): Promise<void> {
  await clear(store)
  writeStorage('localStorage', ERASING_KEY, null)
}

/** True if nothing was ever stored, so that code that reads need not load; false if the browser cannot tell. */
export async function isDeviceEmpty(): Promise<boolean> {
  try {
    // Firefox before 126 has no such call.
    const { databases } = indexedDB as Partial<IDBFactory>
    return opened === null && (await databases?.call(indexedDB))?.length === 0
  } catch {
    return false
  }
}

/** Gives the fallback if the browser refuses or never responds: forms must still work. */
async function attempt<T, F>(
  work: (device: Device) => Promise<T>,
  otherwise: F,
  limitMs = DEVICE_LIMIT_MS,
): Promise<T | F> {
  const answer = async () => {
    const device = await getDevice()
    if (isErasing()) await erase(device)
    return work(device)
  }
  return withinLimit(answer(), otherwise, limitMs).catch(() => otherwise)
}

/** Returns false if the device refuses or does not respond. */
export function saveOnDevice(key: string, value: unknown, limitMs?: number): Promise<boolean> {
  return attempt(({ set, store }) => set(key, value, store).then(() => true), false, limitMs)
}

/** The unvalidated value; undefined if missing or refused. */
export function readFromDevice(key: string): Promise<unknown> {
  return attempt(({ get, store }) => get<unknown>(key, store), undefined)
}

/** False if the device refuses; a missing key is fine. */
export function removeFromDevice(key: string): Promise<boolean> {
  return attempt(({ del, store }) => del(key, store).then(() => true), false)
}

export function removeManyFromDevice(fits: (key: string) => boolean): Promise<boolean> {
  return attempt(async ({ keys, delMany, store }) => {
    const all = await keys(store)
    await delMany(
      all.filter((key) => typeof key === 'string' && fits(key)),
      store,
    )
    return true
  }, false)
}

export function listOnDevice(): Promise<string[]> {
  return attempt(
    async ({ keys, store }) => (await keys(store)).filter((key) => typeof key === 'string'),
    [],
  )
}

/** One transaction across tabs; `change` gets undefined for a missing value. False if refused. */
export function updateOnDevice(
  key: string,
  change: (present: unknown) => unknown,
): Promise<boolean> {
  return attempt(({ update, store }) => update(key, change, store).then(() => true), false)
}

/** Never rejects: a failed deletion is repeated before the next access. True if complete. */
export function clearDevice(): Promise<boolean> {
  writeStorage('localStorage', ERASING_KEY, '1')
  return attempt((device) => erase(device).then(() => true), false)
}
