import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { readInlineParts } from '@/../site/headers/inline-parts.js'
import { PAGE_FILES, renderPage, renderShell } from '@/../site/prerender/render'
import { writePage } from '@/../site/prerender/write-page'
import { LISTED_PAGES } from '@/../site/search-engines/crawled-pages'
import { SHARE_PICTURES } from '@/../site/search-engines/share-pictures'
import { structuredData } from '@/../site/search-engines/structured-data'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { configureApp } from '@tests/support/settings'

const SITE = 'https://vuelojusto.cl'
beforeEach(() => configureApp({ siteUrl: SITE }))

type Fact = Readonly<Record<string, unknown>> & { readonly '@type': string }

async function buildPage(path: string) {
  const template = readFileSync('index.html', 'utf8')
  const parts = { page: path, base: '/', scripts: [], styles: [], ...(await renderPage(path)) }
  // Resets the context that the server renderer leaves, which the browser renderer would read.
  await renderShell(path)
  const html = writePage(template, parts)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const scripts = [...page.head.querySelectorAll('script[type="application/ld+json"]')]
  const graphs = scripts.map(
    ({ textContent }) =>
      JSON.parse(textContent) as { '@context': string; '@graph': readonly Fact[] },
  )
  return { html, page, graphs, facts: graphs.flatMap((graph) => graph['@graph']) }
}

const pages = new Map<string, ReturnType<typeof buildPage>>()

/** A page as the build writes it, with its structured data parsed; each is rendered once. */
function openPage(path: string) {
  const key = `${env.siteUrl}${path}`
  const page = pages.get(key) ?? buildPage(path)
  pages.set(key, page)
  return page
}

const typesOf = (facts: readonly Fact[]) => facts.map((fact) => fact['@type'])

const PROBLEM_PATHS = [
  paths.rightsCancellation,
  paths.rightsDelay,
  paths.rightsOverbooking,
  paths.rightsLuggage,
]

describe('structured data', () => {
  it.each(PAGE_FILES.map(({ path }) => path))(
    'is JSON-LD without executable scripts on %s',
    async (path) => {
      const { html, graphs } = await openPage(path)
      expect(readInlineParts(html).scripts).toEqual([])
      expect(graphs.length).toBeLessThan(2)
      for (const graph of graphs) expect(graph['@context']).toBe('https://schema.org')
    },
  )

  it('has the organization and the site on the landing page only, from configuration', async () => {
    const who = { name: 'Vuelo Justo', url: `${SITE}/` }
    const { facts } = await openPage(paths.home)
    expect(facts.slice(0, 2)).toEqual([
      {
        '@type': 'Organization',
        ...who,
        logo: `${SITE}/icon-512.png`,
        sameAs: ['https://www.facebook.com/vuelojusto', 'https://www.instagram.com/vuelojusto'],
      },
      { '@type': 'WebSite', ...who, inLanguage: 'es-CL' },
    ])
    expect(typesOf(facts)).toEqual(['Organization', 'WebSite', 'WebPage'])
    configureApp({ siteUrl: '' })
    const { facts: nowhere } = await openPage(paths.home)
    expect(nowhere.slice(0, 2).map(({ name, url, logo }) => [name, url, logo])).toEqual([
      ['Vuelo Justo', undefined, undefined],
      ['Vuelo Justo', undefined, undefined],
    ])
  })

  it.each(PROBLEM_PATHS)('has breadcrumbs to %s if the site URL is configured', async (path) => {
    const { facts } = await openPage(path)
    expect(typesOf(facts)).toEqual(['WebPage', 'BreadcrumbList'])
    expect(facts[1]?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${SITE}/` },
      {
        '@type': 'ListItem',
        position: 2,
        name: '¿Me corresponde compensación por mi vuelo?',
        item: `${SITE}/derechos`,
      },
      { '@type': 'ListItem', position: 3, name: facts[0]?.['name'], item: SITE + path },
    ])
    configureApp({ siteUrl: '' })
    expect(typesOf((await openPage(path)).facts)).toEqual(['WebPage'])
  })

  it.each([paths.claim, paths.rights, paths.privacy])(
    'has the modification date of %s and its breadcrumbs',
    async (path) => {
      const { facts } = await openPage(path)
      expect(typesOf(facts)).toEqual(['WebPage', 'BreadcrumbList'])
      expect(facts[0]).toMatchObject({
        url: SITE + path,
        inLanguage: 'es-CL',
        dateModified: LISTED_PAGES.find((page) => page.path === path)?.changedOn,
      })
    },
  )

  it.each([paths.payment, paths.claimSent, paths.accessDenied, '/404'])(
    'is empty on %s, which is not indexed',
    async (path) => {
      const { facts, page } = await openPage(path)
      expect(facts).toEqual([])
      expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
        'noindex, nofollow',
      )
      expect(page.querySelector('link[rel="canonical"]')).toBeNull()
    },
  )

  it('is escaped, so that no text can close its element', () => {
    const brandName = '</script><script>alert(1)</script><!--'
    configureApp({ siteUrl: SITE, brandName })
    const head = `<head>${structuredData(paths.home)}</head>`
    const page = new DOMParser().parseFromString(head, 'text/html')
    expect(page.querySelectorAll('script')).toHaveLength(1)
    expect(page.body.childNodes).toHaveLength(0)
    expect(page.querySelector('script')?.textContent).toContain('alert(1)')
  })
})

describe('share picture', () => {
  const contentOf = (page: Document, name: string) =>
    page.querySelector(`meta[property="${name}"]`)?.getAttribute('content')

  it.each(Object.entries(SHARE_PICTURES))('of %s is its own', async (path, { file, headline }) => {
    const { page } = await openPage(path)
    expect(contentOf(page, 'og:image')).toBe(`${SITE}/${file}`)
    expect(contentOf(page, 'og:image:alt')).toContain(headline.join(' '))
    expect(page.querySelectorAll('meta[property="og:image"]')).toHaveLength(1)
  })

  it('of other pages is the default', async () => {
    const { page } = await openPage(paths.claim)
    expect(contentOf(page, 'og:image')).toBe('/og.png')
  })
})
