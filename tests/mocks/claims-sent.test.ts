import { describe, expect, it } from 'vitest'
import { demo } from '@tests/support/server'
import { call, claimForm, CLAIM_TEXTS, emailOf, ticket } from './call'

describe('sending a claim', () => {
  it('a signed-in passenger finds the claim in the list, in evaluation', async () => {
    const before = (await call('GET /claim/', { as: 'USER' })).body as unknown[]
    await call('POST /claim/', { as: 'USER', body: claimForm({ email: emailOf('USER') }) })
    const after = (await call('GET /claim/', { as: 'USER' })).body as { category: string }[]
    expect(after).toHaveLength(before.length + 1)
    expect(after.at(-1)?.category).toBe('EN EVALUACIÓN')
    expect(Object.keys(after[0] ?? {}).toSorted()).toEqual(['category', 'id', 'updated_at'])
  })

  it('a claim with a QR code counts for its referrer', async () => {
    const before = demo.state.referral.claims_count
    await call('POST /claim/', { body: claimForm({ qr_id: 'TAXI-7' }) })
    expect((await call('GET /qr/me', { as: 'TAXI' })).body).toMatchObject({
      claims_count: before + 1,
    })
  })

  const bigPdf = () =>
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'g.pdf', { type: 'application/pdf' })

  it.each([
    ['without a name', claimForm({ name: null })],
    ['with a blank name', claimForm({ name: '  ' })],
    ['with a bad phone', claimForm({ phone: '912345678' })],
    ['with a bad RUT', claimForm({ rut: '12.345.678-9' })],
    ['with a bad e-mail', claimForm({ email: 'ana@' })],
    ['with an unknown type', claimForm({ type: 'ATRASO' })],
    ['with an unknown airline', claimForm({ airline: 'AZUL' })],
    ['with 2001 characters', claimForm({ message: 'a'.repeat(2001) })],
    ['with an empty QR code', claimForm({ qr_id: '' })],
    ['with an unknown field', claimForm({ role: 'ADMIN' })],
    ['without files', claimForm({}, [])],
    ['with an empty file', claimForm({}, [ticket('vacio.pdf', '')])],
    ['with a file over 5 MB', claimForm({}, [bigPdf()])],
    ['with a text instead of a file', claimForm({ boardingTicketFilename: 'x.pdf' }, [])],
    ['with an executable', claimForm({}, [new File(['x'], 'x.exe')])],
  ])('a claim %s is rejected and not stored', async (_, body) => {
    const reply = await call('POST /claim/', { body })
    expect(reply.status).toBe(422)
    expect(reply.body).toMatchObject({ detail: [{ loc: ['body', expect.any(String)] }] })
    expect(demo.state.sentClaims).toEqual([])
  })

  it('2000 characters and a foreign document are accepted', async () => {
    const body = claimForm({ message: 'ñ'.repeat(2000), rut: 'AB12345' })
    expect((await call('POST /claim/', { body })).status).toBe(200)
  })

  it('a claim as JSON, or as multipart without its boundary, is rejected', async () => {
    expect((await call('POST /claim/', { json: CLAIM_TEXTS })).status).toBe(422)
    const headers = { 'Content-Type': 'multipart/form-data' }
    expect((await call('POST /claim/', { headers, body: 'name=Ana' })).status).toBe(400)
  })
})
