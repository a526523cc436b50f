import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { compareCalls } from '@/../scripts/check-server/compare-calls.js'
import { readDocument } from '@/../scripts/check-server/read-document.js'
import { checkServer } from '@/../scripts/check-server/report.js'
import { closeServer, listen } from '@tests/e2e/listen'
import { FASTAPI as matching } from './fastapi'

type Part = Record<string, unknown>

const NEEDED = parse(readFileSync('docs/openapi.yaml', 'utf8')) as Part

const FASTAPI = JSON.stringify(matching)

/** The part of a document at a path such as 'components/schemas/Person'; `~` stands for a slash in a name. */
function at(document: Part, way: string): Part {
  const keys = way.split('/').map((key) => key.replaceAll('~', '/'))
  return keys.reduce<unknown>((part, key) => (part as Part)[key], document) as Part
}

function changed(...changes: readonly Change[]): Part {
  const document = JSON.parse(FASTAPI) as Part
  changes.forEach((change) => change(document))
  return document
}

/** The calls that do not match, with their findings. */
function faultsOf(document: Part) {
  return compareCalls(NEEDED, document)
    .filter(({ status }) => status !== 'as needed')
    .map(({ call, status, findings }) => [
      call,
      status,
      ...findings.filter(({ isFault }) => isFault).map(({ text }) => text),
    ])
}

type Change = (document: Part) => void

const parentOf = (document: Part, way: string) => at(document, way.slice(0, way.lastIndexOf('/')))
const lastKeyOf = (way: string) => way.slice(way.lastIndexOf('/') + 1).replaceAll('~', '/')

const set =
  (way: string, value: unknown): Change =>
  (document) => {
    parentOf(document, way)[lastKeyOf(way)] = value
  }

const remove =
  (way: string): Change =>
  (document) =>
    Reflect.deleteProperty(parentOf(document, way), lastKeyOf(way))

const rename =
  (way: string, after: string): Change =>
  (document) => {
    parentOf(document, way)[after.replaceAll('~', '/')] = at(document, way)
    remove(way)(document)
  }

const PATHS = 'paths/~api~v1'
const SCHEMAS = 'components/schemas'
const LOGIN_BODY = `${SCHEMAS}/Body_login_api_v1_token__post`
const CLAIM_BODY = `${SCHEMAS}/Body_create_claim_api_v1_claim__post`
const FILES = `${CLAIM_BODY}/properties/boardingTicketFilename`
const JSON_OF = 'responses/200/content/application~json/schema'
const SLASH = 'a redirect for the slash loses the body. Serve it with exactly this slash.'
const TENANT = { name: 'X-Tenant', in: 'header', required: true, schema: { type: 'string' } }
const LIST_PARAMETERS = at(matching, `${PATHS}~claims~/get/parameters`) as unknown as Part[]

/** A fault, the call that it is reported for and the sentences, and the changes that make it. */
type Row = readonly [string, string, readonly string[], ...Change[]]

