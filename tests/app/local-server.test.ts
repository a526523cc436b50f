import { EventEmitter } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { explain } from '@/../scripts/demo/explain'
import { localServer, withLoadingLine } from '@/../site/local-server'
import { readHeaders } from '@/../site/serve-build'

type Middleware = (request: object, response: object, next: () => void) => void

/** The parts of a Vite server that the plugin's hooks use. */
function startServer(settings: { demo?: boolean; strictPort?: boolean; outDir?: string } = {}) {
  const { demo = true, strictPort = true, outDir = 'dist-demo' } = settings
  const logged: string[] = []
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const httpServer = new EventEmitter()
  const used: Middleware[] = []
  const server = {
    httpServer,
    middlewares: { use: (middleware: Middleware) => used.push(middleware) },
    config: {
      root: import.meta.dirname,
      build: { outDir },
      server: { port: 5173, strictPort },
      logger: { error: (line: string) => logged.push(line) },
    },
  }
  const plugin = localServer({ demo })
  const call = (hook: unknown) => {
    ;(hook as (of: typeof server) => void)(server)
  }
  return {
    listen: (code: string) => {
      call(plugin.configureServer)
      httpServer.emit('error', Object.assign(new Error(code), { code }))
    },
    preview: () => call(plugin.configurePreviewServer),
    /** Body that the development server sends for a URL; null if it leaves the URL to Vite. */
    ask: (url: string) => {
      call(plugin.configureServer)
      const bodies: string[] = []
      const response = { setHeader: () => undefined, end: (text: string) => bodies.push(text) }
      used.forEach((middleware) => middleware({ url }, response, () => undefined))
      return bodies[0] ?? null
    },
    logged,
    exit,
  }
}

describe('index.html in development', () => {
  const page = readFileSync('index.html', 'utf8')

  it.each([
    [true, 'Cargando la demo…'],
    [false, 'Cargando…'],
  ])('shows a loading line in the root element (demo: %s)', (isDemo, text) => {
    const shown = new DOMParser().parseFromString(withLoadingLine(page, isDemo), 'text/html')
    expect(shown.getElementById('root')?.textContent).toBe(text)
  })

  it('needs the root element, and is not that of a build', () => {
    expect(() => withLoadingLine('<div id="app"></div>', true)).toThrow('index.html has no')
    expect(localServer({ demo: true }).apply).toBe('serve')
  })
})

describe('port already in use', () => {
  it.each([
    [true, 'npm run dev:demo -- --port 5174'],
    [false, 'npm run dev -- --port 5174'],
  ])('prints one line with the command to run and exits (demo: %s)', (demo, command) => {
    const { listen, logged, exit } = startServer({ demo })
    listen('EADDRINUSE')
    expect(logged).toEqual([expect.stringMatching(/^Port 5173 is taken, .*\S$/)])
    expect(logged.join()).toContain(command)
    expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  })

  it.each([
    ['another fault', { strictPort: true }, 'EACCES'],
    ['a server that may take the next port', { strictPort: false }, 'EADDRINUSE'],
  ])('leaves %s to Vite', (_what, settings, code) => {
    const { listen, logged, exit } = startServer(settings)
    listen(code)
    expect(logged).toEqual([])
    expect(exit).not.toHaveBeenCalled()
  })
})

describe('service worker of another server on the same origin', () => {
  it.each([
    ['/sw.js', { demo: false }, true],
    ['/sw.js', { demo: true }, true],
    ['/mockServiceWorker.js', { demo: false }, true],
    // The demo uses this worker.
    ['/mockServiceWorker.js', { demo: true }, false],
    ['/src/main.tsx', { demo: false }, false],
  ])(
    'unregisters itself if this server has no worker at that path: %s, %o',
    (url, settings, isRemoved) => {
      const answer = startServer(settings).ask(url)
      expect(answer?.includes('registration.unregister()') ?? false).toBe(isRemoved)
      // A service worker is a classic script, where `export` is a syntax error.
      expect(answer ?? '').not.toContain('export')
    },
  )
})

describe('message when npm start fails', () => {
  const fault = (message: string, rest: object = {}) => Object.assign(new Error(message), rest)

  it.each([
    [fault('Port 5173 is already in use'), /^Port 5173 is taken, .*npm start -- --port 5174$/],
    [fault('x', { code: 'ERR_MODULE_NOT_FOUND' }), /run npm ci, then npm start again\.$/],
    [
      fault('x', { code: 'EACCES', path: 'dist-demo' }),
      /^The build cannot be written to dist-demo/,
    ],
    [fault('x', { code: 'EROFS', path: 'dist-demo' }), /then run npm start again\.$/],
  ])('is one sentence without a stack: %s', (error, sentence) => {
    expect(explain(error)).toMatch(sentence)
    expect(explain(error)).not.toContain('\n')
  })

  it('includes the stack of an unknown error', () => {
    const error = fault('Unexpected token')
    expect(explain(error)).toBe(error.stack)
    expect(explain('odd')).toBe('odd')
  })
})

describe('headers of a build on a local server', () => {
  const dir = mkdtempSync(join(tmpdir(), 'headers-'))
  afterAll(() => rmSync(dir, { recursive: true }))

  it('match the _headers file, without the directives that need https', () => {
    writeFileSync(
      join(dir, '_headers'),
      [
        '# A note.\n',
        "/*\n  X-Content-Type-Options: nosniff\n  Strict-Transport-Security: max-age=1\n  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests\n",
        "/admin/*\n  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests\n",
        "/assets/scan/*\n  ! Content-Security-Policy\n  Content-Security-Policy: script-src 'self'\n",
      ].join('\n'),
    )
    const headersOf = readHeaders(dir)
    expect(Object.fromEntries(headersOf('/reclamo'))).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    })
    expect(headersOf('/admin/qr').get('Content-Security-Policy')).toBe("default-src 'self'")
    expect(headersOf('/administra').get('Content-Security-Policy')).toBe("default-src 'none'")
    expect(headersOf('/assets/scan/a.js').get('Content-Security-Policy')).toBe("script-src 'self'")
    expect([...readHeaders(join(dir, 'elsewhere'))('/')]).toEqual([])
  })
})

describe('preview server', () => {
  it.each([
    [true, 'dist-demo', 'npm run build:demo'],
    [false, 'dist', 'npm run build'],
  ])('serves a build, or names its command if it is missing', (demo, outDir, command) => {
    const { preview, logged, exit } = startServer({ demo, outDir })
    preview()
    expect(logged).toEqual([`There is nothing in ${outDir}/ to serve yet: run ${command} first.`])
    expect(exit).toHaveBeenCalledExactlyOnceWith(1)
    exit.mockClear()
    const present = startServer({ outDir: '../..' })
    present.preview()
    expect(present.logged).toEqual([])
    expect(exit).not.toHaveBeenCalled()
  })
})
