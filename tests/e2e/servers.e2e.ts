import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_PASSWORD, tokenFor, type TestRole } from './api-data'
import { startApiServer, type ApiServer } from './api-server'
import { findChromium, newPage } from './chromium'
import { parseMultipart } from './multipart'
import { startStaticServer, type StaticServer } from './static-server'
import { joinWorker } from './worker'

const worker = joinWorker()
let dir: string
let site: StaticServer
let api: ApiServer

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vuelo-justo-servers-'))
  await mkdir(join(dir, 'assets'))
  await mkdir(join(dir, 'contacto'))
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>App</title><h1>Portada</h1>')
  await writeFile(join(dir, 'contacto', 'index.html'), '<!doctype html><h1>Contáctanos</h1>')
  await writeFile(join(dir, 'assets', 'app-1a2b.js'), `export const text = '${'a'.repeat(2000)}'`)
})

afterAll(async () => {
  await rm(dir, { recursive: true })
})

beforeEach(async () => {
  site = await startStaticServer({ dir, compress: true })
  api = await startApiServer({ port: 0 })
})

afterEach(async () => {
  await site.close()
  await api.close()
})

const send = (path: string, init?: RequestInit) => fetch(`${api.url}/api/v1${path}`, init)

const as = (role: TestRole) => ({ headers: { authorization: `Bearer ${tokenFor(role)}` } })

