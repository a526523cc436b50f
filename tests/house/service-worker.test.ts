import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ORIGIN, runWorker, SCOPE } from './worker'

const FILES = ['', 'FAQ', 'app.html', 'assets/a-1.js', 'assets/f-1.woff2', 'reclamo']
const PAGES = ['', 'admin/vuelo-justo', 'faq', 'profile', 'reclamo']

const HTML = 'text/html; charset=utf-8'
const page = (name: string) => `<div id="root" data-page="${name}">${name}</div>`

interface Served {
  readonly type: string
  readonly text: string
  readonly status?: number
  /** Final address after a redirect. */
  readonly at?: string
}

/** Answers of the network; a missing address is a broken connection. */
let served: Map<string, Served>
/** The stored caches: a map of addresses by name, oldest first. */
let stored: Map<string, Map<string, Response>>
let dispatch: ReturnType<typeof runWorker>
/** Whether the network never answers. */
let isSilent = false
/** The browser's connection information; undefined if it has none. */
let connection: { readonly saveData?: boolean; readonly type?: string } | undefined
/** Addresses requested from the network. */
let fetched: string[]

function respond(url: string, { type, text, status = 200, at }: Served): Response {
  const response = new Response(text, { status, headers: { 'Content-Type': type } })
  const redirected = at !== undefined
  return Object.defineProperties(response, {
    url: { value: at ?? url },
    type: { value: 'basic' },
    redirected: { value: redirected },
    // A copy of a redirected answer counts as redirected too.
    clone: { value: () => respond(url, { type, text, status, ...(redirected && { at }) }) },
  })
}

const urlOf = (input: string | { readonly url: string }) =>
  typeof input === 'string' ? input : input.url

function toCache(kept: Map<string, Response>) {
  return {
    put: (input: string | { url: string }, answer: Response) => {
      kept.set(urlOf(input), answer)
      return Promise.resolve()
    },
    match: (input: string | { url: string }) => Promise.resolve(kept.get(urlOf(input))?.clone()),
  }
}

function startWorker(version = 'v1') {
  const caches = {
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open: (name: string) => {
      const kept = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, kept)
      return Promise.resolve(toCache(kept))
    },
    match: (input: string, { cacheName }: { readonly cacheName: string }) =>
      toCache(stored.get(cacheName) ?? new Map<string, Response>()).match(input),
  }
  const fetching = (input: string | { url: string }) => {
    fetched.push(urlOf(input))
    if (isSilent) return new Promise<Response>(() => undefined)
    const answer = served.get(urlOf(input))
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(respond(urlOf(input), answer))
  }
  dispatch = runWorker(
    {
      VERSION: version,
      SHELL: 'app.html',
      FILES: JSON.stringify(FILES),
      PAGES: JSON.stringify(PAGES),
    },
    { caches, fetch: fetching },
    {
      clients: { claim: () => Promise.resolve() },
      skipWaiting: () => Promise.resolve(),
      navigator: { connection },
    },
  )
}

/** Dispatches a lifecycle event; rejects if its work does. */
function live(type: 'install' | 'activate'): Promise<unknown> {
  let work: Promise<unknown> = Promise.reject(new Error('The worker has nothing to do'))
  work.catch(() => undefined)
  dispatch(type, {
    waitUntil: (given: Promise<unknown>) => {
      work = given
    },
  })
  return work
}

/** Dispatches a fetch; null if the worker leaves it to the browser. */
function ask(path: string, { mode = 'navigate', method = 'GET', origin = ORIGIN } = {}) {
  let answer: Promise<Response> | null = null
  dispatch('fetch', {
    request: { url: origin + path, mode, method },
    respondWith: (given: Promise<Response>) => {
      given.catch(() => undefined)
      answer = given
    },
  })
  return answer as Promise<Response> | null
}

const textAt = async (path: string, options?: Parameters<typeof ask>[1]) =>
  (await ask(path, options))?.text()

const kept = (version = 'v1') => [...(stored.get(`vuelo-justo-${version}`)?.keys() ?? [])]

