import { matchPath } from 'react-router-dom'
import { env } from '@/config/env'
import { PAGE_LIST } from '@/app/pages'
import { paths, publicAddress, type PageName } from '@/config/paths'
import { DESCRIPTIONS } from './descriptions'
import { toPageTitle } from './page-title'

export interface PageHead {
  readonly title: string
  readonly description: string
  /** Null on pages with noindex, and if the build has no site URL. */
  readonly canonical: string | null
  readonly robots: 'noindex, nofollow' | null
}

function nameOf(pathname: string): PageName | undefined {
  return PAGE_LIST.find(({ name }) => matchPath(paths[name], pathname) !== null)?.name
}

/** Route pattern of an address, or '/*' for an unknown one: never contains user input. */
export function patternOf(pathname: string): string {
  const name = nameOf(pathname)
  return name === undefined ? '/*' : paths[name]
}

const isDescribed = (name: PageName | undefined): name is keyof typeof DESCRIPTIONS =>
  name !== undefined && name in DESCRIPTIONS

/** Head of a route; `title` is the route's own, without the brand. */
export function toPageHead(route: {
  readonly pathname: string
  readonly title: string
  readonly noindex: boolean
}): PageHead {
  const name = nameOf(route.pathname)
  return {
    title: toPageTitle(route.title),
    description: DESCRIPTIONS[isDescribed(name) ? name : 'home'],
    canonical:
      route.noindex || env.siteUrl === '' ? null : publicAddress(patternOf(route.pathname)),
    robots: route.noindex ? 'noindex, nofollow' : null,
  }
}
