import { medians } from './figures.js'
import { measureVisit } from './visit.js'

/** @typedef {import('./visit.js').Visit} Visit */

/**
 * URLs of a page and its twin, a copy without code. `landmark` and `listens` define when the page is ready.
 * @typedef {{ name: string, url: string, twin: string, landmark: string, listens?: boolean }} Subject
 */

/** The medians of both. @typedef {{ name: string, page: Visit, twin: Visit }} Visited */

/**
 * Visits pages and their copies in turn, so that load on the machine affects all of them.
 * @param {import('playwright-core').Browser} browser
 * @param {readonly Subject[]} subjects
 * @param {number} rounds
 * @param {(progress: string) => void} say
 * @returns {Promise<readonly Visited[]>}
 */
export async function visitInTurn(browser, subjects, rounds, say) {
  const visits = subjects.map((subject) => ({
    subject,
    page: /** @type {Visit[]} */ ([]),
    twin: /** @type {Visit[]} */ ([]),
  }))
  // Fills the server's cache of compressed files, so that all rounds are equal.
  for (const { twin } of subjects) await measureVisit(browser, twin, { landmark: 'body' })
  for (let round = 1; round <= rounds; round += 1) {
    for (const { subject, page, twin } of visits) {
      const { name, url, landmark, listens = false } = subject
      page.push(await measureVisit(browser, url, { landmark, listens }))
      twin.push(await measureVisit(browser, subject.twin, { landmark: 'body' }))
      say(`${name} round ${round} of ${rounds}`)
    }
  }
  return visits.map(({ subject, page, twin }) => ({
    name: subject.name,
    page: medians(page),
    twin: medians(twin),
  }))
}
