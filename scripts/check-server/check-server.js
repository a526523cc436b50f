import process from 'node:process'
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
 * @param {string | undefined} source
 * @returns {Promise<number>} exit code: 0 as needed, 1 differences, 2 nothing could be compared
 */
async function run(source) {
  if (source === undefined) {
    console.error(
      'Name a file or an address: npm run check:server -- http://localhost:8000/openapi.json',
    )
    return 2
  }
  try {
    const verdicts = compareCalls(await readDocument(NEEDED), await readDocument(source))
    console.log(toReport(verdicts))
    return verdicts.every(({ status }) => status === 'as needed') ? 0 : 1
  } catch (error) {
    if (!(error instanceof UnclearDocument)) throw error
    console.error(`${source} ${error.message}`)
    return 2
  }
}

process.exitCode = await run(process.argv[2])
