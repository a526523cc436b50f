import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CLAIMS_IN_ALL, ROUND, workARound } from './desk-hour.js'
import { signIn } from './people.js'
import { loadJourneyModule } from '../load.js'
import { buildProduction } from '../npm-run.js'

/** @typedef {import('../../tests/e2e/heap.ts').Held} Held */

/**
 * Finds memory leaks of an hour of work in the CRM: uses the claims desk of the built app as fast as it
 * responds and compares the memory before, halfway and after. Fails if the heap grew by `GOAL_MB` or more, or
 * if detached nodes are retained.
 *
 *   npm run bench:memory -- --claims 30
 */
const { values } = parseArgs({ options: { claims: { type: 'string', default: '300' } } })
const rounds = Number(values.claims) / ROUND.claims
if (!Number.isInteger(rounds) || rounds < 1) {
  throw new Error(`--claims must be a multiple of ${ROUND.claims}`)
}

const GOAL_MB = 10
// Details as a dialog over the list, and as a panel beside it.
const WIDTHS = [1360, 1600]
const HEIGHT = 900
// Longer than any message or undo is shown.
const SETTLE_MS = 15_000
const MEGABYTE = 1_000_000

const { launchChromium } = await loadJourneyModule('chromium')
const { startStaticServer } = await loadJourneyModule('static-server')
const { startApiServer } = await loadJourneyModule('api-server')
const { readHeld } = await loadJourneyModule('heap')

const dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-memory-'))
const browser = await launchChromium()
const api = await startApiServer({ port: 0, claims: CLAIMS_IN_ALL })

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / MEGABYTE).toFixed(2)

/**
 * Does the work and measures the memory at the start, halfway and at the end.
 * @param {string} origin
 */
async function work(origin) {
  const context = await browser.newContext({ locale: 'es-CL' })
  await signIn(context, origin, 'LEGAL')
  const page = await context.newPage()
  await page.goto(`${origin}/legal/claim-list?porPagina=100`, { waitUntil: 'networkidle' })
  const client = await context.newCDPSession(page)

  /** @param {number} at */
  const setWidth = (at) => {
    const width = WIDTHS[at % WIDTHS.length] ?? 0
    return page.setViewportSize({ width, height: HEIGHT })
  }
  /** @param {number} number @param {number} [pages] */
  const workOn = async (number, pages) => {
    await setWidth(number)
    await workARound(page, number, pages)
  }
  /** @type {{ claims: number, held: Held }[]} */
  const readings = []
  /** @param {number} claims */
  const read = async (claims) => {
    // More columns are more nodes.
    await setWidth(0)
    await page.waitForTimeout(SETTLE_MS)
    readings.push({ claims, held: await readHeld(client) })
  }

  // Loads code and data that stay before the first measurement.
  for (const [number] of WIDTHS.entries()) await workOn(number, 1)
  await read(0)
  for (let done = 1; done <= rounds; done += 1) {
    await workOn(done)
    console.log(`${done * ROUND.claims} claims opened, ${done * ROUND.rows} rows scrolled`)
    if (done === rounds || done === Math.floor(rounds / 2)) await read(done * ROUND.claims)
  }
  await context.close()
  return readings
}

/** @param {Awaited<ReturnType<typeof work>>} readings */
function print(readings) {
  console.table(
    readings.map(({ claims, held: { bytes, nodes, listeners, detached } }, at) => {
      const before = readings[at - 1]
      const grown = before && ((bytes - before.held.bytes) / (claims - before.claims)) * 100
      return {
        'claims opened': claims,
        'heap, MB': megabytes(bytes),
        'per 100 claims': grown === undefined ? '' : megabytes(grown),
        nodes,
        listeners,
        detached: detached.length,
      }
    }),
  )
}

/**
 * Missed goals in words, with the detached nodes.
 * @param {Awaited<ReturnType<typeof work>>} readings
 */
function missesOf(readings) {
  const [first, last] = [readings[0]?.held, readings.at(-1)?.held]
  if (!first || !last) throw new Error('Nothing was read')
  const grown = last.bytes - first.bytes
  console.log(`The heap grew by ${megabytes(grown)} MB.`)
  const names = [...new Set(last.detached)].slice(0, 20)
  return [
    ...(grown < GOAL_MB * MEGABYTE ? [] : [`the heap has to grow by less than ${GOAL_MB} MB`]),
    ...(names.length === 0 ? [] : [`nothing may be detached:\n${names.join('\n')}`]),
  ]
}

try {
  await buildProduction(dir, { VITE_API_HOST: api.url })
  const site = await startStaticServer({ dir, compress: true })
  const readings = await work(site.url)
  await site.close()
  print(readings)
  const misses = missesOf(readings)
  for (const miss of misses) console.log(`Missed: ${miss}`)
  if (misses.length > 0) process.exitCode = 1
} finally {
  await api.close()
  await browser.close()
  rmSync(dir, { recursive: true, force: true })
}
