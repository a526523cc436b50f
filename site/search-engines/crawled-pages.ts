import { isListed, PAGE_LIST, type PublicPageName } from '@/app/pages'
import { paths, type PageName } from '@/config/paths'
import { CHANGED_ON } from './page-dates'

const addressesOf = (pages: typeof PAGE_LIST) => pages.map(({ name }) => paths[name])

interface ListedPage {
  readonly path: string
  readonly title: string
  /** `yyyy-MM-dd` */
  readonly changedOn: string
}

const isDated = (name: PageName): name is PublicPageName => name in CHANGED_ON

/** Pages in the sitemap. */
export const LISTED_PAGES: readonly ListedPage[] = PAGE_LIST.filter(isListed).flatMap(
  ({ name, title }) =>
    isDated(name) ? [{ path: paths[name], title, changedOn: CHANGED_ON[name] }] : [],
)

/**
 * Pages that redirect home without a session. Other private pages are not closed, because a crawler has to
 * open them to read their `noindex`.
 */
export const CLOSED_TO_CRAWLERS: readonly string[] = [
  // Areas with all paths below them.
  ...addressesOf(PAGE_LIST.filter((page) => 'leadsTo' in page)),
  // `$` ends the match, or `/test` would also close a later `/testimonios`.
  ...addressesOf(PAGE_LIST.filter(({ frame }) => frame === 'account')).map((path) => `${path}$`),
]
