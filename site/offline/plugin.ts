import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Env } from '../../src/config/parse-env.ts'
import { importFromApp } from '../import-from-app.js'
import type * as pageModules from '../page-modules.ts'
import { readWorkerSource } from './worker-source.js'

function filesBelow(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}

/** Address of a page's file: 'reclamo' for reclamo/index.html, '' for index.html. */
function pageAddress(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '')
}

/** Code of sign-in, analytics, private data and the readers of attached files, which needs a connection. */
const OF_THE_NETWORK = [
  '/features/auth/',
  '/app/analytics/',
  '/start/prefetch-page-data',
  '/claim/offers/',
]

/**
 * True for an entry module of code that is useless without a connection. The worker stores it only after
 * the page has fetched it.
 */
function isOnlineOnly(id: string, { ONLINE_ONLY_CODE }: typeof pageModules): boolean {
  const isListed = ONLINE_ONLY_CODE.some((module) => id.endsWith(`/${module}.tsx`))
  return isListed || OF_THE_NETWORK.some((part) => id.includes(part))
}

/** Scripts and style sheets that can be reached without such an entry module. */
function filesToKeep(bundle: Rolldown.OutputBundle, pages: typeof pageModules): Set<string> {
  const reached = new Set<string>()
  const visit = (file: string) => {
    const part = bundle[file]
    if (reached.has(file) || part?.type !== 'chunk') return
    if (part.facadeModuleId !== null && isOnlineOnly(part.facadeModuleId, pages)) return
    reached.add(file)
    part.viteMetadata?.importedCss.forEach((css) => reached.add(css))
    part.imports.forEach(visit)
    part.dynamicImports.forEach(visit)
  }
  for (const [file, part] of Object.entries(bundle)) {
    if (part.type === 'chunk' && part.isEntry) visit(file)
  }
  return reached
}

/**
 * Writes `sw.js` after the output is complete, with the list of stored pages, their code and styles, and a
 * version that changes with any of them. Production only: the demo has another worker.
 *
 * @param shell file for addresses without a stored page
 */
export function offlinePages(env: Env, shell: string): Plugin {
  let outDir = ''
  let code = new Set<string>()
  let addresses: readonly string[] = []
  return {
    name: 'vuelo-justo:offline-pages',
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    generateBundle: async (_options, bundle) => {
      const pages = await importFromApp<typeof pageModules>('site/page-modules.ts', env)
      code = filesToKeep(bundle, pages)
      addresses = pages.OFFLINE_PAGE_PATHS
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        if (env.demo || !existsSync(outDir)) return
        const all = filesBelow(outDir).map((path) => relative(outDir, path).split(sep).join('/'))
        const markupOf = (file: string) => readFileSync(join(outDir, file), 'utf8')
        // Every address in src/app/pages.ts has a file.
        const isPage = (file: string) =>
          /(^|\/)index\.html$/.test(file) && markupOf(file).includes(' data-page="')
        const isStored = (file: string) => {
          if (/\.(js|css)$/.test(file)) return code.has(file)
          if (!file.endsWith('.html')) return /\.(woff2|svg)$/.test(file)
          // Only one shell, and one spelling of each page.
          if (file === shell) return true
          return isPage(file) && addresses.includes(pageAddress(file))
        }
        const stored = all.filter((file) => isStored(file)).sort()
        const pages = all.filter(isPage).map((file) => pageAddress(file).toLowerCase())
        const content = createHash('sha256')
        stored.forEach((file) => content.update(file).update(readFileSync(join(outDir, file))))
        const worker = readWorkerSource(env.offline ? 'on' : 'off')
          .replace('__VERSION__', content.digest('hex').slice(0, 12))
          .replace('__SHELL__', pageAddress(shell))
          .replace('__PAGES__', JSON.stringify(pages.sort()))
          .replace('__FILES__', JSON.stringify(stored.map(pageAddress)))
        writeFileSync(join(outDir, 'sw.js'), worker)
      },
    },
  }
}
