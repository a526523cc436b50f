import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { claimQuery, paths } from '@/config/paths'
import { runWorker, SCOPE } from './worker'

const ACTION = `${SCOPE}compartir`

/** What the worker has written, by key. */
let device: Map<string, unknown>
let canStore = true
let dispatch: ReturnType<typeof runWorker>

/** As much of IndexedDB as the worker uses. */
function openDatabase() {
  const request: Record<string, unknown> = {}
  const later = (name: string, target: Record<string, unknown>) =>
    queueMicrotask(() => (target[name] as (() => void) | undefined)?.())
  request['result'] = {
    createObjectStore: () => undefined,
    close: () => undefined,
    transaction: () => {
      const written: [string, unknown][] = []
      const transaction: Record<string, unknown> = {
        objectStore: () => ({ put: (value: unknown, key: string) => written.push([key, value]) }),
      }
      queueMicrotask(() => {
        if (canStore) written.forEach(([key, value]) => device.set(key, value))
        later(canStore ? 'oncomplete' : 'onabort', transaction)
      })
      return transaction
    },
  }
  later('onsuccess', request)
  return request
}

interface Sent {
  readonly url?: string
  readonly method?: string
  readonly referrer?: string
}

/** Sends a form to the worker; null if it leaves the request to the browser. */
async function send(form: FormData, { url = ACTION, method = 'POST', referrer = '' }: Sent = {}) {
  const answers: Promise<Response>[] = []
  const request = { url, method, referrer, mode: 'navigate', formData: () => Promise.resolve(form) }
  const respondWith = (answer: Promise<Response>) => answers.push(answer)
  dispatch('fetch', { request, respondWith })
  expect(answers.length).toBeLessThan(2)
  return (await answers[0]) ?? null
}

const pass = () => new File(['%PDF'], 'pase.pdf', { type: 'application/pdf', lastModified: 5 })

function formOf(texts: Readonly<Record<string, string>>, ...files: readonly File[]) {
  const form = new FormData()
  Object.entries(texts).forEach(([name, text]) => form.append(name, text))
  files.forEach((file) => form.append('files', file))
  return form
}

const leadsTo = (isKept: '0' | '1') =>
  `${SCOPE}${paths.claim.slice(1)}?${claimQuery.shared}=${isKept}`

const recordOf = () => [...device].find(([key]) => key.split('|').length === 3) ?? ['', null]

beforeEach(() => {
  device = new Map()
  canStore = true
  dispatch = runWorker({ FILES: '[]', PAGES: '[]' }, { indexedDB: { open: openDatabase } })
})

describe('what another app shares', () => {
  it('is kept on the device, and leads to the form without a word of it', async () => {
    const before = Date.now()
    const response = await send(formOf({ title: 'Tu vuelo', text: 'Cancelado', url: '' }, pass()))
    expect(response?.status).toBe(303)
    expect(response?.headers.get('Location')).toBe(leadsTo('1'))
    const [key, record] = recordOf()
    expect(key).toMatch(/^shared\|\|[\da-f-]{36}$/)
    expect(record).toMatchObject({
      value: {
        texts: ['Tu vuelo', 'Cancelado', ''],
        files: [{ id: '0', name: 'pase.pdf' }],
        leftOut: 0,
      },
    })
    expect((record as { savedAt: number }).savedAt).toBeGreaterThanOrEqual(before)
    const part = device.get(`${key}|0`) as {
      type: string
      lastModified: number
      bytes: ArrayBuffer
    }
    expect(part).toMatchObject({ type: 'application/pdf', lastModified: 5 })
    expect(Buffer.from(part.bytes).toString()).toBe('%PDF')
  })

  it('is kept beside what was shared before', async () => {
    await send(formOf({ text: 'uno' }))
    await send(formOf({ text: 'dos' }))
    expect(device.size).toBe(2)
  })

  it('is limited: text of 100,000 characters, twenty files, and none that is too large', async () => {
    const large = pass()
    Object.defineProperty(large, 'size', { value: 101 * 1024 * 1024 })
    const form = formOf({ text: 'a'.repeat(200_000) })
    form.getAll = () => [large, ...Array.from({ length: 22 }, pass)]
    await send(form)
    const [, record] = recordOf() as [string, { value: { texts: string[]; files: object[] } }]
    expect(record.value.files).toHaveLength(20)
    expect(record.value.files[0]).toMatchObject({ id: '0' })
    expect(record.value).toMatchObject({ leftOut: 3 })
    expect(record.value.texts[1]).toHaveLength(100_000)
  })

  it('is said to be lost where the device refuses it', async () => {
    canStore = false
    const response = await send(formOf({ text: 'Cancelado' }, pass()))
    expect(response?.headers.get('Location')).toBe(leadsTo('0'))
    expect(device.size).toBe(0)
  })

  it('is not taken from another site', async () => {
    const response = await send(formOf({}, pass()), { referrer: 'https://otro.test/' })
    expect(response?.headers.get('Location')).toBe(leadsTo('0'))
    expect(device.size).toBe(0)
    await send(formOf({}, pass()), { referrer: SCOPE })
    expect(device.size).toBe(2)
  })

  it('is no request with another address or another method', async () => {
    expect(await send(formOf({}, pass()), { url: `${SCOPE}reclamo` })).toBeNull()
    expect(await send(formOf({}, pass()), { method: 'PUT' })).toBeNull()
  })
})

describe('the manifest', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    share_target: { action: string; params: { files: { name: string }[] } }
    shortcuts: { name: string; url: string }[]
  }

  it('names the address that the worker and the hosts answer', () => {
    expect(new URL(manifest.share_target.action, SCOPE).href).toBe(ACTION)
    expect(manifest.share_target.params.files.map(({ name }) => name)).toEqual(['files'])
    const lost = `${paths.claim}?${claimQuery.shared}=0`
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toMatch(
      /location = \/compartir \{\s*client_max_body_size 0;\s*return 303 \/reclamo\?compartido=0;/,
    )
    expect(readFileSync('public/_redirects', 'utf8')).toContain(`\n/compartir ${lost} 302\n`)
  })

  it('offers two shortcuts to pages of the app', () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, new URL(url, SCOPE).pathname])).toEqual(
      [
        ['Crear reclamo', `/app${paths.claim}`],
        ['Mis reclamos', `/app${paths.myClaims}`],
      ],
    )
  })
})
