import { DEVICE_LIMIT_MS, withinLimit } from './time-limit'

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

/** Says that everything is to be forgotten, until that is done: the page may end before. */
const ERASING_KEY = 'vuelo-justo:erasing'

function setErasing(isErasing: boolean): void {
  try {
    if (isErasing) localStorage.setItem(ERASING_KEY, '1')
    else localStorage.removeItem(ERASING_KEY)
  } catch {
    // Without storage the deletion has this page alone to happen in.
  }
}

function isErasing(): boolean {
  try {
    return localStorage.getItem(ERASING_KEY) !== null
  } catch {
    return false
  }
}

async function erase({ clear, store }: Device): Promise<void> {
  await clear(store)
  setErasing(false)
}

/**
 * Private windows and full disks refuse storage, and some browsers never answer: a form must work there as
 * well.
 */
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

/** Keeps a value under a key. @returns false when the device refuses, or does not answer */
export function saveOnDevice(key: string, value: unknown, limitMs?: number): Promise<boolean> {
  return attempt(({ set, store }) => set(key, value, store).then(() => true), false, limitMs)
}

/** The value kept under a key, unchecked; undefined when there is none or the device refuses. */
export function readFromDevice(key: string): Promise<unknown> {
  return attempt(({ get, store }) => get<unknown>(key, store), undefined)
}

/** Forgets one key. @returns false when the device refuses; a missing key is fine. */
export function removeFromDevice(key: string): Promise<boolean> {
  return attempt(({ del, store }) => del(key, store).then(() => true), false)
}

/** Forgets every key that fits. @returns false when the device refuses. */
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

/** Every key there is; none where the device refuses. */
export function listOnDevice(): Promise<string[]> {
  return attempt(
    async ({ keys, store }) => (await keys(store)).filter((key) => typeof key === 'string'),
    [],
  )
}

/**
 * Puts what `change` makes of the present value in its place, in one transaction: no other tab comes
 * in between.
 *
 * @param change gets undefined where there is none; what it returns is kept. It may run only once.
 * @returns false when the device refuses
 */
export function updateOnDevice(
  key: string,
  change: (present: unknown) => unknown,
): Promise<boolean> {
  return attempt(({ update, store }) => update(key, change, store).then(() => true), false)
}

/**
 * Forgets everything this app keeps on the device. Never rejects: what cannot be done now, because the
 * page ends, its code did not come or the device does not answer, is done before anything else is read or
 * kept.
 *
 * @returns whether it is done
 */
export function clearDevice(): Promise<boolean> {
  setErasing(true)
  return attempt((device) => erase(device).then(() => true), false)
}
