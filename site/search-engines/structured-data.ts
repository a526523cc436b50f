import type { BreadcrumbList, Graph, Organization, WebPage, WebSite } from 'schema-dts'
import { env } from '@/config/env'
import { paths, publicAddress } from '@/config/paths'
import { LOCALE } from '@/domain/country/chile'
import { LISTED_PAGES } from './crawled-pages'

type Fact = BreadcrumbList | Organization | WebPage | WebSite

type ListedPage = (typeof LISTED_PAGES)[number]

/** Empty if the build has no site URL. */
const addressOf = (path: string) => (env.siteUrl === '' ? {} : { url: publicAddress(path) })

/** The organization, with only the configured data. */
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

function about({ path, title, changedOn }: ListedPage): Fact {
  const page = { name: title, ...addressOf(path) }
  return { '@type': 'WebPage', ...page, inLanguage: LOCALE, dateModified: changedOn }
}

/** Breadcrumbs from the landing page; none without a site URL. */
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
 * Structured data of a page (schema.org): organization, date and breadcrumbs.
 *
 * @param path an entry of `paths`
 * @returns a script element for the head; '' without data
 */
export function structuredData(path: string): string {
  const page = LISTED_PAGES.find((listed) => listed.path === path)
  if (page === undefined) return ''
  const facts = [...(path === paths.home ? identity() : []), about(page), ...trail(path)]
  const graph: Graph = { '@context': 'https://schema.org', '@graph': facts }
  // A name may contain `</script>`.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${json}</script>`
}
