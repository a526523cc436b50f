/** How the prerendered markup relates to the address. */
export type PrerenderMatch = 'match' | 'not-found' | 'shell' | 'mismatch'

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '')

/** Compares like the router: ignores case and a trailing slash. */
const plain = (path: string) => withoutTrailingSlash(path).toLowerCase()

/** True if the address is that of the page, in any spelling the router accepts. */
export function isPath(
  path: string,
  { pathname }: { readonly pathname: string },
  base: string,
): boolean {
  return plain(pathname) === plain(withoutTrailingSlash(base) + path)
}

/** `data-page` of `404.html`. */
const ANY_ADDRESS = '*'

/**
 * Compares the prerendered markup with the address: simple static hosts answer unknown addresses with
 * `index.html`, the landing page.
 *
 * @param page path of the markup (`data-page`); absent on a shell
 */
export function matchPrerender(
  page: string | undefined,
  location: { readonly pathname: string },
  base: string,
): PrerenderMatch {
  if (page === undefined || page === '') return 'shell'
  if (page === ANY_ADDRESS) return 'not-found'
  return isPath(page, location, base) ? 'match' : 'mismatch'
}
