import { loadJourneyModule } from '../load.js'

/** @typedef {'USER' | 'ADMIN' | 'LEGAL'} Role */

/**
 * Gives a browser the session of a user who signed in before.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} origin
 * @param {Role} role
 */
export async function signIn(context, origin, role) {
  const { cookiesOf } = await loadJourneyModule('api-data')
  const cookies = Object.entries(cookiesOf(role))
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })))
}