describe('the static host of the tests', () => {
  it.each([
    ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/reclamo?id=QR-1', 200, 'text/html; charset=utf-8', 'no-cache'],
    [
      '/assets/app-1a2b.js',
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/missing', 404, 'text/plain; charset=utf-8', 'no-cache'],
    ['/docs/missing.pdf', 404, 'text/plain; charset=utf-8', 'no-cache'],
    ['/%E0%A4%A', 404, 'text/plain; charset=utf-8', 'no-cache'],
    ['/..%2f..%2f..%2fetc%2fpasswd', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ])('answers %s with %i, its type and its caching', async (path, status, type, caching) => {
    const response = await fetch(site.url + path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe(caching)
  })

  it('prefers a prerendered page to the app shell', async () => {
    const page = await fetch(`${site.url}/contacto`)
    expect(await page.text()).toContain('Contáctanos')
    const fallback = await fetch(`${site.url}/equipo`)
    expect(await fallback.text()).toContain('Portada')
  })

  it('sends fewer bytes to a browser that accepts brotli, with the same content', async () => {
    const response = await fetch(`${site.url}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(Number(response.headers.get('content-length'))).toBeLessThan(200)
    expect(await response.text()).toContain('a'.repeat(2000))
  })
})

describe('the test API', () => {
  it('signs in a known user and returns the role', async () => {
    const body = new URLSearchParams({ username: 'legal@prueba.test', password: TEST_PASSWORD })
    const response = await send('/token/', { method: 'POST', body })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ role: 'LEGAL' })
  })

  it('answers with the rules of the demo API, and data of its own', async () => {
    expect((await send('/token', { method: 'POST' })).status).toBe(404)
    expect((await send('/nowhere')).status).toBe(404)
    expect((await send('/user/')).status).toBe(401)
    expect((await send('/claims/', as('USER'))).status).toBe(403)
    const page: unknown = await (await send('/claims/?page=3&limit=12', as('LEGAL'))).json()
    expect(page).toMatchObject({ total: 30, items: [{ id: 6 }, {}, {}, {}, {}, { id: 1 }] })
  })

  it('keeps name, type and every byte of an upload from a real browser', async () => {
    const { page, finish } = await newPage(worker.browser)
    await page.goto(site.url)
    const status = await page.evaluate(async (url) => {
      const form = new FormData()
      const fields = {
        ...{ name: 'Ana', lastname: 'Rojas', rut: '12.345.678-5', phone: '+56912345678' },
        ...{ email: 'ana@correo.cl', type: 'RETRASO', airline: 'LATAM' },
        message: 'ñandú "1"\r\n--fin',
      }
      for (const [field, text] of Object.entries(fields)) form.set(field, text)
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
      form.append(
        'boardingTicketFilename',
        new File([bytes], 'pasaje "ñ".pdf', { type: 'application/pdf' }),
      )
      form.append('boardingTicketFilename', new File(['b'], 'b.png', { type: 'image/png' }))
      return (await fetch(`${url}/api/v1/claim/`, { method: 'POST', body: form })).status
    }, api.url)
    await finish()

    expect(status).toBe(200)
    const [request] = api.callsOf('POST /claim/')
    const parts = parseMultipart(
      request?.headers['content-type'] ?? '',
      request?.body ?? Buffer.of(),
    )
    expect(parts.find(({ name }) => name === 'message')?.bytes.toString()).toBe(
      'ñandú "1"\r\n--fin',
    )
    expect(parts.filter(({ filename }) => filename !== null)).toEqual([
      {
        name: 'boardingTicketFilename',
        filename: 'pasaje "ñ".pdf',
        contentType: 'application/pdf',
        bytes: Buffer.from(Array.from({ length: 256 }, (_, index) => index)),
      },
      {
        name: 'boardingTicketFilename',
        filename: 'b.png',
        contentType: 'image/png',
        bytes: Buffer.from('b'),
      },
    ])
  })

  it('fails on demand, then answers normally again', async () => {
    api.setFault('GET /qr/me', { kind: 'respond', status: 503, body: { detail: 'Mantención' } })
    expect((await send('/qr/me', as('TAXI'))).status).toBe(503)
    api.setFault('GET /qr/me', { kind: 'html' })
    expect(await (await send('/qr/me', as('TAXI'))).text()).toContain('<html>')
    api.setFault('GET /qr/me', { kind: 'reset' })
    await expect(send('/qr/me', as('TAXI'))).rejects.toThrow()
    api.setFault('GET /qr/me', { kind: 'hang' })
    const impatient = { ...as('TAXI'), signal: AbortSignal.timeout(200) }
    await expect(send('/qr/me', impatient)).rejects.toThrow('timeout')
    api.clearFaults()
    expect((await send('/qr/me', as('TAXI'))).status).toBe(200)
    expect(api.callsOf('GET /qr/me')).toHaveLength(5)
  })

  it('can process a call and then lose the answer', async () => {
    const headers = { ...as('USER').headers, 'content-type': 'application/json' }
    const paula = { id: 1, email: 'user@prueba.test', name: 'Paula', address: 'Los Zarzales 99' }
    const put = { method: 'PUT', body: JSON.stringify(paula), headers }
    api.setFault('PUT /user/', { kind: 'reset', acted: true })
    await expect(send('/user/', put)).rejects.toThrow()
    expect(await (await send('/user/', as('USER'))).json()).toMatchObject(paula)
  })
})

describe('the browser of the tests', () => {
  it('reports console messages, page errors, lost requests and calls to other hosts', async () => {
    const { page, problems, finish } = await newPage(worker.browser, { allow: [/known/] })
    await page.goto(site.url)
    await page.evaluate(async (url) => {
      console.warn('careful')
      console.error('known fault')
      setTimeout(() => {
        throw new Error('broken')
      })
      await fetch('https://example.com/pixel').catch(() => null)
      await fetch(`${url}/api/v1/nowhere`).catch(() => null)
    }, api.url)
    await expect.poll(() => problems.join('\n')).toMatch(/careful[^]*broken|broken[^]*careful/)
    expect(problems.join('\n')).toContain('call to another host: https://example.com/pixel')
    expect(problems.join('\n')).toContain('404')
    expect(problems.join('\n')).not.toContain('known fault')
    await expect(finish()).rejects.toThrow('careful')
  })

  it('reports nothing on a page without problems', async () => {
    const { page, finish } = await newPage(worker.browser)
    await page.goto(site.url)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Portada')
    await expect(finish()).resolves.toBeUndefined()
  })

  it('names the variable when CHROMIUM_PATH is wrong', () => {
    const before = process.env['CHROMIUM_PATH']
    process.env['CHROMIUM_PATH'] = '/nowhere/chromium'
    try {
      expect(findChromium).toThrow('CHROMIUM_PATH is "/nowhere/chromium"')
    } finally {
      if (before === undefined) delete process.env['CHROMIUM_PATH']
      else process.env['CHROMIUM_PATH'] = before
    }
  })
})
