import type { BreadcrumbList, FAQPage, Graph, Organization, WebPage, WebSite } from 'schema-dts'
import { env } from '@/config/env'
import { paths, publicAddress } from '@/config/paths'
import { LOCALE } from '@/domain/country/chile'
import { LISTED_PAGES } from './crawled-pages'
import { readQuestions } from './read-questions'

type Fact = BreadcrumbList | FAQPage | Organization | WebPage | WebSite

type ListedPage = (typeof LISTED_PAGES)[number]

/** Only a build that names its site knows where it will stand. */
const addressOf = (path: string) => (env.siteUrl === '' ? {} : { url: publicAddress(path) })

/** Who this is: what configuration says, and nothing that it does not. */
function identity(): readonly Fact[] {
  const who = { name: env.brandName, ...addressOf(paths.home) }
  return [
    {
      '@type': 'Organization',
      ...who,
      ...(env.siteUrl === '' ? {} : { logo: publicAddress('/icon-512.png') }),
      sameAs: [env.facebookUrl, env.instagramUrl],
    },
    { '@type': 'WebSite', ...who, inLanguage: LOCALE },
  ]
}

/** The page itself with the day of its text and the questions that it answers. */
function about({ path, title, changedOn }: ListedPage, html: string): Fact {
  const page = {
    name: title,
    ...addressOf(path),
    inLanguage: LOCALE,
    dateModified: changedOn,
  }
  const hasQuestions = path === paths.faq || path.startsWith(`${paths.rights}/`)
  if (!hasQuestions) return { '@type': 'WebPage', ...page }
  const mainEntity = readQuestions(html).map(
    ({ question, answer }) =>
      ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }) as const,
  )
  return { '@type': 'FAQPage', ...page, mainEntity }
}

/** The way to a page from the landing page; nothing where no way has an address. */
function trail(path: string): readonly Fact[] {
  const above = LISTED_PAGES.filter(
    (page) => page.path === paths.home || `${path}/`.startsWith(`${page.path}/`),
  )
  if (env.siteUrl === '' || path === paths.home) return []
  const itemListElement = above.map(
    (page, index) =>
      ({
        '@type': 'ListItem',
        position: index + 1,
        name: page.path === paths.home ? 'Inicio' : page.title,
        item: publicAddress(page.path),
      }) as const,
  )
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/**
 * What a search engine is told of a page beside its text (schema.org), as data inside its head: who this
 * is, of which day it is, which questions it answers, where it stands.
 *
 * @param path an entry of `paths`
 * @param html the page's own markup, of which the questions are read
 * @returns '' where there is nothing to tell
 */
export function structuredData(path: string, html: string): string {
  const page = LISTED_PAGES.find((listed) => listed.path === path)
  if (page === undefined) return ''
  const facts = [...(path === paths.home ? identity() : []), about(page, html), ...trail(path)]
  const graph: Graph = { '@context': 'https://schema.org', '@graph': facts }
  // A text of the page may hold `</script>`: no tag can begin in here.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${json}</script>`
}
