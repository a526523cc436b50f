import { readFile, stat } from 'node:fs/promises'
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import { extname, join, resolve, sep } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Readable } from 'node:stream'
import { closeServer, listen } from './listen'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
}

const COMPRESSED = /^(text\/|image\/svg|application\/(json|manifest|wasm|xml))/

export interface StaticServerOptions {
  /** Folder of the build. */
  readonly dir: string
  /** 0, the default, takes a free port. */
  readonly port?: number
  /** Compresses with brotli or gzip, as the browser accepts. */
  readonly compress?: boolean
  /** Additional headers of every HTML page, such as a Content-Security-Policy. */
  readonly htmlHeaders?: OutgoingHttpHeaders
  readonly watch?: PageWatch
  /** Replaces a text in the scripts of the build, such as an address. */
  readonly instead?: Readonly<Record<string, string>>
  /** Key and certificate, as one PEM text: serves HTTP/2. */
  readonly certificate?: string
}

/** What the requests of both versions of HTTP have in common. */
type Request = Readable & {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** What the responses of both have in common. */
interface Response {
  readonly writeHead: (status: number, headers: OutgoingHttpHeaders) => unknown
  readonly end: (body: string | Buffer) => unknown
}

interface Listening {
  readonly url: string
  readonly close: () => Promise<void>
}

async function startHttp1(
  answer: (request: Request, response: ServerResponse) => void,
  port: number,
): Promise<Listening> {
  const server = createServer(answer)
  const url = await listen(server, port)
  return { url, close: () => closeServer(server) }
}

async function startHttp2(
  answer: (request: Request, response: Response) => void,
  port: number,
  certificate: string,
): Promise<Listening> {
  const server = createSecureServer({ key: certificate, cert: certificate }, answer)
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => sessions.add(session))
  const url = await listen(server, port)
  const close = async () => {
    for (const session of sessions) session.destroy()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
  }
  return { url: url.replace('http:', 'https:'), close }
}

/** Lets a suite observe its pages where the browser's driver cannot. */
export interface PageWatch {
  /** Runs before all scripts of the page, as a file, which the page's policy allows. */
  readonly script: string
  /** Where that script may POST texts. */
  readonly path: string
  readonly onReport: (text: string) => void
}

export interface StaticServer {
  readonly url: string
  /** Paths of the requested files, in order. */
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

async function isFile(path: string): Promise<boolean> {
  const info = await stat(path).catch(() => null)
  return info?.isFile() ?? false
}

/** The file that a static host serves: the file itself, its prerendered page, or the app's shell. */
async function findFile(root: string, path: string): Promise<string | null> {
  const target = resolve(root, `.${path}`)
  if (target !== root && !target.startsWith(root + sep)) return null
  // A missing chunk must be an error: HTML in its place would be parsed as a broken module.
  const isAsset = path.startsWith('/assets/') || extname(path) !== ''
  const candidates = isAsset
    ? [target]
    : [
        `${target}.html`,
        join(target, 'index.html'),
        join(root, 'app.html'),
        join(root, 'index.html'),
      ]
  for (const candidate of candidates) if (await isFile(candidate)) return candidate
  return null
}

function pathOf(url: string | undefined): string | null {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://host').pathname)
  } catch {
    return null
  }
}

function encode(body: Buffer, accepted: string): { body: Buffer; encoding?: string } {
  if (accepted.includes('br')) return { body: brotliCompressSync(body), encoding: 'br' }
  if (accepted.includes('gzip')) return { body: gzipSync(body), encoding: 'gzip' }
  return { body }
}

const WATCH_SCRIPT = '/__watch.js'

/** A stylesheet that arrives late. */
export const LATE_STYLES = '/__late.css'

const LATE_MS = 3000

/** Handles requests of the observing script; false for any other request. */
async function answerWatch(
  { script, path, onReport }: PageWatch,
  request: Request,
  response: Response,
): Promise<boolean> {
  if (request.method === 'GET' && request.url === WATCH_SCRIPT) {
    send(response, 200, { 'content-type': TYPES['.js'], 'cache-control': 'no-cache' }, script)
    return true
  }
  if (request.method === 'GET' && request.url === LATE_STYLES) {
    await pause(LATE_MS)
    send(response, 200, { 'content-type': TYPES['.css'] })
    return true
  }
  if (request.method !== 'POST' || request.url !== path) return false
  onReport(await readText(request))
  send(response, 204, {})
  return true
}

/** Inserts the observing script before everything else. */
function addWatch(html: Buffer): Buffer {
  return Buffer.from(
    html.toString('utf8').replace('<head>', `<head><script src="${WATCH_SCRIPT}"></script>`),
  )
}

function replaceTexts(script: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  const changed = Object.entries(texts).reduce(
    (code, [text, other]) => code.replaceAll(text, other),
    script.toString('utf8'),
  )
  return Buffer.from(changed)
}

function send(response: Response, status: number, headers: OutgoingHttpHeaders, body = '') {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
  response.end(body)
}

/**
 * Serves a build as a careful static host does: deep links fall back to the app, missing files are 404,
 * HTML is never cached and hashed files are cached forever.
 */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const root = resolve(options.dir)
  const encoded = new Map<string, ReturnType<typeof encode>>()

  const asked: string[] = []
  const answer = (request: Request, response: Response) => {
    const respond = async () => {
      if (options.watch && (await answerWatch(options.watch, request, response))) return
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        send(response, 405, { allow: 'GET, HEAD' })
        return
      }
      const path = pathOf(request.url)
      asked.push(path ?? '')
      const file = path === null ? null : await findFile(root, path)
      if (file === null) {
        send(response, 404, { 'cache-control': 'no-cache' }, 'Not found')
        return
      }
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      const isHtml = extname(file) === '.html'
      const accepted = request.headers['accept-encoding'] ?? ''
      const squeeze = options.compress === true && COMPRESSED.test(type)
      const key = `${file} ${accepted}`
      const read = async () => {
        const body = await readFile(file)
        if (options.instead && extname(file) === '.js') return replaceTexts(body, options.instead)
        return isHtml && options.watch ? addWatch(body) : body
      }
      const kept = encoded.get(key) ?? encode(await read(), squeeze ? accepted : '')
      if (squeeze) encoded.set(key, kept)
      response.writeHead(200, {
        'content-type': type,
        'content-length': kept.body.length,
        'cache-control': file.startsWith(join(root, 'assets') + sep)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(kept.encoding === undefined
          ? {}
          : { 'content-encoding': kept.encoding, vary: 'accept-encoding' }),
        ...(isHtml ? options.htmlHeaders : {}),
      })
      response.end(request.method === 'HEAD' ? '' : kept.body)
    }
    respond().catch((error: unknown) => {
      send(response, 500, {}, String(error))
    })
  }

  const { port = 0, certificate } = options
  const listening = certificate
    ? await startHttp2(answer, port, certificate)
    : await startHttp1(answer, port)
  return { ...listening, asked }
}
