import { matchPath } from 'react-router-dom'
import { env } from '@/config/env'
import { paths, publicAddress } from '@/config/paths'
import { INDEXED_PAGES } from './indexed-pages'
import { toPageTitle } from './page-title'

/** What the head of a page says to search engines and to the browser's tab. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Null on pages that stay out of search engines, and where the build names no site. */
  readonly canonical: string | null
  readonly robots: 'noindex, nofollow' | null
}

const PATTERNS = Object.values(paths)

/** The route pattern of an address, or '/*' for one that leads nowhere: never a word a person typed. */
export function patternOf(pathname: string): string {
  return PATTERNS.find((path) => matchPath(path, pathname) !== null) ?? '/*'
}

/** The head of a route; `title` is the route's own, without the product's name. */
export function toPageHead(route: {
  readonly pathname: string
  readonly title: string
  readonly noindex: boolean
}): PageHead {
  const pattern = patternOf(route.pathname)
  const page = INDEXED_PAGES.find(({ path }) => path === pattern)
  return {
    title: toPageTitle(route.title),
    description: (page ?? INDEXED_PAGES[0]).description,
    canonical: route.noindex || env.siteUrl === '' ? null : publicAddress(pattern),
    robots: route.noindex ? 'noindex, nofollow' : null,
  }
}
