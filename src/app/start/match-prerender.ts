/** How the prerendered markup relates to the address. */
export type PrerenderMatch = 'match' | 'not-found' | 'shell' | 'mismatch'

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '')

/** Compares like the router: ignores case and a trailing slash. */
const plain = (path: string) => withoutTrailingSlash(path).toLowerCase()

export function isPath(
  path: string,
  { pathname }: { readonly pathname: string },
  base: string,
): boolean {
  return plain(pathname) === plain(withoutTrailingSlash(base) + path)
}

/** `data-page` of `404.html`. */
const ANY_ADDRESS = '*'

/** Static hosts answer unknown addresses with `index.html`, the landing page. `page` is absent on a shell. */
export function matchPrerender(
  page: string | undefined,
  location: { readonly pathname: string },
  base: string,
): PrerenderMatch {
  if (page === undefined || page === '') return 'shell'
  if (page === ANY_ADDRESS) return 'not-found'
  return isPath(page, location, base) ? 'match' : 'mismatch'
}