const ROWS: readonly Row[] = [
  [
    'a path without its final slash',
    'GET /api/v1/claim/',
    [`The app calls \`/api/v1/claim/\`, this server has \`/api/v1/claim\`: ${SLASH}`],
    rename(`${PATHS}~claim~`, '/api/v1/claim'),
  ],
  [
    'an additional slash',
    'GET /api/v1/qr/me',
    [`The app calls \`/api/v1/qr/me\`, this server has \`/api/v1/qr/me/\`: ${SLASH}`],
    rename(`${PATHS}~qr~me`, '/api/v1/qr/me/'),
  ],
  [
    'another method',
    'PUT /api/v1/claims/{id}',
    ['It answers PATCH, the app sends PUT.'],
    rename(`${PATHS}~claims~{claim_id}/put`, 'patch'),
  ],
  [
    'another place',
    'POST /api/v1/token/',
    [
      'It lies at `/token/`, the app calls `/api/v1/token/`. Mount it there, or name the prefix in `servers`.',
    ],
    rename(`${PATHS}~token~`, '/token/'),
  ],
  [
    'another type of body',
    'POST /api/v1/token/',
    ['It takes application/json, the app sends application/x-www-form-urlencoded.'],
    rename(
      `${PATHS}~token~/post/requestBody/content/application~x-www-form-urlencoded`,
      'application/json',
    ),
  ],
  [
    'a field of the strict OAuth2 form',
    'POST /api/v1/token/',
    ['The request body requires `grant_type`, which the app does not send.'],
    (document) => (at(document, LOGIN_BODY)['required'] as string[]).unshift('grant_type'),
  ],
  [
    'a field that is sent only sometimes',
    'POST /api/v1/claim/',
    ['The request body requires `qr_id`, which the app may leave out.'],
    (document) => (at(document, CLAIM_BODY)['required'] as string[]).push('qr_id'),
  ],
  [
    'a single file instead of several',
    'POST /api/v1/claim/',
    ['`boardingTicketFilename` of the request takes string, the app sends array.'],
    set(FILES, { type: 'string', format: 'binary' }),
  ],
  [
    "an enum without one of SPEC's values, and a short text",
    'POST /api/v1/claim/',
    [
      '`type` of the request does not take `CANCELACIÓN`, `PROBLEMA EQUIPAJE`, `OTRO`.',
      '`message` of the request has the maxLength 500, the app sends up to 2000.',
    ],
    set(`${CLAIM_BODY}/properties/type/enum`, ['RETRASO', 'CANCELACION', 'SOBREVENTA']),
    set(`${CLAIM_BODY}/properties/message/maxLength`, 500),
  ],
  [
    'a text that may not be null',
    'POST /api/v1/claims/',
    ['`rut` of the request does not take `null`, which the app sends for nothing.'],
    set(`${SCHEMAS}/ClaimIn/properties/rut`, { type: 'string' }),
  ],
  [
    'a missing field',
    'PUT /api/v1/claims/{id}',
    ['The request body has no `documents`, `next_step`: it would be lost.'],
    remove(`${SCHEMAS}/ClaimEdit/properties/documents`),
    remove(`${SCHEMAS}/ClaimEdit/properties/next_step`),
  ],
  [
    'a forbidden field',
    'POST /api/v1/flow/charge',
    ['`optionals` of the request has no `airline`: it would be refused.'],
    set(`${SCHEMAS}/Optionals/additionalProperties`, false),
    remove(`${SCHEMAS}/Optionals/properties/airline`),
  ],
  [
    'no limit for a page',
    'GET /api/v1/claims/',
    ['It has no query parameter `limit`: the app asks with it.'],
    set(
      `${PATHS}~claims~/get/parameters`,
      LIST_PARAMETERS.filter(({ name }) => name !== 'limit'),
    ),
  ],
  [
    'an additional header',
    'GET /api/v1/qr/me',
    ['It requires the header parameter `X-Tenant`, which the app does not send.'],
    set(`${PATHS}~qr~me/get/parameters`, [TENANT]),
  ],
  [
    'an API key instead of a token',
    'GET /api/v1/qr/me',
    ['It does not take `Authorization: Bearer …`, the only way in which the app signs.'],
    set('components/securitySchemes/key', { type: 'apiKey', in: 'header', name: 'X-Key' }),
    set(`${PATHS}~qr~me/get/security`, [{ key: [] }]),
  ],
  [
    'a token before signing in',
    'POST /api/v1/user/',
    ['It asks for a token, but no user is signed in yet.'],
    set(`${PATHS}~user~/post/security`, [{ OAuth2PasswordBearer: [] }]),
  ],
  [
    'an object instead of a list',
    'GET /api/v1/users/',
    ['The answer is object, the app reads array.'],
    set(`${PATHS}~users~/get/${JSON_OF}`, {
      type: 'object',
      properties: { items: { type: 'array', items: {} } },
    }),
  ],
  [
    'an answer with missing or wrong fields',
    'GET /api/v1/qr/me',
    [
      'The answer has no `valid_claims`, which the app reads.',
      '`claims_count` of the answer is boolean, the app reads number or string.',
      '`amount` of the answer may be `null`: the app needs a value.',
    ],
    set(`${SCHEMAS}/Referral/properties`, {
      amount: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      claims_count: { type: 'boolean' },
    }),
  ],
  [
    'a missing body',
    'POST /api/v1/flow/charge',
    ['It answers 204 with no body, the app reads JSON.'],
    set(`${PATHS}~flow~charge/post/responses`, { 204: { description: '' } }),
  ],
  [
    'a circle of references',
    'POST /api/v1/flow/charge',
    ['`#/components/schemas/Charged` is made of itself: a circle of references.'],
    set(`${SCHEMAS}/Charged`, { allOf: [{ $ref: '#/components/schemas/Loop' }] }),
    set(`${SCHEMAS}/Loop`, { anyOf: [{ $ref: '#/components/schemas/Charged' }] }),
  ],
  [
    'broken references',
    'POST /api/v1/flow/charge',
    ['`other.json#/Charged` leads out of the document: publish one that holds everything.'],
    set(`${SCHEMAS}/Charged`, { $ref: 'other.json#/Charged' }),
  ],
]

