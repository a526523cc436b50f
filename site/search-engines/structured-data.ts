import type { BreadcrumbList, FAQPage, Graph, Organization, WebSite } from 'schema-dts'
import { PAGE_LIST } from '@/app/pages'
import { env } from '@/config/env'
import { paths, publicAddress } from '@/config/paths'
import { readQuestions } from './read-questions'

type Fact = BreadcrumbList | FAQPage | Organization | WebSite

/** Only a build that names its site knows where it will stand. */
const addressOf = (path: string) => (env.siteUrl === '' ? {} : { url: publicAddress(path) })

/** Who this is: what configuration says, and nothing that it does not. */
function identity(): readonly Fact[] {
  const who = { name: env.brandName, ...addressOf(paths.home) }
  return [
    { '@type': 'Organization', ...who },
    { '@type': 'WebSite', ...who, inLanguage: 'es-CL' },
  ]
}

function questions(html: string): readonly Fact[] {
  const mainEntity = readQuestions(html).map(
    ({ question, answer }) =>
      ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }) as const,
  )
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }]
}

/** The way to a page that stands below another; nothing where no way has an address. */
function trail(path: string): readonly Fact[] {
  const above = PAGE_LIST.filter(
    ({ name, html }) => html === 'finished' && `${path}/`.startsWith(`${paths[name]}/`),
  )
  if (env.siteUrl === '' || above.length < 2) return []
  const itemListElement = above.map(
    ({ name, title }, index) =>
      ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: publicAddress(paths[name]),
      }) as const,
  )
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/**
 * What a search engine is told of a page beside its text (schema.org), as data inside its head: who this
 * is, which questions it answers, where it stands.
 *
 * @param path an entry of `paths`
 * @param html the page's own markup, of which the questions are read
 * @returns '' where there is nothing to tell
 */
export function structuredData(path: string, html: string): string {
  const isHome = path === paths.home
  const hasQuestions = path === paths.faq || path.startsWith(`${paths.rights}/`)
  const facts = [
    ...(isHome ? identity() : []),
    ...(hasQuestions ? questions(html) : []),
    ...trail(path),
  ]
  if (facts.length === 0) return ''
  const graph: Graph = { '@context': 'https://schema.org', '@graph': facts }
  // A text of the page may hold `</script>`: no tag can begin in here.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${json}</script>`
}
