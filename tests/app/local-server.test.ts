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

/** What the plugin's hooks use of a server of Vite's. */
function startServer(settings: { demo?: boolean; strictPort?: boolean; outDir?: string } = {}) {
  const { demo = true, strictPort = true, outDir = 'dist-demo' } = settings
  const said: string[] = []
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
      logger: { error: (line: string) => said.push(line) },
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
    /** What the development server itself answers an address with; null where Vite goes on. */
    ask: (url: string) => {
      call(plugin.configureServer)
      const bodies: string[] = []
      const response = { setHeader: () => undefined, end: (text: string) => bodies.push(text) }
      used.forEach((middleware) => middleware({ url }, response, () => undefined))
      return bodies[0] ?? null
    },
    said,
    exit,
  }
}

describe('the page of a developer', () => {
  const page = readFileSync('index.html', 'utf8')

  it.each([
    [true, 'Cargando la demo…'],
    [false, 'Cargando…'],
  ])('has a line where the app will be (demo: %s)', (isDemo, text) => {
    const shown = new DOMParser().parseFromString(withLoadingLine(page, isDemo), 'text/html')
    expect(shown.getElementById('root')?.textContent).toBe(text)
  })

  it('does not lose the line unnoticed', () => {
    expect(() => withLoadingLine('<div id="app"></div>', true)).toThrow('index.html has no')
  })

  it('is no part of a build', () => {
    expect(localServer({ demo: true }).apply).toBe('serve')
  })
})

describe('a port that is taken', () => {
  it.each([
    [true, 'npm run dev:demo -- --port 5174'],
    [false, 'npm run dev -- --port 5174'],
  ])('ends with one line that says what to do (demo: %s)', (demo, command) => {
    const { listen, said, exit } = startServer({ demo })
    listen('EADDRINUSE')
    expect(said).toEqual([expect.stringMatching(/^Port 5173 is taken, .*\S$/)])
    expect(said.join()).toContain(command)
    expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  })

  it.each([
    ['another fault', { strictPort: true }, 'EACCES'],
    ['a server that may take the next port', { strictPort: false }, 'EADDRINUSE'],
  ])('leaves %s to Vite', (_what, settings, code) => {
    const { listen, said, exit } = startServer(settings)
    listen(code)
    expect(said).toEqual([])
    expect(exit).not.toHaveBeenCalled()
  })
})

describe("another server's worker at the same address", () => {
  it.each([
    ['/sw.js', { demo: false }, true],
    ['/sw.js', { demo: true }, true],
    ['/mockServiceWorker.js', { demo: false }, true],
    // The demo needs its own.
    ['/mockServiceWorker.js', { demo: true }, false],
    ['/src/main.tsx', { demo: false }, false],
  ])('is told to go where this server has none: %s, %o', (url, settings, isRemoved) => {
    const answer = startServer(settings).ask(url)
    expect(answer?.includes('registration.unregister()') ?? false).toBe(isRemoved)
    // A classic script: with `export` browsers refuse it.
    expect(answer ?? '').not.toContain('export')
  })
})

describe('what a newcomer is told when npm start fails', () => {
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

  it('is everything known of a fault that nobody foresaw', () => {
    const error = fault('Unexpected token')
    expect(explain(error)).toBe(error.stack)
    expect(explain('odd')).toBe('odd')
  })
})

describe('the headers of a build on a local server', () => {
  const dir = mkdtempSync(join(tmpdir(), 'headers-'))
  afterAll(() => rmSync(dir, { recursive: true }))

  it('are those that the build wrote, but for what needs https', () => {
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
  })

  it('are none where the build wrote none', () => {
    expect([...readHeaders(join(dir, 'elsewhere'))('/')]).toEqual([])
  })
})

describe('a preview', () => {
  it.each([
    [true, 'dist-demo', 'npm run build:demo'],
    [false, 'dist', 'npm run build'],
  ])('of what was not built names the build (demo: %s)', (demo, outDir, command) => {
    const { preview, said, exit } = startServer({ demo, outDir })
    preview()
    expect(said).toEqual([`There is nothing in ${outDir}/ to serve yet: run ${command} first.`])
    expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('of what was built is served', () => {
    const { preview, said, exit } = startServer({ outDir: '../..' })
    preview()
    expect(said).toEqual([])
    expect(exit).not.toHaveBeenCalled()
  })
})
