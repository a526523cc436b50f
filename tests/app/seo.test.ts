import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { RouteObject } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { escapeMarkup, toRobots, toSitemap } from '@/../site/search-engines/crawl-files'
import { CLOSED_TO_CRAWLERS, LISTED_PAGES } from '@/../site/search-engines/crawled-pages'
import { SHARE_PICTURES } from '@/../site/search-engines/share-pictures'
import { DESCRIPTIONS } from '@/app/head/descriptions'
import { patternOf, toPageHead } from '@/app/head/page-head'
import { toPageTitle } from '@/app/head/page-title'
import { writeHead } from '@/app/head/write-head'
import { property, withSamples } from '@tests/support/property'
import { configureApp } from '@tests/support/settings'
import { colourOf } from '@tests/support/tokens'
import { routes } from '@/app/router'
import { PRIVACY_EDITION } from '@/config/operator-privacy'
import { paths } from '@/config/paths'
import { SOURCES } from '@/domain/rights/laws/sources'

beforeEach(() => configureApp({ siteUrl: 'https://vuelojusto.cl' }))

interface Page {
  readonly path: string
  readonly noindex: boolean
}

function pagesOf(list: readonly RouteObject[]): Page[] {
  return list.flatMap(({ path, handle, children = [] }) => {
    const hasTitle = typeof handle === 'object' && handle !== null && 'title' in handle
    const noindex = hasTitle && (handle as { noindex?: boolean }).noindex === true
    return [...(path !== undefined && hasTitle ? [{ path, noindex }] : []), ...pagesOf(children)]
  })
}

const PAGES = pagesOf(routes)
const INDEXED_PAGES = Object.entries(DESCRIPTIONS).map(([name, description]) => ({
  path: paths[name as keyof typeof DESCRIPTIONS],
  description,
}))
const INDEXED: readonly string[] = INDEXED_PAGES.map(({ path }) => path)

const html = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
const contentOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

describe('pages for search engines', () => {
  it('are all pages without noindex', () => {
    const open = PAGES.filter(({ noindex }) => !noindex).map(({ path }) => path)
    expect([...INDEXED].sort()).toEqual(open.sort())
    const closed = [
      ...([paths.profile, paths.myClaims, paths.earnings, paths.resetPassword] as const),
      ...([paths.selfCheck, paths.qrMaker, paths.payment, paths.claimSent] as const),
      paths.accessDenied,
    ]
    for (const path of closed) expect(PAGES).toContainEqual({ path, noindex: true })
  })

  it('are in the sitemap, with the date of their text', () => {
    expect(LISTED_PAGES.map(({ path }) => path).sort()).toEqual([...INDEXED].sort())
    const dayOf = (path: string) => LISTED_PAGES.find((page) => page.path === path)?.changedOn
    for (const path of INDEXED) expect(dayOf(path)).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
    expect(dayOf(paths.privacy)).toBe(PRIVACY_EDITION.since)
    for (const { checked } of Object.values(SOURCES)) {
      expect((dayOf(paths.rightsDelay) ?? '') >= checked).toBe(true)
    }
  })

  it.each([
    [paths.home, /^Compensación por vuelo cancelado o atrasado · /],
    [paths.rights, /compensación por mi vuelo/],
    [paths.rightsCancellation, /^Vuelo cancelado: .*reembolso/],
    [paths.rightsDelay, /^Vuelo atrasado: .*retraso/],
    [paths.rightsOverbooking, /^Sobreventa \(overbooking\)/],
    [paths.rightsLuggage, /^Equipaje perdido o dañado/],
    [paths.faq, /compensación/],
  ])('have the usual search terms in the title of %s', (path, words) => {
    const title = toPageTitle(LISTED_PAGES.find((page) => page.path === path)?.title ?? '')
    expect(title).toMatch(words)
    expect(title.length).toBeLessThanOrEqual(60)
  })

  it('have a specific description of suitable length', () => {
    const descriptions = INDEXED_PAGES.map(({ description }) => description)
    expect(new Set(descriptions).size).toBe(INDEXED_PAGES.length)
    expect(descriptions.filter(({ length }) => length < 90 || length > 165)).toEqual([])
  })

  it('are not blocked by robots.txt', () => {
    const isClosed = (path: string) =>
      CLOSED_TO_CRAWLERS.some((rule) =>
        rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule),
      )
    expect(INDEXED.filter(isClosed)).toEqual([])
    expect([paths.adminCharges, paths.legalClaims, paths.profile].filter(isClosed)).toHaveLength(3)
  })
})

