import { PAGE_LIST } from '@/app/pages'
import { paths } from '@/config/paths'

const addressesOf = (pages: typeof PAGE_LIST) => pages.map(({ name }) => paths[name])

/** What the sitemap names. */
export const LISTED_PATHS: readonly string[] = addressesOf(
  PAGE_LIST.filter((page) => page.html === 'finished' && page.isUnlisted !== true),
)

/**
 * Pages that a crawler could never see: signed out, they lead home. Other private pages can be
 * visited and say `noindex` themselves, which a crawler must be let in to read.
 */
export const CLOSED_TO_CRAWLERS: readonly string[] = [
  // Whole areas, with everything below them.
  ...addressesOf(PAGE_LIST.filter((page) => 'leadsTo' in page)),
  // Single pages: the sign ends the match, or `/test` would also close a later `/testimonios`.
  ...addressesOf(PAGE_LIST.filter(({ frame }) => frame === 'account')).map((path) => `${path}$`),
]
