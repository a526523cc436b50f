import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@/config/demo-people'
import { issueToken } from '@/mocks/people/token'
import { decodeToken } from '@/session/identity'
import { call, CLAIM_TEXTS, emailOf, SAVED_CLAIM, type Role } from './call'

const ROLES: readonly Role[] = ['USER', 'TAXI', 'ADMIN', 'LEGAL']

const signIn = (username: string, password: string) =>
  call('POST /token/', { body: new URLSearchParams({ username, password }) })

describe('signing in to the demo', () => {
  it.each(DEMO_PEOPLE)('$label gets a token with their identity', async ({ email, role, name }) => {
    const { status, body } = await signIn(email.toUpperCase(), DEMO_PASSWORD)
    expect(status).toBe(200)
    expect(body).toMatchObject({ role })
    const { access_token: token } = body as { access_token: string }
    expect(decodeToken(token)).toMatchObject({ iss: 'vuelo-justo-demo', sub: email, name })
  })

  it('a wrong password and an unknown e-mail give the same answer', async () => {
    const wrong = await signIn(emailOf('USER'), 'otra-clave')
    const unknown = await signIn('nadie@demo.cl', DEMO_PASSWORD)
    expect(wrong).toEqual({ status: 401, body: { detail: 'Incorrect username or password' } })
    expect(unknown).toEqual(wrong)
  })

  it('credentials as JSON are rejected, as in the real service', async () => {
    const json = { username: emailOf('USER'), password: DEMO_PASSWORD }
    expect((await call('POST /token/', { json })).status).toBe(422)
  })
})

describe('permissions (SPEC 6)', () => {
  const GUARDED = [
    ['GET /user/', ROLES],
    ['PUT /user/', ROLES],
    ['POST /register-credit-card/', ROLES],
    ['GET /claim/', ROLES],
    ['GET /users/', ['ADMIN', 'LEGAL']],
    ['GET /users/by-email/legal%40demo.cl', ['ADMIN', 'LEGAL']],
    ['GET /claims/', ['ADMIN', 'LEGAL']],
    ['POST /claims/', ['ADMIN', 'LEGAL']],
    ['PUT /claims/1001', ['ADMIN', 'LEGAL']],
    ['POST /flow/charge', ['ADMIN']],
    ['GET /qr/me', ['TAXI']],
  ] as const satisfies readonly (readonly [string, readonly Role[]])[]

  const bodyFor = (what: string) =>
    /^(PUT|POST) \/(user|claims|flow)/.test(what) ? { json: SAVED_CLAIM } : {}

  it.each(GUARDED)('%s needs a session', async (what) => {
    expect(await call(what, bodyFor(what))).toEqual({
      status: 401,
      body: { detail: 'Not authenticated' },
    })
  })

  it.each(
    GUARDED.flatMap(([what, allowed]) =>
      ROLES.map((as) => ({ what, as, isAllowed: allowed.some((role) => role === as) })),
    ),
  )('$what as $as: allowed is $isAllowed', async ({ what, as, isAllowed }) => {
    const { status } = await call(what, { as, ...bodyFor(what) })
    expect(status === 403).toBe(!isAllowed)
    expect(status).not.toBe(401)
  })

  it('a visitor may send a claim and a message without an account', async () => {
    const { name, phone, email, message } = CLAIM_TEXTS
    const sent = await call('POST /mails/contacto', { json: { name, phone, email, message } })
    expect(sent.status).toBe(200)
  })

  it.each([
    ['foreign', 'e30.eyJpc3MiOiJodHRwczovL290cm8uY2wifQ.x'],
    ['damaged', 'no-es-un-token'],
    ['expired', issueToken({ email: 'admin@demo.cl', name: null, role: 'ADMIN' }, new Date(0))],
  ])('a %s token is rejected', async (_, token) => {
    const headers = { Authorization: `Bearer ${token}` }
    expect((await call('GET /user/', { headers })).status).toBe(401)
  })
})
