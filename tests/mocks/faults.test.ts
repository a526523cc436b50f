import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@/config/demo-people'
import { FAULT_NAMES, FAULTS, taggedFault, type FaultName } from '@/mocks/faults/faults'
import { demo, server, tokenOf } from '@tests/support/server'
import { call, claimForm, emailOf, SAVED_CLAIM } from './call'

const LIST = '/api/v1/claims/?limit=25'

function getList(name: FaultName, init: RequestInit = {}): Promise<Response> {
  server.use(http.get('*/api/v1/claims/', demo.fault(name)))
  const headers = { Authorization: `Bearer ${tokenOf(emailOf('LEGAL'))}` }
  return fetch(LIST, { ...init, headers })
}

describe('faults of a call', () => {
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
