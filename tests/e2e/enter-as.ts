import type { Page } from 'playwright-core'
import { buildTestData, buildToken, type TestUser } from './api-data'
import type { PageOptions } from './chromium'
import type { openSite } from './site'

/** Opens a path as somebody who signed in before; for journeys that are not about signing in. */
export async function openAs(
  site: ReturnType<typeof openSite>,
  role: TestUser['role'],
  path: string,
  options: PageOptions,
) {
  const person = buildTestData().users.find((user) => user.role === role)
  if (!person) throw new Error(`nobody has the role ${role}`)
  const opened = await site.open('/access-denied', options)
  await opened.context.addCookies([
    { name: 'iktoken', value: buildToken(person), url: site.url },
    { name: 'ikrole', value: role, url: site.url },
  ])
  await opened.page.goto(path)
  await opened.page.locator('main h1').waitFor()
  return opened
}

/** The button that opens the first claim of the list, once the list is there. */
export function firstClaim(page: Page) {
  return page.getByRole('button', { name: /^Detalles del reclamo/ }).first()
}
