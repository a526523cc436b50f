import { existsSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { readWorkerSource } from './offline/worker-source.js'

/**
 * Serves a worker that removes itself. Local servers share one origin, so the worker of an earlier build
 * would otherwise answer for this server.
 * @param {readonly string[]} paths URLs of workers that this server does not have
 * @returns {import('vite').Connect.NextHandleFunction}
 */
export function removeWorkers(paths) {
  return (request, response, next) => {
    if (!paths.includes(request.url ?? '')) {
      next()
      return
    }
    response.setHeader('Content-Type', 'text/javascript')
    response.setHeader('Cache-Control', 'no-cache')
    response.end(readWorkerSource('off'))
  }
}

/** @param {string} pattern of a `_headers` file @param {string} path */
const isMatch = (pattern, path) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/**
 * Reads a build's `_headers` (written by `toHeadersFile`; a later rule wins).
 * @param {string} dir folder of the build
 * @returns {(path: string) => ReadonlyMap<string, string>} the headers of a path, without what means
 *   something over https only; none where the build wrote no file, which is so below a sub-path
 */
export function readHeaders(dir) {
  const file = join(dir, '_headers')
  const rules = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n\n')
    .filter((rule) => rule.startsWith('/'))
    .map((rule) => ({
      pattern: /^\S+/.exec(rule)?.[0] ?? '',
      lines: [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)],
    }))
  return (path) => {
    /** @type {Map<string, string>} */
    const headers = new Map()
    for (const { lines } of rules.filter(({ pattern }) => isMatch(pattern, path))) {
      for (const [, name = '', value = ''] of lines) headers.set(name, value)
    }
    headers.delete('Strict-Transport-Security')
    const policy = headers.get('Content-Security-Policy')
    if (policy !== undefined) {
      headers.set('Content-Security-Policy', policy.replace('; upgrade-insecure-requests', ''))
    }
    return headers
  }
}

/** @param {string | undefined} url */
const pathOf = (url) => new URL(url ?? '/', 'http://localhost').pathname

/**
 * Serves a build as a static host does: with its response headers, `app.html` for unknown addresses and
 * 404 for missing files. Part of `vite preview` and of `npm start`.
 * @param {Promise<unknown>} [ready] requests wait for it; by default the build is there
 * @returns {import('vite').Plugin}
 */
export function serveBuild(ready = Promise.resolve()) {
  return {
    name: 'vuelo-justo:serve-build',
    apply: 'serve',
    configurePreviewServer: ({ middlewares, config: { root, build, base } }) => {
      const dir = resolve(root, build.outDir)
      const workers = ['sw.js', 'mockServiceWorker.js']
      const headersOf = ready.then(() => readHeaders(dir))
      const missing = ready.then(() => workers.filter((name) => !existsSync(join(dir, name))))
      middlewares.use((request, response, next) => {
        if (pathOf(request.url) === `${base}compartir`) {
          // As deploy/nginx.conf.
          response.writeHead(303, { Location: `${base}reclamo?compartido=0` }).end()
          return
        }
        void Promise.all([headersOf, missing]).then(([readHeadersOf, names]) => {
          response.setHeader('Cache-Control', 'no-cache')
          for (const [name, value] of readHeadersOf(pathOf(request.url))) {
            response.setHeader(name, value)
          }
          removeWorkers(names.map((name) => base + name))(request, response, next)
        }, next)
      })
      return () => {
        middlewares.use((request, response, next) => {
          const path = pathOf(request.originalUrl)
          // Vite has turned every address that has no file into index.html.
          if (request.url === '/index.html' && path !== base && !path.endsWith('/index.html')) {
            if (extname(path) === '') request.url = '/app.html'
            else {
              request.url = path
              response.setHeader('Cache-Control', 'no-cache')
            }
          }
          next()
        })
      }
    },
  }
}
