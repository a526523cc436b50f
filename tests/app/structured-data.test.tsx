import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { readInlineParts } from '@/../site/headers/inline-parts.js'
import { PAGE_FILES, renderPage, renderShell } from '@/../site/prerender/render'
import { writePage } from '@/../site/prerender/write-page'
import { readQuestions } from '@/../site/search-engines/read-questions'
import { LISTED_PAGES } from '@/../site/search-engines/crawled-pages'
import { SHARE_PICTURES } from '@/../site/search-engines/share-pictures'
import { structuredData } from '@/../site/search-engines/structured-data'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { FAQ_OF } from '@/domain/rights/questions'
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

/** Removes white space, because markup and structured data differ in it. */
const plain = (text: string) => text.replace(/\s+/g, '')

interface Question {
  readonly name: string
  readonly acceptedAnswer: { readonly '@type': string; readonly text: string }
}

const WITH_QUESTIONS = [
  paths.faq,
  paths.rightsCancellation,
  paths.rightsDelay,
  paths.rightsOverbooking,
  paths.rightsLuggage,
]
const PROBLEM_PATHS = WITH_QUESTIONS.slice(1)

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

  it.each(WITH_QUESTIONS)(
    'lists every question of %s with the text that the page shows',
    async (path) => {
      const { page, facts } = await openPage(path)
      const questions = facts.find((fact) => fact['@type'] === 'FAQPage')?.['mainEntity'] as
        readonly Question[] | undefined
      const shown = [...page.querySelectorAll('main summary')].map(({ textContent }) => textContent)
      expect(questions?.map(({ name }) => name)).toEqual(shown)
      expect(shown.length).toBeGreaterThan(3)
      const text = plain(page.querySelector('main')?.textContent ?? '')
      for (const { name, acceptedAnswer } of questions ?? []) {
        expect(acceptedAnswer['@type']).toBe('Answer')
        expect(acceptedAnswer.text).not.toMatch(/<|&\w+;|^$/)
        expect(text).toContain(plain(name) + plain(acceptedAnswer.text))
      }
    },
  )

  it('has the rules of a problem page without the source notes', async () => {
    const { facts } = await openPage(paths.rightsDelay)
    const questions = facts[0]?.['mainEntity'] as readonly Question[]
    expect(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      FAQ_OF.retraso.map(({ question, answer }) => [question, answer]),
    )
  })

  it.each(PROBLEM_PATHS)('has breadcrumbs to %s if the site URL is configured', async (path) => {
    const { facts } = await openPage(path)
    expect(typesOf(facts)).toEqual(['FAQPage', 'BreadcrumbList'])
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
    expect(typesOf((await openPage(path)).facts)).toEqual(['FAQPage'])
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

describe('parsing of questions and answers', () => {
  const entry = (question: string, answer: string) =>
    `<details id="a"><summary class="b"><h3>${question}</h3><svg><path d="m"/></svg></summary>${answer}</details>`

  it('drops markup, drawings and source notes', () => {
    const html = entry(
      '¿Cu&amp;nto?',
      '<div><p>Entre <strong>1</strong><!-- --> y 2.</p><ul><li>Uno.</li><li>Dos &lt;3.</li></ul></div><footer>Fuente</footer>',
    )
    expect(readQuestions(html)).toEqual([
      { question: '¿Cu&nto?', answer: 'Entre 1 y 2. Uno. Dos <3.' },
    ])
  })

  it.each([
    ['a link in a paragraph of its own', '<p>Uno.</p><p><a href="/b">Ver más</a></p>', 'Uno.'],
    [
      'a link after the last sentence',
      '<div><p>Uno. <a href="/b">Ver más</a></p></div><footer>F</footer>',
      'Uno.',
    ],
    [
      'but with a link inside a sentence',
      '<p>Mira <a href="/b">la tabla</a>.</p>',
      'Mira la tabla.',
    ],
    ['but with a link before other words', '<p><a href="/b">Uno</a>, dos.</p>', 'Uno, dos.'],
  ])('are read without the words of a closing link: %s', (_where, answer, text) => {
    expect(readQuestions(entry('¿Sí?', answer))).toEqual([{ question: '¿Sí?', answer: text }])
  })

  it('ignores details without a heading', () => {
    expect(readQuestions('<details><summary>Ver más</summary><p>Más</p></details>')).toEqual([])
  })

  it('escapes text so that it cannot close the script element', () => {
    const escape = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom('</script><script>alert(1)</script>', '<!--', ']]>', '\u2028'),
    )
    fc.assert(
      fc.property(words, (answer) => {
        const data = structuredData(paths.faq, entry('¿Sí?', `<p>${escape(answer)}</p>`))
        const page = new DOMParser().parseFromString(`<head>${data}</head>`, 'text/html')
        expect(page.querySelectorAll('script')).toHaveLength(1)
        expect(page.body.childNodes).toHaveLength(0)
        const json = JSON.parse(page.querySelector('script')?.textContent ?? '') as {
          '@graph': { mainEntity: Question[] }[]
        }
        expect(json['@graph'][0]?.mainEntity[0]?.acceptedAnswer.text).toBe(
          answer.replace(/\s+/g, ' ').trim(),
        )
      }),
    )
  })
})
