import { resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { escapeMarkup, toRobots, toSitemap } from './src/app/seo/crawl-files.ts'
import type * as indexedPages from './src/app/seo/indexed-pages.ts'
import type { Env } from './src/config/parse-env.ts'

/** The name that `index.html` is written with. */
const DEFAULT_BRAND = 'Vuelo Justo'

async function readIndexedPages(): Promise<typeof indexedPages> {
  // The list is app code with the app's aliases, which the configuration itself cannot import.
  const { module } = await runnerImport<typeof indexedPages>('./src/app/seo/indexed-pages.ts', {
    logLevel: 'error',
    resolve: { alias: { '@': resolve(import.meta.dirname, 'src') } },
  })
  return module
}

/** What search engines and shared links read: robots.txt, sitemap.xml and absolute sharing tags. */
export function searchEngines({ siteUrl, brandName }: Pick<Env, 'siteUrl' | 'brandName'>): Plugin {
  let base = '/'
  return {
    name: 'vuelo-justo:search-engines',
    configResolved: (config) => {
      base = config.base
    },
    async generateBundle() {
      const { LISTED_PAGES, CLOSED_TO_CRAWLERS } = await readIndexedPages()
      const below = (path: string) => base.replace(/\/+$/, '') + path
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      if (siteUrl !== '') {
        emit('sitemap.xml', toSitemap(LISTED_PAGES.map(({ path }) => siteUrl + below(path))))
      }
      const sitemap = siteUrl === '' ? null : `${siteUrl}${below('/sitemap.xml')}`
      emit('robots.txt', toRobots(CLOSED_TO_CRAWLERS.map(below), sitemap))
    },
    transformIndexHtml: {
      order: 'post',
      // No `og:url`: one file answers for every route, and a shared /reclamo must not turn into home.
      handler: (html) =>
        html
          .replaceAll(DEFAULT_BRAND, escapeMarkup(brandName))
          .replaceAll(`content="${base}og.png"`, `content="${siteUrl}${base}og.png"`),
    },
  }
}