beforeEach(() => {
  isSilent = false
  connection = undefined
  fetched = []
  stored = new Map()
  served = new Map([
    [SCOPE, { type: HTML, text: page('/') }],
    [`${SCOPE}FAQ`, { type: HTML, text: page('/FAQ') }],
    [`${SCOPE}app.html`, { type: HTML, text: page('') }],
    [`${SCOPE}reclamo`, { type: HTML, text: page('/reclamo'), at: `${SCOPE}reclamo/` }],
    [`${SCOPE}assets/a-1.js`, { type: 'text/javascript', text: 'a' }],
    [`${SCOPE}assets/f-1.woff2`, { type: 'font/woff2', text: 'f' }],
  ])
  startWorker()
})

describe('the service worker', () => {
  it('answers its pages: in any spelling, private ones, and the report under the name of the brand', () => {
    const pages = ['', 'reclamo?id=7', 'reclamo/', 'Reclamo', 'profile', 'admin/vuelo-justo']
    for (const path of pages) expect(ask(`/app/${path}`), path).not.toBeNull()
  })

  it.each([
    ['a document', '/app/docs/terminos.pdf', {}],
    ['a file in the root folder', '/app/robots.txt', {}],
    ['a script that is opened as a page', '/app/assets/a-1.js', {}],
    ['the API', '/app/api/v1/user/', {}],
    ['a call to the API', '/app/api/v1/user/', { mode: 'cors' }],
    ['another application below', '/app/intranet/', {}],
    ['a page below a page', '/app/reclamo/otro', {}],
    ['an unknown address', '/app/no-existe', {}],
    ['another application beside', '/otra/', {}],
    ['its script, which has the same folder name', '/otra/assets/a-1.js', { mode: 'cors' }],
    ['a document among the files', '/app/assets/manual.pdf', { mode: 'no-cors' }],
    ['a form that is sent', '/app/reclamo', { method: 'POST' }],
    ['another host', '/app/reclamo', { origin: 'https://otro.test' }],
    ['another host’s script', '/app/assets/a-1.js', { origin: 'https://otro.test', mode: 'cors' }],
  ])('leaves %s to the browser', (_what, path, options) => {
    expect(ask(path, options)).toBeNull()
  })

  it('stores every file with a valid type', async () => {
    await live('install')
    expect(kept()).toEqual(FILES.map((file) => SCOPE + file))
  })

  it.each([
    ['a page of a Wi-Fi sign-in', '', { type: HTML, text: '<h1>Wi-Fi</h1>' }],
    [
      'a page redirected to a sign-in',
      'FAQ',
      { type: HTML, text: page('/FAQ'), at: `${SCOPE}entrar` },
    ],
    ['a page that is JSON', '', { type: 'application/json', text: page('/') }],
    ['a page without a type', '', { type: '', text: page('/') }],
    ['a page with an error status', '', { type: HTML, text: page('/'), status: 404 }],
    ['a script that is a page', 'assets/a-1.js', { type: HTML, text: page('/') }],
    [
      'a script redirected elsewhere',
      'assets/a-1.js',
      { type: 'text/javascript', text: 'x', at: `${SCOPE}x.js` },
    ],
    ['a font that is a page', 'assets/f-1.woff2', { type: HTML, text: '<h1>Error</h1>' }],
  ])('is not installed with %s', async (_what, file, answer) => {
    served.set(SCOPE + file, answer)
    await expect(live('install')).rejects.toThrow('is not what its name says')
    expect(kept()).not.toContain(SCOPE + file)
  })

  it.each([
    ['js', ['application/javascript', 'text/javascript; charset=utf-8']],
    ['css', ['text/css']],
    ['woff2', ['application/octet-stream', 'application/font-woff2']],
    ['svg', ['image/svg+xml']],
    ['png', ['image/png']],
    ['webp', ['image/webp']],
    ['wasm', ['application/wasm']],
  ])('stores a file .%s on its first request, but no page in its place', async (ending, types) => {
    const path = `/app/assets/b-2.${ending}`
    served.set(ORIGIN + path, { type: HTML, text: page('') })
    await ask(path, { mode: 'cors' })
    expect(kept()).toEqual([])
    for (const [index, type] of types.entries()) {
      startWorker(`w${index}`)
      stored.clear()
      served.set(ORIGIN + path, { type, text: 'b' })
      expect(await textAt(path, { mode: 'cors' })).toBe('b')
      served.delete(ORIGIN + path)
      expect(await textAt(path, { mode: 'cors' })).toBe('b')
    }
  })

  it.each([
    ['an invalid file of an earlier version', 'vuelo-justo-v0', HTML],
    ['the cache of another application', 'intranet', 'text/javascript'],
  ])('does not answer with %s', async (_what, cache, type) => {
    const url = `${SCOPE}assets/a-1.js`
    stored.set(cache, new Map([[url, respond(url, { type, text: 'other' })]]))
    expect(await textAt('/app/assets/a-1.js', { mode: 'cors' })).toBe('a')
  })
})

