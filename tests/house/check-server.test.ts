import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { compareCalls } from '@/../scripts/check-server/compare-calls.js'
import { readDocument } from '@/../scripts/check-server/read-document.js'
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

const schema = (document: Part, name: string) => at(document, `components/schemas/${name}`)
const operation = (document: Part, method: string, path: string) =>
  at(document, `paths/~api~v1${path.replaceAll('/', '~')}/${method}`)
const BODY_OF_CLAIM = 'Body_create_claim_api_v1_claim__post'
const BODY_OF_TOKEN = 'Body_login_api_v1_token__post'

function rename(parts: Part, before: string, after: string) {
  parts[after] = parts[before]
  Reflect.deleteProperty(parts, before)
}

function changed(change: (document: Part) => void): Part {
  const document = JSON.parse(FASTAPI) as Part
  change(document)
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

type Row = readonly [
  fault: string,
  change: (document: Part) => void,
  call: string,
  ...sentences: string[],
]

const ROWS: readonly Row[] = [
  [
    'a path without its final slash',
    (document) => rename(at(document, 'paths'), '/api/v1/claim/', '/api/v1/claim'),
    'GET /api/v1/claim/',
    'The app calls `/api/v1/claim/`, this server has `/api/v1/claim`: a redirect for the slash loses the body. Serve it with exactly this slash.',
  ],
  [
    'an additional slash',
    (document) => rename(at(document, 'paths'), '/api/v1/qr/me', '/api/v1/qr/me/'),
    'GET /api/v1/qr/me',
    'The app calls `/api/v1/qr/me`, this server has `/api/v1/qr/me/`: a redirect for the slash loses the body. Serve it with exactly this slash.',
  ],
  [
    'another method',
    (document) => rename(at(document, 'paths/~api~v1~claims~{claim_id}'), 'put', 'patch'),
    'PUT /api/v1/claims/{id}',
    'It answers PATCH, the app sends PUT.',
  ],
  [
    'another place',
    (document) => rename(at(document, 'paths'), '/api/v1/token/', '/token/'),
    'POST /api/v1/token/',
    'It lies at `/token/`, the app calls `/api/v1/token/`. Mount it there, or name the prefix in `servers`.',
  ],
  [
    'another type of body',
    (document) => {
      const content = at(operation(document, 'post', '/token/'), 'requestBody/content')
      rename(content, 'application/x-www-form-urlencoded', 'application/json')
    },
    'POST /api/v1/token/',
    'It takes application/json, the app sends application/x-www-form-urlencoded.',
  ],
  [
    'a field of the strict OAuth2 form',
    (document) => {
      schema(document, BODY_OF_TOKEN)['required'] = ['grant_type', 'username', 'password']
    },
    'POST /api/v1/token/',
    'The request body requires `grant_type`, which the app does not send.',
  ],
  [
    'a field that is sent only sometimes',
    (document) => (schema(document, BODY_OF_CLAIM)['required'] as string[]).push('qr_id'),
    'POST /api/v1/claim/',
    'The request body requires `qr_id`, which the app may leave out.',
  ],
  [
    'a single file instead of several',
    (document) => {
      const properties = at(schema(document, BODY_OF_CLAIM), 'properties')
      properties['boardingTicketFilename'] = { type: 'string', format: 'binary' }
    },
    'POST /api/v1/claim/',
    '`boardingTicketFilename` of the request takes string, the app sends array.',
  ],
  [
    "an enum without one of SPEC's values, and a short text",
    (document) => {
      const properties = at(schema(document, BODY_OF_CLAIM), 'properties')
      properties['type'] = { type: 'string', enum: ['RETRASO', 'CANCELACION', 'SOBREVENTA'] }
      properties['message'] = { type: 'string', maxLength: 500 }
    },
    'POST /api/v1/claim/',
    '`type` of the request does not take `CANCELACIÓN`, `PROBLEMA EQUIPAJE`, `OTRO`.',
    '`message` of the request has the maxLength 500, the app sends up to 2000.',
  ],
  [
    'a text that may not be null',
    (document) => {
      at(schema(document, 'ClaimIn'), 'properties')['rut'] = { type: 'string' }
    },
    'POST /api/v1/claims/',
    '`rut` of the request does not take `null`, which the app sends for nothing.',
  ],
  [
    'a missing field',
    (document) => {
      delete at(schema(document, 'ClaimEdit'), 'properties')['documents']
      delete at(schema(document, 'ClaimEdit'), 'properties')['next_step']
    },
    'PUT /api/v1/claims/{id}',
    'The request body has no `documents`, `next_step`: it would be lost.',
  ],
  [
    'a forbidden field',
    (document) => {
      schema(document, 'Optionals')['additionalProperties'] = false
      delete at(schema(document, 'Optionals'), 'properties')['airline']
    },
    'POST /api/v1/flow/charge',
    '`optionals` of the request has no `airline`: it would be refused.',
  ],
  [
    'no limit for a page',
    (document) => {
      const list = operation(document, 'get', '/claims/')
      list['parameters'] = (list['parameters'] as Part[]).filter(({ name }) => name !== 'limit')
    },
    'GET /api/v1/claims/',
    'It has no query parameter `limit`: the app asks with it.',
  ],
  [
    'an additional header',
    (document) => {
      const header = { name: 'X-Tenant', in: 'header', required: true, schema: { type: 'string' } }
      operation(document, 'get', '/qr/me')['parameters'] = [header]
    },
    'GET /api/v1/qr/me',
    'It requires the header parameter `X-Tenant`, which the app does not send.',
  ],
  [
    'an API key instead of a token',
    (document) => {
      at(document, 'components/securitySchemes')['key'] = {
        type: 'apiKey',
        in: 'header',
        name: 'X-Key',
      }
      operation(document, 'get', '/qr/me')['security'] = [{ key: [] }]
    },
    'GET /api/v1/qr/me',
    'It does not take `Authorization: Bearer …`, the only way in which the app signs.',
  ],
  [
    'a token before signing in',
    (document) => {
      operation(document, 'post', '/user/')['security'] = [{ OAuth2PasswordBearer: [] }]
    },
    'POST /api/v1/user/',
    'It asks for a token, but nobody is signed in yet.',
  ],
  [
    'an object instead of a list',
    (document) => {
      const answer = at(
        operation(document, 'get', '/users/'),
        'responses/200/content/application~json',
      )
      answer['schema'] = { type: 'object', properties: { items: { type: 'array', items: {} } } }
    },
    'GET /api/v1/users/',
    'The answer is object, the app reads array.',
  ],
  [
    'an answer with missing or wrong fields',
    (document) => {
      const properties = at(schema(document, 'Referral'), 'properties')
      delete properties['valid_claims']
      properties['amount'] = { anyOf: [{ type: 'number' }, { type: 'null' }] }
      properties['claims_count'] = { type: 'boolean' }
    },
    'GET /api/v1/qr/me',
    'The answer has no `valid_claims`, which the app reads.',
    '`claims_count` of the answer is boolean, the app reads number or string.',
    '`amount` of the answer may be `null`: the app needs a value.',
  ],
  [
    'a missing body',
    (document) => {
      operation(document, 'post', '/flow/charge')['responses'] = { 204: { description: '' } }
    },
    'POST /api/v1/flow/charge',
    'It answers 204 with no body, the app reads JSON.',
  ],
  [
    'a circle of references',
    (document) => {
      const schemas = at(document, 'components/schemas')
      schemas['Charged'] = { allOf: [{ $ref: '#/components/schemas/Loop' }] }
      schemas['Loop'] = { anyOf: [{ $ref: '#/components/schemas/Charged' }] }
    },
    'POST /api/v1/flow/charge',
    '`#/components/schemas/Charged` is made of itself: a circle of references.',
  ],
  [
    'broken references',
    (document) => {
      at(document, 'components/schemas')['Charged'] = { $ref: 'other.json#/Charged' }
    },
    'POST /api/v1/flow/charge',
    '`other.json#/Charged` leads out of the document: publish one that holds everything.',
  ],
]

describe("a server's OpenAPI document", () => {
  it('passes if FastAPI describes what the app needs', () => {
    expect(faultsOf(changed(() => undefined))).toEqual([])
    expect(faultsOf(NEEDED)).toEqual([])
  })

  const rows = ROWS.map(([fault, change, call, ...sentences]) => ({
    fault,
    change,
    call,
    sentences,
  }))
  it.each(rows)('fails for $fault', ({ change, call, sentences }) => {
    const faults = faultsOf(changed(change))
    expect(faults).toContainEqual([call, 'differs', ...sentences])
    // Both methods of a moved path are affected.
    expect(faults.length).toBe(call === 'GET /api/v1/claim/' ? 2 : 1)
  })

  it('fails for missing calls', () => {
    const document = changed((whole) => delete at(whole, 'paths')['/api/v1/claims/'])
    expect(faultsOf(document)).toEqual([
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
    const document = changed((whole) => {
      const media = at(operation(whole, 'get', '/qr/me'), 'responses/200/content/application~json')
      media['schema'] = {}
      const person = at(schema(whole, 'Person'), 'properties')
      person['friends'] = { type: 'array', items: { $ref: '#/components/schemas/Person' } }
    })
    expect(faultsOf(document)).toEqual([])
    const referral = compareCalls(NEEDED, document).find(({ call }) => call.endsWith('/qr/me'))
    expect(referral?.findings.map(({ text }) => text)).toContain(
      'The answer is not described; it needs `claims_count`, `valid_claims`, `amount`.',
    )
  })
})

/** A temporary file, deleted with its folder after the test. */
function fileOf(text: string, name = 'openapi.json'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'check-server-')), name)
  writeFileSync(file, text)
  return file
}

