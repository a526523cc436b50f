import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '@/config/demo-people'
import { FAULT_NAMES, FAULTS, taggedFault, type FaultName } from '@/mocks/faults/faults'
import { demo, server, tokenOf } from '@tests/support/server'
import { call, claimForm, emailOf, SAVED_CLAIM } from './call'
import { TEST_TIMEOUT_MS } from '@tests/support/test-timeout'

const LIST = '/api/v1/claims/?limit=25'

function getList(name: FaultName, init: RequestInit = {}): Promise<Response> {
  server.use(http.get('*/api/v1/claims/', demo.fault(name)))
  const headers = { Authorization: `Bearer ${tokenOf(emailOf('LEGAL'))}` }
  return fetch(LIST, { ...init, headers })
}

describe('faults of a call', () => {
  it.each(['400', '401', '403', '404', '409', '422', '429', '500', '503', '504'] as const)(
    '%s answers with that status and a detail',
    async (name) => {
      const response = await getList(name)
      expect(response.status).toBe(Number(name))
      expect(await response.json()).toHaveProperty('detail')
    },
  )

  it.each([
    ['413-html', 413],
    ['502-html', 502],
    ['200-html', 200],
  ] as const)('%s answers with the HTML of a proxy or a captive portal', async (name, status) => {
    const response = await getList(name)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('<html>')
  })

  it.each([
    ['200-empty', 200, ''],
    ['204', 204, ''],
    ['json-null', 200, 'null'],
    ['json-text', 200, '"x"'],
    ['json-list', 200, '[]'],
    ['json-object', 200, '{}'],
  ] as const)('%s answers %i with %j', async (name, status, text) => {
    const response = await getList(name)
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(text)
  })

  it('a truncated answer cannot be parsed', async () => {
    const response = await getList('truncated')
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  it.each(['offline', 'reset'] as const)('%s rejects like a lost connection', async (name) => {
    await expect(getList(name)).rejects.toThrow(TypeError)
  })

  it('a call that never ends can be aborted', async () => {
    await expect(getList('never', { signal: AbortSignal.timeout(50) })).rejects.toThrow()
  })

  it('a slow answer arrives after eight seconds and is correct', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let isAnswered = false
    const pending = getList('slow').finally(() => {
      isAnswered = true
    })
    // Each poll of waitUntil advances the fake clock by 50 ms.
    await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: TEST_TIMEOUT_MS })
    await vi.advanceTimersByTimeAsync(7900)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(await (await pending).json()).toHaveProperty('total', 240)
  })

  it('a wrong shape keeps the fields and changes the type of every value', async () => {
    const body = (await (await getList('wrong-shape')).json()) as {
      items: { id: unknown }[]
      total: unknown
    }
    expect(body.items).toHaveLength(25)
    expect(body.items[0]?.id).toBe('n.º 1240')
    expect(body.total).toBe('n.º 240')
  })

  it('a huge answer has 5,000 rows and a name of 10,000 characters with markup in it', async () => {
    const { items } = (await (await getList('huge')).json()) as { items: { name: string }[] }
    expect(items).toHaveLength(5000)
    expect(items[0]?.name).toHaveLength(10_000)
    expect(items[0]?.name).toContain('<img')
  })

  it('a claim is stored although its answer is lost', async () => {
    server.use(http.post('*/api/v1/claim/', demo.fault('acted-then-reset')))
    await expect(call('POST /claim/', { body: claimForm() })).rejects.toThrow(TypeError)
    expect(demo.state.sentClaims).toHaveLength(1)
  })
})

describe('faults requested by a text', () => {
  it.each(FAULT_NAMES)('%s has its own tag', (name) => {
    const { tag } = FAULTS[name]
    expect(taggedFault(`Hola #fallo-${tag} chao`)).toBe(name)
    expect(taggedFault(`ana#FALLO-${tag.toUpperCase()}@demo.cl`)).toBe(name)
  })

  it.each(['', 'fallo-500', '#fallo-', '#fallo-999', 'El vuelo falló #500'])(
    'the text "%s" requests no fault',
    (text) => {
      expect(taggedFault(text)).toBeNull()
    },
  )

  const tag = '#fallo-503'
  const username = `ana${tag}@demo.cl`
  const person = { name: 'Ana', phone: '+56912345678', email: 'ana@correo.cl' }

  it.each([
    ['POST /token/', { body: new URLSearchParams({ username, password: DEMO_PASSWORD }) }],
    ['POST /user/', { body: new URLSearchParams({ username, password: DEMO_PASSWORD }) }],
    ['POST /auth/password/forgot', { json: { email: username } }],
    ['POST /auth/password/reset', { json: { token: 'x', password: tag } }],
    ['PUT /user/', { json: { name: tag } }],
    ['POST /claim/', { body: claimForm({ message: `Hola ${tag}` }) }],
    ['POST /mails/contacto', { json: { ...person, message: tag } }],
    [`GET /claims/?email=${encodeURIComponent(tag)}`, {}],
    ['PUT /claims/1001', { json: { ...SAVED_CLAIM, next_step: tag } }],
    ['POST /claims/', { json: { ...SAVED_CLAIM, next_step: tag } }],
    [`GET /users/by-email/${encodeURIComponent(username)}`, {}],
    ['POST /flow/charge', { json: { subject: `Reclamo 1 - ${tag}` } }],
  ] as const)('%s fails as its text requests', async (what, options) => {
    expect((await call(what, options)).status).toBe(503)
  })

  it('calls without a text read the address of the profile, and the profile stays usable', async () => {
    const profile = (await call('GET /user/', { as: 'TAXI' })).body as object
    const json = { ...profile, address: 'Calle 1 #fallo-503' }
    expect((await call('PUT /user/', { as: 'TAXI', json })).status).toBe(200)
    expect((await call('GET /claim/', { as: 'TAXI' })).status).toBe(503)
    expect((await call('GET /qr/me', { as: 'TAXI' })).status).toBe(503)
    expect((await call('GET /user/', { as: 'TAXI' })).status).toBe(200)
    expect((await call('GET /claim/', { as: 'USER' })).status).toBe(200)
  })
})
