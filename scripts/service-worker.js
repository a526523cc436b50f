/**
 * The worker that lets public pages open without a connection (production builds only). The build
 * fills in VERSION and FILES; `vite.offline.ts` says how. It never touches the API, other origins or
 * anything but GET, and a page always comes from the network while there is one.
 */

/**
 * What this file uses of a worker's world: the project's types know the page's alone.
 * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} LifeEvent
 * @typedef {LifeEvent & { request: Request, respondWith(answer: Promise<Response>): void }} FetchEvent
 * @typedef {{
 *   location: Location,
 *   registration: { scope: string },
 *   clients: { claim(): Promise<void> },
 *   skipWaiting(): Promise<void>,
 *   addEventListener(type: string, listener: (event: any) => void): void,
 * }} WorkerWorld
 */
const worker = /** @type {WorkerWorld} */ (/** @type {unknown} */ (self))

/** Changes with the content of any file below. */
const VERSION = '__VERSION__'
/** Paths below the scope that are kept from the start. */
/** @type {unknown} */
const listed = JSON.parse('__FILES__')
const FILES = /** @type {readonly string[]} */ (listed)
/** The page that any address without one of its own gets. */
const SHELL = '__SHELL__'

const PREFIX = 'vuelo-justo-'
const CACHE = PREFIX + VERSION
/** Longest wait for a page on a network that does not answer, when a kept one is at hand. */
const PATIENCE_MS = 4000

/** @param {string} path */
const urlOf = (path) => new URL(path, worker.registration.scope).href

/** Caches of this app, oldest first. */
async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}

/**
 * @param {Cache} cache
 * @param {string} url
 */
async function keep(cache, url) {
  const answer = await fetch(url, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  // A browser refuses a redirected answer for a page: hosts send /reclamo on to /reclamo/.
  const { headers } = answer
  await cache.put(url, answer.redirected ? new Response(await answer.blob(), { headers }) : answer)
}

worker.addEventListener('install', (/** @type {LifeEvent} */ event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      // One after another: the person's own page has the right to the line.
      for (const file of FILES) await keep(cache, urlOf(file))
      await worker.skipWaiting()
    }),
  )
})

worker.addEventListener('activate', (/** @type {LifeEvent} */ event) => {
  event.waitUntil(
    (async () => {
      // The version before stays: a tab that is still open may ask for one of its parts.
      const others = (await ownCaches()).filter((name) => name !== CACHE)
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
      await worker.clients.claim()
    })(),
  )
})

/**
 * @param {Request} request
 * @returns {Promise<Response | undefined>}
 */
async function keptPage(request) {
  const cache = await caches.open(CACHE)
  const { pathname } = new URL(request.url)
  const candidates = [pathname, pathname.replace(/\/?$/, '/'), `${pathname}.html`]
  for (const path of candidates) {
    const page = await cache.match(new URL(path, request.url).href, { ignoreSearch: true })
    if (page) return page
  }
  return cache.match(urlOf(SHELL))
}

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A page from the network; the kept one when there is no network or it stays silent.
 * @param {Request} request
 */
async function answerPage(request) {
  const fresh = fetch(request).then(async (answer) =>
    answer.status >= 500 ? ((await keptPage(request)) ?? answer) : answer,
  )
  const silent = wait(PATIENCE_MS).then(() => keptPage(request))
  try {
    return (await Promise.race([fresh, silent])) ?? (await fresh)
  } catch (error) {
    const page = await keptPage(request)
    if (page) return page
    throw error
  }
}

/**
 * A part with its content in its name: the kept one is the right one.
 * @param {Request} request
 */
async function answerAsset(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok && fresh.type === 'basic') {
    const cache = await caches.open(CACHE)
    await cache.put(request, fresh.clone())
  }
  return fresh
}

worker.addEventListener('fetch', (/** @type {FetchEvent} */ event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (!url.href.startsWith(worker.registration.scope)) return
  const path = url.href.slice(worker.registration.scope.length)
  if (path.startsWith('api/')) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (path.startsWith('assets/')) event.respondWith(answerAsset(request))
})

// For the type check alone: the build takes this line away.
export {}
