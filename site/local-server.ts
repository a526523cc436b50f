import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import type { Logger, Plugin } from 'vite'
import type { Env } from '../src/config/parse-env.ts'
import { removeWorkers } from './serve-build.js'

const ROOT = '<div id="root"></div>'

/**
 * The page with a line where the app will stand: a cold start makes the app's code while the page
 * waits for it. Whatever the app shows takes the line's place.
 *
 * @throws when the page has no such place
 */
export function withLoadingLine(html: string, isDemo: boolean): string {
  if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT} for the loading line.`)
  const style = 'margin: 40vh 1rem 0; text-align: center; font: 1rem system-ui, sans-serif'
  const line = `<p style="${style}">${isDemo ? 'Cargando la demo…' : 'Cargando…'}</p>`
  return html.replace(ROOT, ROOT.replace('><', `>${line}<`))
}

/** Ends with one line that says what to do; what Vite throws is shown with its stack. */
function stop(logger: Logger, line: string): never {
  logger.error(line)
  process.exit(1)
}

/** What a developer meets in the browser and the terminal. No build has any of it. */
export function localServer({ demo }: Pick<Env, 'demo'>): Plugin {
  return {
    name: 'vuelo-justo:local-server',
    apply: 'serve',
    transformIndexHtml: (html) => withLoadingLine(html, demo),
    configureServer: ({ httpServer, middlewares, config: { logger, server } }) => {
      middlewares.use(removeWorkers(['/sw.js', ...(demo ? [] : ['/mockServiceWorker.js'])]))
      // Before Vite hears of it: its own listener comes with the call to listen.
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
