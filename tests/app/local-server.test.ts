import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { describe, expect, it, vi } from 'vitest'
import { localServer, withLoadingLine } from '@/../site/local-server'

/** What the plugin's hooks use of a server of Vite's. */
function startServer(settings: { demo?: boolean; strictPort?: boolean; outDir?: string } = {}) {
  const { demo = true, strictPort = true, outDir = 'dist-demo' } = settings
  const said: string[] = []
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const httpServer = new EventEmitter()
  const server = {
    httpServer,
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
    [true, 'npm start -- --port 5174'],
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
