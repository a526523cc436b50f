import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { measureAction } from './answers.js'
import { measureMinute } from './minute.js'
import { PASSENGER_ACTIONS } from './passenger.js'
import { medians, toReport } from './report.js'
import { DESK_ACTIONS } from './desk.js'
import { OFFICE, STAFF_ACTIONS } from './staff.js'
import { measureVisit, toPlainTwin, WELCOME } from './visit.js'
import { loadApiServer, loadChromium, loadStaticServer } from '../load.js'
import { buildProduction } from '../npm-run.js'
import { importFromApp } from '../../site/import-from-app.js'

/** @typedef {import('./visit.js').Visit} Visit */
/** @typedef {import('./minute.js').Minute} Minute */
/** @typedef {import('./report.js').Visited} Visited */
/** @typedef {import('./report.js').Answered} Answered */

/** @type {typeof import('../../site/prerender/page-files.ts')} */
const { PAGE_FILES } = await importFromApp('site/prerender/page-files.ts')

/**
 * How much later than its plain twin a page's largest part may be painted, and how long it may block.
 * @param {string} route
 */
const goalOf = (route) => ({
  lcp: route === '/' ? 1.05 : 1.1,
  tbt: ['/', '/FAQ', '/equipo'].includes(route) ? 30 : 80,
})

/** Every public page. */
const PAGES = PAGE_FILES.filter(({ mark }) => mark !== '*').map(({ path, files: [file = ''] }) => ({
  route: path,
  file,
  goal: goalOf(path),
  landmark: path === '/' ? WELCOME : 'h1',
}))
/** A minute is long, and few enough visits at once leave the worker time for its list. */
const MINUTES_AT_ONCE = 4

const REPORT = 'docs/performance.md'
// Written into the build as the flag host, so that flags come from this machine too.
const SITE_PORT = 4802

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    action: { type: 'string', default: '' },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number')
const { only, action: wanted } = values
if (wanted !== '' && only !== 'answers') throw new Error('--action goes with --only answers')
if (only !== undefined && only !== 'pages' && only !== 'answers') {
  throw new Error('--only must be pages or answers')
}

const { launchChromium } = await loadChromium()
const { startStaticServer } = await loadStaticServer()
const { startApiServer } = await loadApiServer()

const dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-bench-'))
const browser = await launchChromium()
const api = await startApiServer({ port: 0, ...OFFICE })

/** How busy the machine was, as often as there was something to say. @type {number[]} */
const loads = []

/** @param {string} progress */
function say(progress) {
  console.log(progress)
  loads.push(loadavg()[0] ?? 0)
}

/**
 * The pages with what their first minute downloads.
 * @param {string} origin
 */
async function spendMinutes(origin) {
  /** @type {((typeof PAGES)[number] & { minute: Minute })[]} */
  const spent = []
  while (spent.length < PAGES.length) {
    const next = PAGES.slice(spent.length, spent.length + MINUTES_AT_ONCE).map(async (page) => ({
      ...page,
      minute: await measureMinute(browser, origin + page.route),
    }))
    spent.push(...(await Promise.all(next)))
    say(`first minute of ${spent.length} of ${PAGES.length} pages`)
  }
  return spent
}

/** @param {string} origin */
async function visitPages(origin) {
  /** @type {Visited[]} */
  const visited = []
  for (const [index, page] of (await spendMinutes(origin)).entries()) {
    const { route, file, goal, landmark, minute } = page
    const twinPath = `/twin-${index}.html`
    writeFileSync(join(dir, twinPath), toPlainTwin(readFileSync(join(dir, file), 'utf8')))
    // Fills the server's store of compressed files, as the minutes did for the page: all rounds are alike.
    await measureVisit(browser, origin + twinPath)
    /** @type {Visit[]} */
    const pages = []
    /** @type {Visit[]} */
    const twins = []
    for (let round = 1; round <= rounds; round += 1) {
      pages.push(await measureVisit(browser, origin + route, landmark))
      twins.push(await measureVisit(browser, origin + twinPath))
      say(`${route} round ${round} of ${rounds}`)
    }
    visited.push({ route, goal, minute, page: medians(pages), twin: medians(twins) })
  }
  return visited
}

/** @param {string} origin */
async function act(origin) {
  /** @type {Answered[]} */
  const answered = []
  const actions = [...PASSENGER_ACTIONS, ...STAFF_ACTIONS, ...DESK_ACTIONS]
  for (const action of actions.filter(({ name }) => name.includes(wanted))) {
    for (const speed of action.speeds) {
      /** @type {import('./answers.js').Answer[]} */
      const answers = []
      for (let round = 1; round <= rounds; round += 1) {
        answers.push(...(await measureAction(browser, origin, action, speed.slowdown)))
      }
      say(`${action.name}, CPU ${speed.slowdown}x`)
      answered.push({ action, speed, answers })
    }
  }
  return answered
}

try {
  buildProduction(dir, {
    VITE_API_HOST: api.url,
    VITE_FLAG_HOST: `http://127.0.0.1:${SITE_PORT}`,
  })
  const site = await startStaticServer({ dir, port: SITE_PORT, compress: true })
  const visited = only === 'answers' ? [] : await visitPages(site.url)
  const answered = only === 'pages' ? [] : await act(site.url)
  await site.close()
  const report = toReport({ visited, answered, rounds, loads, version: browser.version() })
  const style = await resolveConfig(REPORT)
  // Half a report would lose what the other half says.
  if (!only) writeFileSync(REPORT, await format(report, { ...style, parser: 'markdown' }))
  console.log(report)
} finally {
  await api.close()
  await browser.close()
  rmSync(dir, { recursive: true, force: true })
}