async function addressOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => closeServer(server))
  return `${await listen(server, 0)}/openapi.json`
}

function check(source: string): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/check-server/check-server.js', source],
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
}

describe('npm run check:server', () => {
  it('exits with 0 for a matching server, given by its address', async () => {
    const address = await addressOf((_request, response) => response.end(FASTAPI))
    const { code, said } = await check(address)
    expect(said).toContain('16 calls: 16 as needed, 0 differ, 0 missing.')
    expect(code).toBe(0)
  })

  it('exits with 1 if a call is missing, and reads up to 20 MB', async () => {
    const document = changed((whole) => {
      delete at(whole, 'paths')['/api/v1/qr/me']
      at(whole, 'info')['description'] = 'ñ'.repeat(10 * 1024 * 1024)
    })
    const { code, said } = await check(fileOf(JSON.stringify(document)))
    expect(said).toMatch(/^missing {4}GET \/api\/v1\/qr\/me$/m)
    expect(said).toContain('16 calls: 15 as needed, 0 differ, 1 missing.')
    expect(code).toBe(1)
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

  it('exits with 2 if nothing can be compared, and names the source', async () => {
    const { code, said } = await check('nowhere.json')
    expect(said).toContain('nowhere.json cannot be read (ENOENT).')
    expect(code).toBe(2)
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
