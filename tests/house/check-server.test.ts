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

type Part = Record<string, unknown>

const NEEDED = parse(readFileSync('docs/openapi.yaml', 'utf8')) as Part

/** What FastAPI publishes for an application that fits, without its titles. */
const FASTAPI = readFileSync('tests/house/fastapi.json', 'utf8')

/** The part of a document at a way such as 'components/schemas/Person'; `~` in a name is its slash. */
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

/** The calls that are not as needed, with what is said of them. */
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
    'a path without its slash',
    (document) => rename(at(document, 'paths'), '/api/v1/claim/', '/api/v1/claim'),
    'GET /api/v1/claim/',
    'The app calls `/api/v1/claim/`, this server has `/api/v1/claim`: a redirect for the slash loses the body. Serve it with exactly this slash.',
  ],
  [
    'a slash too many',
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
    'one file where there are several',
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
    'a field that is forgotten',
    (document) => {
      delete at(schema(document, 'ClaimEdit'), 'properties')['documents']
      delete at(schema(document, 'ClaimEdit'), 'properties')['next_step']
    },
    'PUT /api/v1/claims/{id}',
    'The request body has no `documents`, `next_step`: it would be lost.',
  ],
  [
    'a field that is refused',
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
    'a header of its own',
    (document) => {
      const header = { name: 'X-Tenant', in: 'header', required: true, schema: { type: 'string' } }
      operation(document, 'get', '/qr/me')['parameters'] = [header]
    },
    'GET /api/v1/qr/me',
    'It requires the header parameter `X-Tenant`, which the app does not send.',
  ],
  [
    'a key in place of a token',
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
    'a page of people where a list is read',
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
    'an answer without what is read, or of another type',
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
    'no body where one is read',
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
    'references that lead nowhere',
    (document) => {
      at(document, 'components/schemas')['Charged'] = { $ref: 'other.json#/Charged' }
    },
    'POST /api/v1/flow/charge',
    '`other.json#/Charged` leads out of the document: publish one that holds everything.',
  ],
]

describe('a server whose document is compared', () => {
  it('is as needed where FastAPI describes what the app relies on', () => {
    expect(faultsOf(changed(() => undefined))).toEqual([])
    expect(faultsOf(NEEDED)).toEqual([])
  })

  const rows = ROWS.map(([fault, change, call, ...sentences]) => ({
    fault,
    change,
    call,
    sentences,
  }))
  it.each(rows)('is told of $fault', ({ change, call, sentences }) => {
    const faults = faultsOf(changed(change))
    expect(faults).toContainEqual([call, 'differs', ...sentences])
    // A path that two methods share is moved for both.
    expect(faults.length).toBe(call === 'GET /api/v1/claim/' ? 2 : 1)
  })

  it('is told which calls it lacks', () => {
    const document = changed((whole) => delete at(whole, 'paths')['/api/v1/claims/'])
    expect(faultsOf(document)).toEqual([
      ['GET /api/v1/claims/', 'missing'],
      ['POST /api/v1/claims/', 'missing'],
    ])
  })

  it.each(['/api/v1', 'https://api.example.cl/api/v1/', '{host}/api/v1'])(
    'may name the prefix in its servers: %s',
    (url) => {
      const document = JSON.parse(FASTAPI.replaceAll('"/api/v1/', '"/')) as Part
      expect(faultsOf(document)).toHaveLength(16)
      expect(faultsOf({ ...document, servers: [{ url }] })).toEqual([])
    },
  )

  it('may leave answers undescribed and hold models that hold themselves', () => {
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

/** A file that is gone after the test, with its folder. */
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

/** Runs the command as a person does. */
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
  it('ends with 0 for a server as needed, by its address', async () => {
    const address = await addressOf((_request, response) => response.end(FASTAPI))
    const { code, said } = await check(address)
    expect(said).toContain('16 calls: 16 as needed, 0 differ, 0 missing.')
    expect(code).toBe(0)
  })

  it('ends with 1 where a call is missing, and reads 20 MB for it', async () => {
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
  ])('ends with 2 and a sentence for a file such as %s', async (text, sentence) => {
    const file = fileOf(text)
    const { code, said } = await check(file)
    expect(said).toContain(`${file} ${sentence}`)
    expect(code).toBe(2)
  })

  it('says which address or file is not there', async () => {
    const address = await addressOf(() => undefined)
    await expect(readDocument(address, { timeoutMs: 50 })).rejects.toThrow('does not answer within')
    const refused = await addressOf((_request, response) => response.writeHead(404).end())
    await expect(readDocument(refused)).rejects.toThrow('answers with 404.')
    const gone = createServer()
    const closed = await listen(gone, 0)
    await closeServer(gone)
    await expect(readDocument(closed)).rejects.toThrow('does not answer (ECONNREFUSED).')
    await expect(readDocument('nowhere.json')).rejects.toThrow('cannot be read (ENOENT).')
  })

  it('stops reading what is no document by its length', async () => {
    const endless = await addressOf((_request, response) => {
      const write = () => {
        if (response.destroyed) return
        response.write(' '.repeat(65_536), () => setImmediate(write))
      }
      write()
    })
    await expect(readDocument(endless, { mostBytes: 1024 * 1024 })).rejects.toThrow(
      'larger than 1 MB',
    )
    await expect(readDocument(fileOf(FASTAPI), { mostBytes: 1024 })).rejects.toThrow('larger than')
  })
})
