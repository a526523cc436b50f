import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { escapeMarkup, toRobots, toSitemap } from './crawl-files.ts'
import type { Env } from '../../src/config/parse-env.ts'
import { importFromApp } from '../import-from-app.js'
import type * as crawledPages from './crawled-pages.ts'

/** Brand in the source of `index.html` and the manifest. */
const DEFAULT_BRAND = 'Vuelo Justo'

/** Escapes the brand for a JSON string. */
const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** Writes robots.txt, sitemap.xml, absolute sharing tags and the manifest. */
export function searchEngines(env: Env): Plugin {
  const { siteUrl, brandName } = env
  let base = '/'
  let outDir = ''
  return {
    name: 'vuelo-justo:search-engines',
    configResolved: (config) => {
      base = config.base
      outDir = resolve(config.root, config.build.outDir)
    },
    async generateBundle() {
      const { LISTED_PAGES, CLOSED_TO_CRAWLERS } = await importFromApp<typeof crawledPages>(
        'site/search-engines/crawled-pages.ts',
        env,
      )
      const below = (path: string) => base.replace(/\/+$/, '') + path
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      if (siteUrl !== '') {
        const entries = LISTED_PAGES.map(({ path, changedOn }) => ({
          address: siteUrl + below(path),
          changedOn,
        }))
        emit('sitemap.xml', toSitemap(entries))
      }
      const sitemap = siteUrl === '' ? null : `${siteUrl}${below('/sitemap.xml')}`
      emit('robots.txt', toRobots(CLOSED_TO_CRAWLERS.map(below), sitemap))
    },
    closeBundle: () => {
      const manifest = join(outDir, 'manifest.webmanifest')
      // The prerenderer is a separate build without a manifest.
      if (!existsSync(manifest)) return
      const { share_target: shareTarget, ...rest } = JSON.parse(
        readFileSync(manifest, 'utf8').replaceAll(DEFAULT_BRAND, () => escapeJson(brandName)),
      ) as Record<string, unknown>
      // Only the worker of a production build receives what is shared.
      const canReceive = env.offline && !env.demo
      const whole = { ...rest, ...(canReceive && { share_target: shareTarget }) }
      writeFileSync(manifest, `${JSON.stringify(whole, null, 2)}\n`)
    },
    transformIndexHtml: {
      order: 'post',
      // No `og:url`: one file serves several routes, and a shared /reclamo must not become the home page.
      handler: (html) =>
        html
          .replaceAll(DEFAULT_BRAND, () => escapeMarkup(brandName))
          .replaceAll(`content="${base}og.png"`, `content="${siteUrl}${base}og.png"`),
    },
  }
}
