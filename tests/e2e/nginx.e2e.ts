import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenFor, type TestRole } from './api-data'
import { startApiServer, type ApiServer } from './api-server'
import { canRunNginx, startNginx, type Nginx } from './nginx'

const DIR = 'dist-nginx'

describe.runIf(canRunNginx)('a build behind nginx', () => {
  let api: ApiServer
  let nginx: Nginx

  beforeAll(async () => {
    api = await startApiServer({ port: 0 })
    nginx = await startNginx({ dir: DIR, api: api.url })
    return async () => {
      await nginx.close()
      await api.close()
    }
  })
  beforeEach(() => {
    api.reset()
  })

  /** Status and headers of an answer as sent; `fetch` would hide the compression. */
  function ask(
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    site = nginx.url,
  ) {
    return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
      (resolve, reject) => {
        const call = request(site + path, { method, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
          })
        })
        call.on('error', reject).end()
      },
    )
  }

  const asset = (ending: string, folder = 'assets') =>
    `/${folder}/${readdirSync(join(DIR, folder)).find((name) => name.endsWith(ending)) ?? ''}`
  const SCAN = 'assets/scan'

  const bearer = (role: TestRole) => ({
    authorization: `Bearer ${tokenFor(role)}`,
  })

  const USER = '/api/v1/user/'
  const IMMUTABLE = 'public, max-age=31536000, immutable'

  describe('the responses of nginx', () => {
    it('lead what was shared without a worker to the form, whatever its size', async () => {
      const { status, headers } = await ask('/compartir', {}, 'POST')
      expect([status, headers['location']]).toEqual([303, '/reclamo?compartido=0'])
      const large = await fetch(`${nginx.url}/compartir`, {
        method: 'POST',
        body: 'a'.repeat(3_000_000),
        redirect: 'manual',
      })
      expect(large.status).toBe(303)
    })

    it.each([
      ['the landing page', '/', 200, 'text/html; charset=utf-8', 'no-cache'],
      ['a page with a query', '/reclamo?id=QR-1', 200, 'text/html; charset=utf-8', 'no-cache'],
      ['an account page', '/mis-reclamos', 200, 'text/html; charset=utf-8', 'no-cache'],
      ['a staff page', '/legal/claim-list', 200, 'text/html; charset=utf-8', 'no-cache'],
      ['an unknown page', '/no-existe/nunca', 404, 'text/html; charset=utf-8', 'no-cache'],
      ['a script', asset('.js'), 200, 'application/javascript; charset=utf-8', IMMUTABLE],
      ['a style sheet', asset('.css'), 200, 'text/css; charset=utf-8', IMMUTABLE],
      ['a font', asset('.woff2'), 200, 'font/woff2', IMMUTABLE],
      ['the worker', asset('.js', SCAN), 200, 'application/javascript; charset=utf-8', IMMUTABLE],
      ['its WebAssembly', asset('.wasm', SCAN), 200, 'application/wasm', IMMUTABLE],
      ['a missing worker', '/assets/scan/nada.js', 404, /^text\/html/, 'no-cache'],
      ['the manifest', '/manifest.webmanifest', 200, /^application\/manifest\+json/, 'no-cache'],
      ['an icon', '/favicon.svg', 200, /^image\/svg\+xml/, 'no-cache'],
      ['a document', '/docs/terminos-y-condiciones-2025.pdf', 200, 'application/pdf', 'no-cache'],
      ['a missing script', '/assets/nada-1a2b.js', 404, /^text\/html/, 'no-cache'],
      ['a missing asset without ending', '/assets/nada', 404, /^text\/html/, 'no-cache'],
      ['a missing document', '/docs/nada.pdf', 404, /^text\/html/, 'no-cache'],
      ['the headers as a file', '/_headers', 404, /^text\/html/, 'no-cache'],
      ['its own configuration', '/_nginx.conf', 404, /^text\/html/, 'no-cache'],
      ['the list of chunks', '/.vite/manifest.json', 404, /^text\/html/, 'no-cache'],
      ['another version of the API', '/api/v2/user/', 404, /^text\/html/, 'no-store'],
    ])('serve %s with its status, type and caching', async (_what, path, status, type, caching) => {
      const { status: given, headers } = await ask(path)
      expect(given).toBe(status)
      expect(headers['content-type']).toEqual(expect.stringMatching(type))
      expect(headers['cache-control']).toBe(caching)
    })

    it('redirect to the canonical address, with its query', async () => {
      for (const [path, to] of [
        ['/reclamo/?id=QR-1', '/reclamo?id=QR-1'],
        ['/RECLAMO', '/reclamo'],
        ['/faq', '/FAQ'],
        ['/legal/claim-list/', '/legal/claim-list'],
      ] as const) {
        const { status, headers } = await ask(path)
        expect([status, headers['location']]).toEqual([301, to])
        expect((await ask(to)).status).toBe(200)
      }
      expect((await ask('/no-existe')).text).toContain('No encontramos esta página')
    })

    it('have the protective headers', async () => {
      for (const path of ['/', '/no-existe', '/admin', asset('.js'), '/assets/nada.js', USER]) {
        const { headers } = await ask(path)
        expect(headers, path).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('microphone=()') as string,
          'content-security-policy': expect.stringMatching(
            /^default-src 'none';[^,]*frame-ancestors 'none'$/,
          ) as string,
          server: 'nginx',
        })
        expect(headers['strict-transport-security'], path).toBeUndefined()
      }
      for (const path of ['/og.png', '/og-retraso.png']) {
        const { headers } = await ask(path)
        expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin')
      }
    })

    it('exclude search engines, Google, statistics and the camera from staff pages only', async () => {
      for (const path of [
        ...['/admin', '/ADMIN/', '/ADMIN/x', '//admin/cobro-manual', '/%61dmin/x'],
        '/legal/claim-list',
      ]) {
        const { headers } = await ask(path)
        expect(headers['x-robots-tag'], path).toBe('noindex, nofollow')
        expect(headers['content-security-policy'], path).not.toMatch(/google/)
        expect(headers['permissions-policy'], path).toMatch(/^camera=\(\),/)
      }
      for (const path of ['/', '/reclamo', '/administradores']) {
        const { headers } = await ask(path)
        expect(headers['x-robots-tag'], path).toBeUndefined()
        expect(headers['content-security-policy'], path).toContain(
          'https://accounts.google.com/gsi/client',
        )
        expect(headers['permissions-policy'], path).toMatch(/^camera=\(self\),/)
      }
    })

    it('allow WebAssembly in the scan worker only', async () => {
      for (const path of [asset('.js', SCAN), asset('.wasm', SCAN)]) {
        const { headers } = await ask(path)
        expect(headers['content-security-policy']).toContain("'wasm-unsafe-eval'")
      }
      for (const path of ['/', '/reclamo', '/admin', asset('.js')]) {
        const { headers } = await ask(path)
        expect(headers['content-security-policy']).not.toContain('wasm')
      }
    })

    it('require https only if a trusted proxy reports https first', async () => {
      const named = await startNginx({ dir: DIR, api: api.url, proxy: '127.0.0.0/8' })
      for (const proto of ['https', 'https, http', 'http', 'http, https', '']) {
        const isSecure = proto.startsWith('https')
        const { headers } = await ask('/', { 'x-forwarded-proto': proto }, 'GET', named.url)
        expect(headers['strict-transport-security'], proto).toBe(
          isSecure ? 'max-age=31536000; includeSubDomains' : undefined,
        )
        const policy = String(headers['content-security-policy'])
        expect(policy.endsWith('; upgrade-insecure-requests'), proto).toBe(isSecure)
      }
      await named.close()
    })

    it('ignore the scheme header of other clients', async () => {
      for (const proto of ['https', 'https, http', ':https', 'x:https']) {
        const { headers } = await ask('/', { 'x-forwarded-proto': proto })
        expect(headers['strict-transport-security'], proto).toBeUndefined()
        expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
        await ask(USER, { 'x-forwarded-proto': proto, ...bearer('LEGAL') })
        expect(api.requests.at(-1)?.headers['x-forwarded-proto']).toBe('http')
      }
    })

    it('are compressed for clients that accept it, and vary by encoding', async () => {
      for (const path of ['/', asset('.js'), asset('.css'), asset('.wasm', SCAN)]) {
        const plain = await ask(path)
        const small = await ask(path, { 'accept-encoding': 'gzip' })
        expect(plain.headers['content-encoding']).toBeUndefined()
        if (plain.text.length < 1024) continue
        expect(small.headers['content-encoding']).toBe('gzip')
        expect(small.headers['vary']).toBe('Accept-Encoding')
        expect(small.text.length).toBeLessThan(plain.text.length)
      }
    })

    it('are 304 when the page has not changed, and allow read methods only', async () => {
      const { headers } = await ask('/')
      const again = await ask('/', { 'if-none-match': String(headers['etag']) })
      expect(again.status).toBe(304)
      expect((await ask('/', {}, 'POST')).status).toBe(405)
    })
  })

  describe('the proxy to the API', () => {
    it('keeps the raw address and the bearer', async () => {
      const path = '/api/v1/users/by-email/user%2Bviajes%40prueba.test'
      const signedIn = bearer('LEGAL')
      const { status, headers } = await ask(path, signedIn)
      expect(status).toBe(404)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-type']).toMatch(/^application\/json/)
      const [call] = api.requests
      expect(call?.url).toBe(path)
      expect(call?.headers).toMatchObject({ ...signedIn, 'x-forwarded-proto': 'http' })
    })

    it('does not retry a charge after a connection reset', async () => {
      api.setFault('POST /flow/charge', { kind: 'reset', acted: true })
      const response = await fetch(`${nginx.url}/api/v1/flow/charge`, {
        method: 'POST',
        headers: { ...bearer('ADMIN'), 'content-type': 'application/json' },
        body: JSON.stringify({
          customer_id: 'cus_1',
          amount: 38000,
          subject: 'Cobro',
          commerce_order: 'orden-1',
          currency: 'CLP',
          optionals: { claim_id: 29, email: 'user@prueba.test', airline: 'LATAM' },
        }),
      })
      expect(response.status).toBe(502)
      expect(api.callsOf('POST /flow/charge')).toHaveLength(1)
    })

    it('accepts several large files, and rejects an upload that is too large', async () => {
      const upload = (bytes: number) =>
        fetch(`${nginx.url}/api/v1/claim/`, { method: 'POST', body: Buffer.alloc(bytes) })
      expect((await upload(40 * 1024 * 1024)).status).toBe(422)
      expect((await upload(61 * 1024 * 1024).catch(() => ({ status: 413 }))).status).toBe(413)
    })

    it('logs no personal data', async () => {
      await ask('/reset-password?token=secreto', { referer: 'https://correo.test/?de=camila' })
      await ask('/api/v1/users/by-email/camila%40correo.cl?x=1', bearer('LEGAL'))
      await expect.poll(nginx.readLog).toContain('"GET /api/v1/users/by-email/-" 404')
      expect(nginx.readLog()).toContain('"GET /reset-password" 200')
      expect(nginx.readLog()).not.toMatch(/secreto|camila|Bearer|correo\.test/)
    })
  })

  it('keeps each header within the 2000 characters that a static host allows', () => {
    const lines = readFileSync(join(DIR, '_headers'), 'utf8').split('\n')
    expect(lines.filter((line) => line.length > 2000)).toEqual([])
  })
})
