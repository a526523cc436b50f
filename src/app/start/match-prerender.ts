/** What markup stands in the page when the app starts. */
export type PrerenderMatch = 'match' | 'not-found' | 'shell' | 'mismatch'

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '')

/** As the router compares them: a code may have been printed in capitals, and a slash at the end says nothing. */
const plain = (path: string) => withoutTrailingSlash(path).toLowerCase()

/** Whether an address is that of a page, however it is spelt. */
export function isPath(
  path: string,
  { pathname }: { readonly pathname: string },
  base: string,
): boolean {
  return plain(pathname) === plain(withoutTrailingSlash(base) + path)
}

/** The mark of the page for addresses that lead nowhere: `404.html`. */
const ANY_ADDRESS = '*'

/**
 * Tells whether the markup that came is that of the address. A simple static host answers an address
 * it has no file for with `index.html`, the landing page, which must not be taken for the page.
 *
 * @param page the address the markup was made for, as in `data-page`; absent on the neutral shell
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