describe('a page', () => {
  beforeEach(() => live('install'))

  it('comes from the server, or from the cache if that fails or has no connection', async () => {
    const answer = { type: HTML, text: 'new' }
    served.set(`${SCOPE}reclamo`, answer)
    expect(await textAt('/app/reclamo')).toBe('new')
    served.set(`${SCOPE}reclamo`, { ...answer, status: 404 })
    expect(await textAt('/app/reclamo')).toBe('new')
    served.set(`${SCOPE}reclamo`, { ...answer, status: 500 })
    expect(await textAt('/app/reclamo')).toBe(page('/reclamo'))
    served.clear()
    expect(await textAt('/app/reclamo?id=7')).toBe(page('/reclamo'))
    expect(await textAt('/app/faq/')).toBe(page('/FAQ'))
    expect(await textAt('/app/')).toBe(page('/'))
    expect(await textAt('/app/profile')).toBe(page(''))
  })

  it('comes from the cache after four seconds without an answer', async () => {
    vi.useFakeTimers()
    isSilent = true
    const settled = vi.fn()
    const answer = textAt('/app/reclamo').finally(settled)
    await vi.advanceTimersByTimeAsync(3999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe(page('/reclamo'))
    vi.useRealTimers()
  })

  it('fails like the network if nothing is stored', async () => {
    stored.clear()
    served.clear()
    await expect(ask('/app/reclamo')).rejects.toThrow('Failed to fetch')
  })
})

describe('a new version', () => {
  it('keeps the previous one for open tabs, and deletes older ones', async () => {
    await live('install')
    await live('activate')
    for (const version of ['v2', 'v3']) {
      startWorker(version)
      await live('install')
      await live('activate')
    }
    expect([...stored.keys()]).toEqual(['vuelo-justo-v2', 'vuelo-justo-v3'])
  })

  it('answers a file that only the previous version has', async () => {
    await live('install')
    startWorker('v2')
    served.delete(`${SCOPE}assets/a-1.js`)
    expect(await textAt('/app/assets/a-1.js', { mode: 'cors' })).toBe('a')
  })

  it('copies unchanged files, and downloads only changed ones', async () => {
    await live('install')
    fetched = []
    served.delete(`${SCOPE}assets/a-1.js`)
    startWorker('v2')
    await live('install')
    expect(fetched).toEqual([SCOPE, `${SCOPE}FAQ`, `${SCOPE}app.html`, `${SCOPE}reclamo`])
    expect(kept('v2')).toEqual(kept('v1'))
  })

  it('does not copy an invalid file', async () => {
    const part = `${SCOPE}assets/a-1.js`
    const wifi = new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': HTML } })
    stored.set('vuelo-justo-v0', new Map([[part, wifi]]))
    await live('install')
    expect(await stored.get('vuelo-justo-v1')?.get(part)?.text()).toBe('a')
  })

  it.each([{ saveData: true }, { type: 'cellular' }])(
    'is not installed on a connection with %j, and the previous one continues',
    async (line) => {
      await live('install')
      await live('activate')
      fetched = []
      connection = line
      startWorker('v2')
      await expect(live('install')).rejects.toThrow('metered')
      expect(fetched).toEqual([])
      expect(await textAt('/app/assets/a-1.js', { mode: 'cors' })).toBe('a')
    },
  )

  it('keeps the caches of another application', async () => {
    stored.set('intranet', new Map())
    stored.set('vuelo-justo-v0', new Map())
    stored.set('vuelo-justo-v00', new Map())
    await live('activate')
    expect([...stored.keys()]).toEqual(['intranet', 'vuelo-justo-v00'])
  })
})
