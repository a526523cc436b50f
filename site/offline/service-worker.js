/**
 * Service worker that opens public pages without a connection (production builds only). The build replaces
 * the names between underscores (`site/offline/plugin.ts`). It answers only for pages and files of this
 * app, never for the API, documents or other applications of the same origin, and takes pages from the
 * network first (docs/decisions/009).
 */

/**
 * The part of the worker's global scope used here; the project's types are those of a page.
 * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} LifeEvent
 * @typedef {LifeEvent & { request: Request, respondWith(answer: Promise<Response>): void }} FetchEvent
 * @typedef {{
 *   location: Location,
 *   registration: { scope: string },
 *   clients: { claim(): Promise<void> },
 *   skipWaiting(): Promise<void>,
 *   navigator: { connection?: { saveData?: boolean, type?: string } },
 *   addEventListener(type: string, listener: (event: any) => void): void,
 * }} WorkerWorld
 */
const worker = /** @type {WorkerWorld} */ (/** @type {unknown} */ (self))

/** @param {string} text */
function readList(text) {
  /** @type {unknown} */
  const list = JSON.parse(text)
  return /** @type {readonly string[]} */ (list)
}

/** Changes with the content of any file below. */
const VERSION = '__VERSION__'
/** Paths below the scope that are stored on installation. */
const FILES = readList('__FILES__')
/** Every address of the app below the scope, in lower case, because routes ignore case. */
const PAGES = readList('__PAGES__')
/** Response for an address of the app without a stored page. */
const SHELL = '__SHELL__'

const PREFIX = 'vuelo-justo-'
const CACHE = PREFIX + VERSION
/** Timeout of the network for a page that is stored. */
const PATIENCE_MS = 4000

/** @param {string} path */
const urlOf = (path) => new URL(path, worker.registration.scope).href

/** Caches of this app, oldest first. */
async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}

/** Content types by file extension; some hosts serve fonts as `application/octet-stream`. */
/** @type {Readonly<Record<string, RegExp>>} */
const TYPES = {
  js: /^(text|application)\/(x-)?javascript\b/,
  css: /^text\/css\b/,
  woff2: /^(font\/|application\/(x-)?font|application\/octet-stream\b)/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  webp: /^image\/webp\b/,
  wasm: /^application\/wasm\b/,
}

/** @param {string} url */
const typeOf = (url) => TYPES[/\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '']

/**
 * Address of a page as in `PAGES`; null if it is not a page of the app.
 * @param {string} url
 */
function pageOf(url) {
  const { pathname } = new URL(url)
  const { pathname: base } = new URL(worker.registration.scope)
  if (!pathname.startsWith(base)) return null
  const name = pathname.slice(base.length).replace(/\/+$/, '').toLowerCase()
  return PAGES.includes(name) ? name : null
}

/**
 * True if a response has the expected content: a Wi-Fi login page has status 200 for any URL.
 * @param {string} url
 * @param {Response} answer
 */
async function isGenuine(url, answer) {
  const { ok, redirected, headers } = answer
  const type = headers.get('Content-Type') ?? ''
  const expected = typeOf(url)
  if (!ok) return false
  if (expected) return !redirected && expected.test(type)
  // Hosts redirect /reclamo to /reclamo/; a login page has another address, or no `data-page`.
  if (redirected && pageOf(answer.url) !== pageOf(url)) return false
  return /^text\/html\b/.test(type) && (await answer.clone().text()).includes(' data-page="')
}

/**
 * True for a file with a content hash in its name, which is the same in every version.
 * @param {string} url
 */
function isPart(url) {
  return new URL(url).pathname.startsWith(new URL(urlOf('assets/')).pathname) && !!typeOf(url)
}

/**
 * A hashed file that any version of this app has stored.
 * @param {string | Request} part
 */
async function keptPart(part) {
  const url = typeof part === 'string' ? part : part.url
  for (const name of await ownCaches()) {
    const kept = await (await caches.open(name)).match(part, { ignoreVary: true })
    if (kept && (await isGenuine(url, kept))) return kept
  }
  return null
}

/**
 * A file from the network; for a hashed file the browser's cache is tried first.
 * @param {string} url
 */
async function fetchGenuine(url) {
  for (const cache of isPart(url) ? /** @type {const} */ (['default', 'reload']) : ['no-cache']) {
    const answer = await fetch(url, { cache: /** @type {RequestCache} */ (cache) })
    if (await isGenuine(url, answer)) return answer
  }
  throw new Error(`${url} is not what its name says`)
}

/** True if downloads may cost the user money; see `isMetered` in `connection.ts`. */
function isMetered() {
  const { saveData, type } = worker.navigator.connection ?? {}
  return saveData === true || type === 'cellular'
}

/**
 * Stores a file; an unchanged one is copied from the previous version.
 * @param {Cache} cache
 * @param {string} url
 */
async function keep(cache, url) {
  const copy = isPart(url) ? await keptPart(url) : null
  // The previous version stays active; the next visit tries again.
  if (!copy && isMetered()) throw new Error('Nothing is kept at the expense of a metered line')
  const answer = copy ?? (await fetchGenuine(url))
  // Browsers reject a redirected response for a navigation.
  const { headers } = answer
  await cache.put(url, answer.redirected ? new Response(await answer.blob(), { headers }) : answer)
}

worker.addEventListener('install', (/** @type {LifeEvent} */ event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      // Sequentially, so that the requests of the page come first.
      for (const file of FILES) await keep(cache, urlOf(file))
      await worker.skipWaiting()
    }),
  )
})

worker.addEventListener('activate', (/** @type {LifeEvent} */ event) => {
  event.waitUntil(
    (async () => {
      // Keep the previous version: an open tab may still request its files.
      const others = (await ownCaches()).filter((name) => name !== CACHE)
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
      await worker.clients.claim()
    })(),
  )
})

/**
 * The stored page of an address of the app, else the shell.
 * @param {Request} request
 * @returns {Promise<Response | undefined>}
 */
async function storedPage(request) {
  const name = pageOf(request.url)
  const file = FILES.find((path) => path.toLowerCase() === name) ?? SHELL
  // Not `caches.open`: after the caches were deleted it would create an empty one.
  return caches.match(urlOf(file), { cacheName: CACHE })
}

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A page from the network; the stored one if the network fails or times out.
 * @param {Request} request
 */
async function answerPage(request) {
  const fresh = fetch(request).then(async (answer) =>
    answer.status >= 500 ? ((await storedPage(request)) ?? answer) : answer,
  )
  const silent = wait(PATIENCE_MS).then(() => storedPage(request))
  try {
    return (await Promise.race([fresh, silent])) ?? (await fresh)
  } catch (error) {
    const page = await storedPage(request)
    if (page) return page
    throw error
  }
}

/**
 * A stored hashed file, else from the network.
 * @param {Request} request
 */
async function answerAsset(request) {
  const kept = await keptPart(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.type === 'basic' && (await isGenuine(request.url, fresh))) {
    const cache = await caches.open(CACHE)
    await cache.put(request, fresh.clone())
  }
  return fresh
}

worker.addEventListener('fetch', (/** @type {FetchEvent} */ event) => {
  const { request } = event
  const { origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    // Other addresses (documents, other applications, unknown ones) go to the network.
    if (pageOf(request.url) !== null) event.respondWith(answerPage(request))
  } else if (isPart(request.url)) {
    event.respondWith(answerAsset(request))
  }
})

// Only for the type check; removed by the build.
export {}