describe("a server's OpenAPI document", () => {
  it('passes if FastAPI describes what the app needs', () => {
    expect(faultsOf(matching)).toEqual([])
    expect(faultsOf(NEEDED)).toEqual([])
  })

  const rows = ROWS.map(([fault, call, sentences, ...changes]) => ({
    fault,
    call,
    sentences,
    changes,
  }))
  it.each(rows)('fails for $fault', ({ call, sentences, changes }) => {
    const faults = faultsOf(changed(...changes))
    expect(faults).toContainEqual([call, 'differs', ...sentences])
    // Both methods of a moved path are affected.
    expect(faults.length).toBe(call === 'GET /api/v1/claim/' ? 2 : 1)
  })

  it('fails for missing calls', () => {
    expect(faultsOf(changed(remove(`${PATHS}~claims~`)))).toEqual([
      ['GET /api/v1/claims/', 'missing'],
      ['POST /api/v1/claims/', 'missing'],
    ])
  })

  it.each(['/api/v1', 'https://api.example.cl/api/v1/', '{host}/api/v1'])(
    'may have the prefix in its servers: %s',
    (url) => {
      const document = JSON.parse(FASTAPI.replaceAll('"/api/v1/', '"/')) as Part
      expect(faultsOf(document)).toHaveLength(16)
      expect(faultsOf({ ...document, servers: [{ url }] })).toEqual([])
    },
  )

  it('may leave answers undescribed and have recursive models', () => {
    const document = changed(
      set(`${PATHS}~qr~me/get/${JSON_OF}`, {}),
      set(`${SCHEMAS}/Person/properties/friends`, {
        type: 'array',
        items: { $ref: '#/components/schemas/Person' },
      }),
    )
    expect(faultsOf(document)).toEqual([])
    const referral = compareCalls(NEEDED, document).find(({ call }) => call.endsWith('/qr/me'))
    expect(referral?.findings.map(({ text }) => text)).toContain(
      'The answer is not described; it needs `claims_count`, `valid_claims`, `amount`.',
    )
  })
})

function fileOf(text: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'check-server-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'openapi.json')
  writeFileSync(file, text)
  return file
}

async function addressOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => closeServer(server))
  return `${await listen(server, 0)}/openapi.json`
}

describe('npm run check:server', () => {
  const missing = changed(remove(`${PATHS}~qr~me`))

  it('has the code 0 for a matching server, given by its address, 1 if a call is missing, and 2 if nothing can be compared', async () => {
    const address = await addressOf((_request, response) => response.end(FASTAPI))
    const matched = await checkServer(address)
    expect(matched.text).toContain('16 calls: 16 as needed, 0 differ, 0 missing.')
    expect(matched.code).toBe(0)
    const { code, text } = await checkServer(fileOf(JSON.stringify(missing)))
    expect(text).toMatch(/^missing {4}GET \/api\/v1\/qr\/me$/m)
    expect(code).toBe(1)
    const nowhere = { code: 2, text: 'nowhere.json cannot be read (ENOENT).' }
    expect(await checkServer('nowhere.json')).toEqual(nowhere)
  })

  it('prints the report and exits with its code', async () => {
    const args = ['scripts/check-server/check-server.js', fileOf(JSON.stringify(missing))]
    await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('16 calls: 15 as needed, 0 differ, 1 missing.') as unknown,
    })
  })

  it.each([
    ['<!doctype html><title>Swagger UI</title>', 'is a web page, not JSON.'],
    ['', 'is not JSON.'],
    ['openapi: 3.1.0', 'is not JSON.'],
    ['{"swagger":"2.0","paths":{}}', 'is a document of Swagger 2'],
    ['{"openapi":"3.1.0"}', 'is no OpenAPI 3 document'],
    ['[1, 2]', 'is no OpenAPI 3 document'],
  ])('rejects a file such as %s', async (text, sentence) => {
    await expect(readDocument(fileOf(text))).rejects.toThrow(sentence)
  })

  it('names the address that does not answer', async () => {
    const address = await addressOf(() => undefined)
    await expect(readDocument(address, 50)).rejects.toThrow('does not answer within')
    const refused = await addressOf((_request, response) => response.writeHead(404).end())
    await expect(readDocument(refused)).rejects.toThrow('answers with 404.')
    const gone = createServer()
    const closed = await listen(gone, 0)
    await closeServer(gone)
    await expect(readDocument(closed)).rejects.toThrow('does not answer (ECONNREFUSED).')
  })
})
