import { describe, expect, it } from 'vitest'
import { demo } from '@tests/support/server'
import { call, CLAIM_TEXTS } from './call'

const profile = async () => (await call('GET /user/', { as: 'USER' })).body as object

describe('the profile', () => {
  it('never contains a password', async () => {
    const users = await call('GET /users/', { as: 'LEGAL' })
    expect(JSON.stringify([await profile(), users])).not.toContain('password')
  })

  it('cannot be saved in part or with another e-mail', async () => {
    const part = await call('PUT /user/', { as: 'USER', json: { name: 'Camila' } })
    const json = { ...(await profile()), email: 'otra@correo.cl' }
    expect(part.status).toBe(422)
    expect((await call('PUT /user/', { as: 'USER', json })).status).toBe(422)
  })
})

describe('registering a card', () => {
  const register = () => call('POST /register-credit-card/', { as: 'USER' })
  const rename = async (changes: object) => {
    await call('PUT /user/', { as: 'USER', json: { ...(await profile()), ...changes } })
  }

  it('rejects the RUT of a user who has a card, in any spelling', async () => {
    const rut = demo.state.users.find((user) => user.hasRegisteredCard)?.rut ?? ''
    await rename({ rut: rut.replaceAll('.', '').toLowerCase() })
    expect(await register()).toMatchObject({
      status: 400,
      body: { code: 'RUT_ALREADY_REGISTERED' },
    })
  })

  it('is rejected without a name or RUT, or with a body', async () => {
    await rename({ rut: null })
    expect(await register()).toMatchObject({
      status: 400,
      body: { error: expect.any(String) as unknown },
    })
    expect((await call('POST /register-credit-card/', { as: 'USER', json: {} })).status).toBe(422)
  })
})

describe('a contact message', () => {
  const { name, phone, email, message } = CLAIM_TEXTS

  it.each([
    { phone: '+12' },
    { email: 'x' },
    { message: ' ' },
    { name: undefined },
    { asunto: 'x' },
  ])('is rejected with %o', async (change) => {
    const json = { name, phone, email, message, ...change }
    expect((await call('POST /mails/contacto', { json })).status).toBe(422)
    expect(demo.state.contactMessages).toEqual([])
  })
})
