import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { format, resolveConfig } from 'prettier'
import { measureAction } from './presses/answers.js'
import { DESK_ACTIONS } from './presses/desk.js'
import { measureMinute } from './minute.js'
import { readOptions } from './options.js'
import { PASSENGER_ACTIONS } from './presses/passenger.js'
import { openPeer } from './peers.js'
import { toPicture } from './picture.js'
import { measurePrivate, PRIVATE_PAGES } from './private.js'
import { toReport } from './report/report.js'
import { OFFICE, STAFF_ACTIONS } from './presses/staff.js'
import { toPlainTwin, WELCOME } from './visit.js'
import { visitInTurn } from './rounds.js'
import { loadJourneyModule } from '../load.js'
import { buildProduction } from '../npm-run.js'
import { importFromApp } from '../../site/import-from-app.js'

/** @typedef {import('./presses/answers.js').Answered} Answered */
/** @typedef {import('./minute.js').Spent} Spent */
/** @typedef {import('./private.js').Entered} Entered */

// Before the build, so that a wrong option fails at once.
const { rounds, only, page: wantedPage, action: wantedAction, peers } = readOptions(argv.slice(2))

/** @type {typeof import('../../site/prerender/page-files.ts')} */
const { PAGE_FILES } = await importFromApp('site/prerender/page-files.ts')

/** @param {string} path */
const isWanted = (path) => wantedPage === '' || path === wantedPage
const PUBLIC_PAGES = PAGE_FILES.filter(({ path, mark }) => mark !== '*' && isWanted(path))
const ENTERED_PAGES = PRIVATE_PAGES.filter(({ path }) => isWanted(path))
const measured = { pages: PUBLIC_PAGES, private: ENTERED_PAGES, answers: [] }
if (wantedPage !== '' && only && measured[only].length === 0) {
  throw new Error(`--page ${wantedPage}: there is no such page`)
}

/** Limited, so that the worker can store its whole list within the minute. */
const MINUTES_AT_ONCE = 4

const REPORT = 'docs/performance.md'
const PICTURE = 'docs/performance.svg'
// Flag host of the build, so that flags come from this machine as well.
const SITE_PORT = 4802

const { launchChromium } = await loadJourneyModule('chromium')
const { startStaticServer } = await loadJourneyModule('static-server')
const { startApiServer } = await loadJourneyModule('api-server')
const { makeCertificate } = await loadJourneyModule('certificate')

const dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-bench-'))
const siteDir = join(dir, 'site')
const certificate = makeCertificate()
const browser = await launchChromium({}, { certificate })
const api = await startApiServer({ port: 0, ...OFFICE })

/** Load of the machine at each progress message. @type {number[]} */
const loads = []

/** @param {string} progress */
function say(progress) {
  console.log(progress)
  loads.push(loadavg()[0] ?? 0)
}

/** Bytes that each page downloads in the first minute. @param {string} origin */
async function spendMinutes(origin) {
  /** @type {Spent[]} */
  const spent = []
  while (spent.length < PUBLIC_PAGES.length) {
    const next = PUBLIC_PAGES.slice(spent.length, spent.length + MINUTES_AT_ONCE)
    const minutes = next.map(async ({ path }) => ({
      name: path,
      minute: await measureMinute(browser, origin + path),
    }))
    spent.push(...(await Promise.all(minutes)))
    say(`first minute of ${spent.length} of ${PUBLIC_PAGES.length} pages`)
  }
  return spent
}

/** Our pages and the other sites, in the same rounds. @param {string} origin */
async function visitAll(origin) {
  const pages = PUBLIC_PAGES.map(({ path, files: [file = ''] }, index) => {
    const twin = `/twin-${index}.html`
    writeFileSync(join(siteDir, twin), toPlainTwin(readFileSync(join(siteDir, file), 'utf8')))
    const landmark = path === '/' ? WELCOME : 'h1'
    return { name: path, url: origin + path, twin: origin + twin, landmark, listens: true }
  })
  /** @type {Awaited<ReturnType<typeof openPeer>>[]} */
  const opened = []
  for (const [index, peer] of peers.entries()) {
    opened.push(await openPeer(browser, peer, { dir: join(dir, `peer-${index}`), certificate }))
  }
  const others = opened.map(({ subject }) => subject)
  const all = await visitInTurn(browser, [...pages, ...others], rounds, say)
  for (const { close } of opened) await close()
  return { visited: all.slice(0, pages.length), visitedPeers: all.slice(pages.length) }
}

/** Staff see the office's claims; a passenger has few, so that the same calls go to another server. @param {string} url of the site */
async function enterAll(url) {
  const few = await startApiServer({ port: 0, claims: 4 })
  const passengers = await launchChromium(
    { [new URL(api.url).host]: new URL(few.url).host },
    { certificate },
  )
  /** @type {Entered[]} */
  const entered = []
  for (const page of ENTERED_PAGES) {
    const ours = page.role === 'USER' ? passengers : browser
    entered.push(...(await measurePrivate(ours, { url, dir: siteDir }, page, rounds)))
    say(`first rows of ${page.path}`)
  }
  await passengers.close()
  await few.close()
  return entered
}

/** @param {string} origin */
async function act(origin) {
  /** @type {Answered[]} */
  const answered = []
  const actions = [...PASSENGER_ACTIONS, ...STAFF_ACTIONS, ...DESK_ACTIONS]
  for (const action of actions.filter(({ name }) => name.includes(wantedAction))) {
    for (const speed of action.speeds) {
      /** @type {import('./presses/answers.js').Answer[]} */
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

/** @param {string} part */
const isMeasured = (part) => only === undefined || only === part

try {
  await buildProduction(siteDir, {
    VITE_API_HOST: api.url,
    VITE_FLAG_HOST: `https://127.0.0.1:${SITE_PORT}`,
  })
  const site = await startStaticServer({
    dir: siteDir,
    port: SITE_PORT,
    compress: true,
    certificate,
  })
  const minutes = isMeasured('pages') ? await spendMinutes(site.url) : []
  const { visited, visitedPeers } = isMeasured('pages')
    ? await visitAll(site.url)
    : { visited: [], visitedPeers: [] }
  const entered = isMeasured('private') ? await enterAll(site.url) : []
  const answered = isMeasured('answers') ? await act(site.url) : []
  await site.close()
  const version = browser.version()
  const figures = { visited, visitedPeers, minutes, entered, answered, rounds, loads, version }
  const report = toReport(figures)
  // A partial run must not replace the whole report.
  if (!only) {
    const style = await resolveConfig(REPORT)
    writeFileSync(REPORT, await format(report, { ...style, parser: 'markdown' }))
    writeFileSync(PICTURE, toPicture({ pages: visited, peers: visitedPeers, rounds }))
  }
  console.log(report)
} finally {
  await api.close()
  await browser.close()
  rmSync(dir, { recursive: true, force: true })
}
