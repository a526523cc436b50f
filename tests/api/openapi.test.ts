import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { startSession } from '@/session/session-store'
import { AIRLINES, CLAIM_TYPES } from '@/domain/claim/catalogue'
import { STATUSES } from '@/domain/claim/status/statuses'
import { CALL_IDS, CALLS } from '@tests/faults/table/calls'
import { call, emailOf } from '@tests/mocks/call'
import { demo, server, tokenOf } from '@tests/support/server'
import { toArrived } from './client/wire'
import {
  answerUnlike,
  DOCUMENT,
  examples,
  findCall,
  OPERATIONS,
  requestUnlike,
  unlike,
} from './openapi'

/** Sends one of the sixteen calls to the demo API and returns request and response. */
async function exchange(id: (typeof CALL_IDS)[number]) {
  const { as, run } = CALLS[id]
  if (as) startSession({ token: tokenOf(emailOf(as)), role: as })
  const requests: Request[] = []
  const answers: Response[] = []
  const keepRequest = ({ request }: { request: Request }) => requests.push(request.clone())
  const keepAnswer = ({ response }: { response: Response }) => answers.push(response.clone())
  server.events.on('request:start', keepRequest)
  server.events.on('response:mocked', keepAnswer)
  try {
    await run()
  } finally {
    server.events.removeListener('request:start', keepRequest)
    server.events.removeListener('response:mocked', keepAnswer)
  }
  const [request] = requests
  const [answer] = answers
  if (!request || !answer || requests.length > 1) throw new Error(`${id} made no single call`)
  return { request, answer }
}

describe('docs/openapi.yaml', () => {
  it('has a function of src/api for each call', () => {
    const code = readdirSync('src/api', { encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`src/api/${file}`, 'utf8'))
      .join('\n')
    expect(OPERATIONS).toHaveLength(16)
    for (const { operationId } of OPERATIONS) {
      expect(code).toMatch(new RegExp(`^export (async )?function ${operationId}\\(`, 'm'))
    }
  })

  it('lists the types, airlines and statuses of the app', () => {
    const { ClaimType, Airline, Category, Subcategory } = DOCUMENT.components.schemas
    const categories = STATUSES.map(({ category }) => category)
    const subcategories = STATUSES.flatMap(({ subcategories: own }) => own)
    expect(ClaimType).toEqual({ enum: [...CLAIM_TYPES] })
    expect(Airline).toEqual({ enum: [...AIRLINES] })
    expect(Category).toMatchObject({ anyOf: [{ enum: categories }, {}] })
    expect(Subcategory).toMatchObject({ anyOf: [{ enum: subcategories }, {}] })
  })

  it('has examples that match their schemas', () => {
    const all = examples()
    expect(all.length).toBeGreaterThan(12)
    for (const [name, schema, example] of all)
      expect([name, unlike(schema, example)]).toEqual([name, []])
  })

  it('rejects requests and responses that do not match', async () => {
    const { request } = await exchange('C15')
    const arrived = await toArrived(request)
    const wrong = {
      ...arrived,
      authorization: null,
      body: { amount: 1.5, currency: 'USD', tip: 1 },
    }
    const lines = requestUnlike(wrong)?.join('\n')
    for (const fault of [
      'customer_id',
      'additional properties',
      '/amount',
      '/currency',
      'no bearer',
    ]) {
      expect(lines).toContain(fault)
    }
    const taken = findCall('GET', '/qr/me')
    expect(taken && answerUnlike(taken, 200, { claims_count: 'two' })).toHaveLength(3)
    expect(findCall('POST', '/claims')).toBeUndefined()
  })

  it.each(CALL_IDS)(
    'matches the request of src/api and the response of the demo API: %s',
    async (id) => {
      const { request, answer } = await exchange(id)
      const documented = findCall(
        request.method,
        new URL(request.url).pathname.replace('/api/v1', ''),
      )
      expect(documented).toBe(OPERATIONS[CALL_IDS.indexOf(id)])
      if (!documented) return
      expect(requestUnlike(await toArrived(request))).toEqual([])
      expect(answer.status).toBe(200)
      expect(answerUnlike(documented, 200, await answer.json())).toEqual([])
    },
  )

  it("matches the demo's response for every row and role", async () => {
    const pages = Math.ceil(demo.state.claims.length / 100)
    for (let page = 1; page <= pages; page += 1) {
      expect(await call(`GET /claims/?limit=100&page=${page}`, { as: 'LEGAL' })).toMatchObject({
        status: 200,
      })
    }
    for (const as of ['USER', 'TAXI', 'LEGAL', 'ADMIN'] as const) {
      expect(await call('GET /user/', { as })).toMatchObject({ status: 200 })
      expect(await call('GET /claim/', { as })).toMatchObject({ status: 200 })
    }
  })
})
