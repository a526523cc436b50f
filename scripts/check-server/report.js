import { fileURLToPath } from 'node:url'
import { compareCalls } from './compare-calls.js'
import { readDocument } from './read-document.js'
import { UnclearDocument } from './schema.js'

const NEEDED = fileURLToPath(new URL('../../docs/openapi.yaml', import.meta.url))

/** @typedef {import('./compare-calls.js').Verdict} Verdict */

/**
 * Report for the authors of the server.
 * @param {readonly Verdict[]} verdicts
 */
function toReport(verdicts) {
  /** @param {Verdict['status']} status */
  const count = (status) => verdicts.filter((verdict) => verdict.status === status).length
  const rows = verdicts.flatMap(({ call, status, findings }) => [
    `${status.padEnd(9)}  ${call}`,
    ...findings.map(({ isFault, text }) => `           ${isFault ? '-' : 'to check:'} ${text}`),
  ])
  const sum = `${verdicts.length} calls: ${count('as needed')} as needed, ${count('differs')} differ, ${count('missing')} missing.`
  return [...rows, '', sum, 'What each call needs: docs/openapi.yaml'].join('\n')
}

/**
 * Compares a server's document with what the app needs.
 * @param {string | undefined} source
 * @returns {Promise<{ readonly code: number, readonly text: string }>} exit code: 0 as needed, 1 differences, 2 nothing could be compared
 */
export async function checkServer(source) {
  if (source === undefined) {
    const example = 'npm run check:server -- http://localhost:8000/openapi.json'
    return { code: 2, text: `Name a file or an address: ${example}` }
  }
  try {
    const verdicts = compareCalls(await readDocument(NEEDED), await readDocument(source))
    const isMet = verdicts.every(({ status }) => status === 'as needed')
    return { code: isMet ? 0 : 1, text: toReport(verdicts) }
  } catch (error) {
    if (!(error instanceof UnclearDocument)) throw error
    return { code: 2, text: `${source} ${error.message}` }
  }
}
