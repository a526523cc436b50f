import type { Page } from 'playwright-core'
import { cookiesOf, type TestUser } from './api-data'
import type { PageOptions } from './chromium'
import type { openSite } from './site'

/** Opens a path as somebody who signed in before; for journeys that are not about signing in. */
export function openAs(
  site: ReturnType<typeof openSite>,
  role: TestUser['role'],
  path: string,
  options: PageOptions,
) {
  return site.open(path, { ...options, cookies: cookiesOf(role) })
}

/** The button that opens a won claim: it is charged without a question about its status. */
export function wonClaim(page: Page) {
  return page.getByRole('button', { name: 'Detalles del reclamo 4', exact: true })
}

/** The button that opens the first claim of the list, once the list is there. */
export function firstClaim(page: Page) {
  return page.getByRole('button', { name: /^Detalles del reclamo/ }).first()
}
