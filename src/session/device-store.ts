/** What this device keeps between visits: drafts, in an IndexedDB store of the app's own. */
const DATABASE = 'vuelo-justo'
const STORE = 'device'

async function openStore() {
  // Loaded on demand: the first page a passenger sees keeps nothing.
  const keyval = await import('idb-keyval')
  return { ...keyval, store: keyval.createStore(DATABASE, STORE) }
}

type Device = Awaited<ReturnType<typeof openStore>>

let opened: Promise<Device> | null = null

function getDevice(): Promise<Device> {
  // A chunk that failed to load may load on the next try.
  opened ??= openStore().catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** Private windows and full disks refuse storage: a form must work there as well. */
async function attempt<T, F>(work: (device: Device) => Promise<T>, otherwise: F): Promise<T | F> {
  try {
    return await work(await getDevice())
  } catch {
    return otherwise
  }
}

/** Keeps a value (files included) under a key. @returns false when the device refuses. */
export function saveOnDevice(key: string, value: unknown): Promise<boolean> {
  return attempt(({ set, store }) => set(key, value, store).then(() => true), false)
}

/** The value kept under a key, unchecked; undefined when there is none or the device refuses. */
export function readFromDevice(key: string): Promise<unknown> {
  return attempt(({ get, store }) => get<unknown>(key, store), undefined)
}

/** Forgets one key. @returns false when the device refuses; a missing key is fine. */
export function removeFromDevice(key: string): Promise<boolean> {
  return attempt(({ del, store }) => del(key, store).then(() => true), false)
}

/** Forgets every key that starts with the prefix. @returns false when the device refuses. */
export function removeManyFromDevice(prefix: string): Promise<boolean> {
  return attempt(async ({ keys, delMany, store }) => {
    const all = await keys(store)
    await delMany(
      all.filter((key) => typeof key === 'string' && key.startsWith(prefix)),
      store,
    )
    return true
  }, false)
}

/** Forgets everything this app keeps on the device. Never rejects. */
export function clearDevice(): Promise<void> {
  return attempt(({ clear, store }) => clear(store), undefined)
}
