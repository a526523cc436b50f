/**
 * Keeps on the device what other apps share with the installed app (`share_target` of the manifest), for
 * the claim form to take over. The build appends it to the service worker, in a block of its own. It writes
 * records as src/device/records.ts does, which also deletes them after a day.
 */

/**
 * @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} ShareEvent
 * @typedef {{
 *   registration: { scope: string },
 *   addEventListener(type: 'fetch', listener: (event: ShareEvent) => void): void,
 * }} ShareWorld
 */
const shareWorker = /** @type {ShareWorld} */ (/** @type {unknown} */ (self))

const ACTION = 'compartir'
const MAX_FILES = 20
/** More than a claim may hold, because large photos are made smaller. */
const MAX_BYTES = 100 * 1024 * 1024
const MAX_TEXT = 100_000

/** @returns {Promise<IDBDatabase>} */
function openDevice() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('vuelo-justo')
    request.onupgradeneeded = () => request.result.createObjectStore('device')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('No storage'))
  })
}

/** @param {ReadonlyMap<string, unknown>} records */
async function store(records) {
  const device = await openDevice()
  try {
    await new Promise((resolve, reject) => {
      const transaction = device.transaction('device', 'readwrite')
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error ?? new Error('Not stored'))
      for (const [key, value] of records) transaction.objectStore('device').put(value, key)
    })
  } finally {
    device.close()
  }
}

/**
 * Stores the form of a share as one record, with a part for each file. What is too much is counted.
 * @param {FormData} form
 */
async function keepShared(form) {
  const record = `shared||${crypto.randomUUID()}`
  /** @type {Map<string, unknown>} */
  const records = new Map()
  /** @type {{ id: string, name: string }[]} */
  const files = []
  let bytes = 0
  let leftOut = 0
  for (const file of form.getAll('files')) {
    if (typeof file === 'string' || file.name === '') continue
    bytes += file.size
    if (files.length === MAX_FILES || bytes > MAX_BYTES) {
      bytes -= file.size
      leftOut += 1
      continue
    }
    const { name, type, lastModified } = file
    const id = String(files.length)
    files.push({ id, name })
    records.set(`${record}|${id}`, { type, lastModified, bytes: await file.arrayBuffer() })
  }
  const texts = ['title', 'text', 'url'].map((name) => {
    const text = form.get(name)
    return typeof text === 'string' ? text.slice(0, MAX_TEXT) : ''
  })
  records.set(record, { value: { texts, files, leftOut }, savedAt: Date.now() })
  await store(records)
}

/**
 * True for a form that another site sends here, which would put its files into a claim.
 * @param {Request} request
 */
function isForeign({ referrer, url }) {
  return referrer.startsWith('http') && new URL(referrer).origin !== new URL(url).origin
}

/**
 * Leads to the form; its query says whether something waits there, and nothing of what it is.
 * @param {Request} request
 */
async function receiveShared(request) {
  let isKept = !isForeign(request)
  try {
    if (isKept) await keepShared(await request.formData())
  } catch {
    isKept = false
  }
  const { scope } = shareWorker.registration
  return Response.redirect(new URL(`reclamo?compartido=${isKept ? 1 : 0}`, scope).href, 303)
}

shareWorker.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method !== 'POST' || url !== new URL(ACTION, shareWorker.registration.scope).href) return
  event.respondWith(receiveShared(event.request))
})

// Only for the type check; removed by the build.
export {}
