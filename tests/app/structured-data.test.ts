import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { readInlineParts } from '@/../site/headers/inline-parts.js'
import { PAGE_FILES } from '@/../site/prerender/page-files'
import { writePage } from '@/../site/prerender/write-page'
import { LISTED_PAGES } from '@/../site/search-engines/crawled-pages'
import { SHARE_PICTURES, sharePictureOf } from '@/../site/search-engines/share-pictures'
import { structuredData } from '@/../site/search-engines/structured-data'
import { toPageHead } from '@/app/head/page-head'
import { paths } from '@/config/paths'
import { configureApp } from '@tests/support/settings'

const SITE = 'https://vuelojusto.cl'
beforeEach(() => configureApp({ siteUrl: SITE }))

type Fact = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** What a page tells search engines; its element is the only one. */
function factsOf(path: string): readonly Fact[] {
  const markup = structuredData(path)
  if (markup === '') return []
  const [, json = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(markup) ?? []
  const graph = JSON.parse(json) as { '@context': string; '@graph': readonly Fact[] }
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph']
}

const typesOf = (path: string) => factsOf(path).map((fact) => fact['@type'])

describe('structured data', () => {
  it('has the organization and the site on the landing page only, from configuration', () => {
    const who = { name: 'Vuelo Justo', url: `${SITE}/` }
    expect(factsOf(paths.home).slice(0, 2)).toEqual([
      {
        '@type': 'Organization',
        ...who,
        logo: `${SITE}/icon-512.png`,
        sameAs: ['https://www.facebook.com/vuelojusto', 'https://www.instagram.com/vuelojusto'],
      },
      { '@type': 'WebSite', ...who, inLanguage: 'es-CL' },
    ])
    expect(typesOf(paths.home)).toEqual(['Organization', 'WebSite', 'WebPage'])
    configureApp({ siteUrl: '' })
    expect(factsOf(paths.home).map(({ url, logo }) => [url, logo])).toEqual(
      Array(3).fill([undefined, undefined]),
    )
  })

  it('has the breadcrumbs and the modification date of every other listed page', () => {
    const listed = PAGE_FILES.map(({ path }) => path).filter((path) => typesOf(path).length === 2)
    expect(listed.toSorted()).toEqual(
      LISTED_PAGES.flatMap(({ path }) => (path === paths.home ? [] : [path])).toSorted(),
    )
    for (const { path, changedOn } of LISTED_PAGES.filter((page) => page.path !== paths.home)) {
      const [page, trail] = factsOf(path)
      expect(page).toMatchObject({ url: SITE + path, inLanguage: 'es-CL', dateModified: changedOn })
      expect(trail?.['@type']).toBe('BreadcrumbList')
    }
    const steps = factsOf(paths.rightsDelay)[1]?.['itemListElement'] as readonly object[]
    expect(steps).toMatchObject([
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${SITE}/` },
      { position: 2, name: '¿Me corresponde compensación por mi vuelo?', item: `${SITE}/derechos` },
      {
        position: 3,
        name: factsOf(paths.rightsDelay)[0]?.['name'],
        item: SITE + paths.rightsDelay,
      },
    ])
    configureApp({ siteUrl: '' })
    expect(typesOf(paths.rightsDelay)).toEqual(['WebPage'])
    for (const path of [paths.payment, paths.claimSent, paths.accessDenied, '/404']) {
      expect(factsOf(path)).toEqual([])
    }
  })

  it('is escaped, so that no text can close its element', () => {
    configureApp({ siteUrl: SITE, brandName: '</script><script>alert(1)</script><!--' })
    expect(JSON.stringify(factsOf(paths.home))).toContain('<script>alert(1)')
  })
})

describe('a written page', () => {
  function open(path: string, noindex = false) {
    const html = writePage(readFileSync('index.html', 'utf8'), {
      page: path,
      html: '<p>texto</p>',
      base: '/',
      scripts: [],
      styles: [],
      head: toPageHead({ pathname: path, title: 'Título', noindex }),
      data: structuredData(path),
      picture: sharePictureOf(path),
    })
    expect(readInlineParts(html).scripts).toEqual([])
    const page = new DOMParser().parseFromString(html, 'text/html')
    const contentOf = (name: string) =>
      [...page.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((meta) =>
        meta.getAttribute('content'),
      )
    return { page, contentOf }
  }

  it.each(Object.entries(SHARE_PICTURES))('has the picture of %s', (path, { file, headline }) => {
    const { page, contentOf } = open(path)
    expect(contentOf('og:image')).toEqual([`${SITE}/${file}`])
    expect(contentOf('og:image:alt')).toEqual([expect.stringContaining(headline.join(' '))])
    expect(page.head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1)
  })

  it('has the default picture where there is no other, and no address if it is not indexed', () => {
    expect(open(paths.claim).contentOf('og:image')).toEqual(['/og.png'])
    const { page, contentOf } = open(paths.payment, true)
    expect(contentOf('robots')).toEqual(['noindex, nofollow'])
    expect(page.querySelector('link[rel="canonical"]')).toBeNull()
  })
})