describe('the files for crawlers', () => {
  it('list each page once, as valid XML', () => {
    const addresses = ['https://a.cl/', 'https://a.cl/?a=1&b="<2>"']
    const entries = addresses.map((address) => ({ address, changedOn: '2026-11-24' }))
    const map = new DOMParser().parseFromString(toSitemap(entries), 'application/xml')
    expect([...map.querySelectorAll('url > lastmod')].map((day) => day.textContent)).toEqual([
      '2026-11-24',
      '2026-11-24',
    ])
    expect([...map.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual(addresses)
    expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  })

  property('escape any text', [fc.string()], (text) => {
    // HTML parses a carriage return as a new line, and NUL as a replacement character.
    fc.pre(!/[\r\0]/.test(text))
    const place = document.createElement('div')
    place.innerHTML = `<p title="${escapeMarkup(text)}"></p>`
    expect(place.querySelector('p')?.title).toBe(text)
  })

  it('name the sitemap only if there is one', () => {
    expect(toRobots(['/admin'], null)).toBe('User-agent: *\nDisallow: /admin\n')
    expect(toRobots(['/admin'], 'https://a.cl/sitemap.xml')).toBe(
      'User-agent: *\nDisallow: /admin\n\nSitemap: https://a.cl/sitemap.xml\n',
    )
  })
})

describe('the head of a page', () => {
  const open = { pathname: '/reclamo', title: 'Crear Reclamo', noindex: false }
  const closed = { pathname: '/profile', title: 'Tu perfil', noindex: true }

  it('has the canonical address, without final slash or other spelling; a private page has noindex and no address', () => {
    for (const pathname of ['/reclamo', '/RECLAMO/']) {
      expect(toPageHead({ ...open, pathname })).toMatchObject({
        title: 'Crear Reclamo · Vuelo Justo',
        canonical: 'https://vuelojusto.cl/reclamo',
        robots: null,
      })
    }
    expect(toPageHead(closed)).toMatchObject({ canonical: null, robots: 'noindex, nofollow' })
  })

  it('has no duplicate tags, whatever page was shown before', () => {
    for (const route of [closed, open, closed, open]) writeHead(route)
    expect(document.title).toBe('Crear Reclamo · Vuelo Justo')
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    expect(contentOf(document, 'description')).toBe(
      INDEXED_PAGES.find(({ path }) => path === '/reclamo')?.description,
    )
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
    expect(contentOf(document, 'robots')).toBeUndefined()
    writeHead(closed)
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
    expect(contentOf(document, 'robots')).toBe('noindex, nofollow')
  })

  it('names every route by its pattern, and no other by what it says', () => {
    for (const path of Object.values(paths)) expect(patternOf(path)).toBe(path)
    expect(patternOf('/ana@correo.cl')).toBe('/*')
  })

  withSamples(20)('names any address by a known pattern', [fc.string()], (path) => {
    expect([...Object.values(paths), '/*']).toContain(patternOf(`/${path}`))
  })
})

describe('a shared link', () => {
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

  it('describes the home page as the app does, with a picture of the stated size', () => {
    expect(contentOf(html, 'description')).toBe(DESCRIPTIONS.home)
    for (const name of ['og:title', 'og:description', 'og:site_name', 'og:type', 'og:locale']) {
      expect(contentOf(html, name)).toMatch(/\S/)
    }
    expect(contentOf(html, 'og:image')).toBe('/og.png')
    expect(sizeOf(readFileSync('public/og.png')).map(String)).toEqual([
      contentOf(html, 'og:image:width'),
      contentOf(html, 'og:image:height'),
    ])
  })

  it.each(Object.entries(SHARE_PICTURES))(
    'to %s has its own picture, of the same size and a small file',
    (_path, { file }) => {
      const png = readFileSync(`public/${file}`)
      expect(sizeOf(png)).toEqual([1200, 630])
      expect(png.length).toBeLessThan(60_000)
    },
  )

  it("has the page's colour for the browser frame", () => {
    const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as unknown
    const beige = colourOf('beige').toUpperCase()
    expect(contentOf(html, 'theme-color')).toBe(beige)
    expect(manifest).toMatchObject({ theme_color: beige, background_color: beige })
  })
})
