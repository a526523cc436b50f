/**
 * The worker that lets public pages open without a connection (production builds only). The build
 * fills in what stands between underscores; `site/offline/plugin.ts` says how. It answers the pages and the
 * files of this app alone, never the API, a document or another application below the same address,
 * and a page always comes from the network while there is one (docs/decisions/009).
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
/** Paths below the scope that are kept from the start. */
const FILES = readList('__FILES__')
/** Every address of the app below the scope, in small letters: routes are matched whatever their case. */
const PAGES = readList('__PAGES__')
/** What an address of the app gets that has no kept page of its own. */
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

/** What files of the app are served as, by their ending; fonts by hosts that do not know them, too. */
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
 * The address of a page as the app knows it; null for whatever is not the app's.
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
 * Whether an answer is what its name says: a Wi-Fi's sign-in page comes with status 200 for anything.
 * @param {string} url
 * @param {Response} answer
 */
async function isGenuine(url, answer) {
  const { ok, redirected, headers } = answer
  const type = headers.get('Content-Type') ?? ''
  const expected = typeOf(url)
  if (!ok) return false
  if (expected) return !redirected && expected.test(type)
  // Hosts send /reclamo on to /reclamo/; a sign-in page is another address, or lacks the app's mark.
  if (redirected && pageOf(answer.url) !== pageOf(url)) return false
  return /^text\/html\b/.test(type) && (await answer.clone().text()).includes(' data-page="')
}

/**
 * Whether an address is that of a part with its content in its name: it is the same in every version.
 * @param {string} url
 */
function isPart(url) {
  return new URL(url).pathname.startsWith(new URL(urlOf('assets/')).pathname) && !!typeOf(url)
}

/**
 * A part as some version of this app kept it: with its content in its name it is the right one.
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
 * A file from the network: a part as the browser has it already, where that is what its name says.
 * @param {string} url
 */
async function fetchGenuine(url) {
  for (const cache of isPart(url) ? /** @type {const} */ (['default', 'reload']) : ['no-cache']) {
    const answer = await fetch(url, { cache: /** @type {RequestCache} */ (cache) })
    if (await isGenuine(url, answer)) return answer
  }
  throw new Error(`${url} is not what its name says`)
}

/** Whether what is downloaded may cost the person something: see `isMetered` in `prefetch-links.ts`. */
function isMetered() {
  const { saveData, type } = worker.navigator.connection ?? {}
  return saveData === true || type === 'cellular'
}

/**
 * Keeps a file. What did not change since the version before is copied, and costs nobody's line.
 * @param {Cache} cache
 * @param {string} url
 */
async function keep(cache, url) {
  const copy = isPart(url) ? await keptPart(url) : null
  // The version before goes on, and the next visit tries again.
  if (!copy && isMetered()) throw new Error('Nothing is kept at the expense of a metered line')
  const answer = copy ?? (await fetchGenuine(url))
  // A browser refuses a redirected answer for a page.
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
 * The page that was kept of an address of the app, else the shell.
 * @param {Request} request
 * @returns {Promise<Response | undefined>}
 */
async function storedPage(request) {
  const name = pageOf(request.url)
  const file = FILES.find((path) => path.toLowerCase() === name) ?? SHELL
  // Not `caches.open`: where everything was forgotten meanwhile, it would make an empty cache.
  return caches.match(urlOf(file), { cacheName: CACHE })
}

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A page from the network; the kept one when there is no network or it stays silent.
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
 * A part: the kept one, else from the network.
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
    // Any other address is a document's, another application's, or leads nowhere: nobody but the
    // network knows.
    if (pageOf(request.url) !== null) event.respondWith(answerPage(request))
  } else if (isPart(request.url)) {
    event.respondWith(answerAsset(request))
  }
})

// For the type check alone: the build takes this line away.
export {}
