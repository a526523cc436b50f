import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import type { Logger, Plugin } from 'vite'
import type { Env } from '../src/config/parse-env.ts'
import { removeWorkers } from './serve-build.js'

const ROOT = '<div id="root"></div>'

/**
 * The page with a loading line, because a cold start compiles the app while the page waits. The app
 * replaces the line.
 *
 * @throws if the page has no root element
 */
export function withLoadingLine(html: string, isDemo: boolean): string {
  if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT} for the loading line.`)
  const style = 'margin: 40vh 1rem 0; text-align: center; font: 1rem system-ui, sans-serif'
  const line = `<p style="${style}">${isDemo ? 'Cargando la demo…' : 'Cargando…'}</p>`
  return html.replace(ROOT, ROOT.replace('><', `>${line}<`))
}

/** Exits with one line that says what to do; an error thrown from Vite would show its stack. */
function stop(logger: Logger, line: string): never {
  logger.error(line)
  process.exit(1)
}

/** Loading line and error messages of the development server; not part of any build. */
export function localServer({ demo }: Pick<Env, 'demo'>): Plugin {
  return {
    name: 'vuelo-justo:local-server',
    apply: 'serve',
    transformIndexHtml: (html) => withLoadingLine(html, demo),
    configureServer: ({ httpServer, middlewares, config: { logger, server } }) => {
      middlewares.use(removeWorkers(['/sw.js', ...(demo ? [] : ['/mockServiceWorker.js'])]))
      // Before Vite's own listener, which is added on listen.
      httpServer?.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE' || !server.strictPort) return
        const command = demo ? 'npm run dev:demo' : 'npm run dev'
        stop(
          logger,
          `Port ${server.port} is taken, perhaps by this app in another terminal: stop what runs there, or choose another port: ${command} -- --port ${server.port + 1}`,
        )
      })
    },
    configurePreviewServer: ({ config: { logger, root, build } }) => {
      if (existsSync(resolve(root, build.outDir, 'index.html'))) return
      const command = demo ? 'npm run build:demo' : 'npm run build'
      stop(logger, `There is nothing in ${build.outDir}/ to serve yet: run ${command} first.`)
    },
  }
}
