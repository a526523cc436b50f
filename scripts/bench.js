import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { loadApiServer, loadChromium, loadStaticServer } from './load.js'
import { measureVisit, METRICS, savePlainTwin } from './bench-visit.js'
import { buildProduction } from './npm-run.js'

/** @typedef {import('./bench-visit.js').Visit} Visit */

const ROUTES = ['/', '/reclamo']
const REPORT = 'docs/performance.md'
// Written into the build as the flag host, so that flags come from this machine too.
const SITE_PORT = 4802

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number')

/** @param {readonly number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/**
 * @param {readonly Visit[]} visits
 * @returns {Visit}
 */
function medians(visits) {
  /** @param {keyof Visit} metric */
  const of = (metric) => median(visits.map((visit) => visit[metric]))
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), js: of('js') }
}

/** @param {number} page @param {number} twin */
const ratio = (page, twin) => (twin > 0 ? (page / twin).toFixed(2) : '-')

/** @param {readonly { route: string, page: Visit, twin: Visit }[]} results @param {string} version */
function toReport(results, version) {
  const head = ['Page', '', ...METRICS.map(({ title }) => title)]
  const rows = results.flatMap(({ route, page, twin }) => [
    [`\`${route}\``, 'the app', ...METRICS.map(({ key, show }) => show(page[key]))],
    ['', 'plain twin', ...METRICS.map(({ key, show }) => show(twin[key]))],
    ['', 'ratio', ...METRICS.map(({ key }) => ratio(page[key], twin[key]))],
  ])
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `# Performance

First visit with an empty cache: 390x844, latency 562 ms, 1.47 Mbps, CPU slowed 4 times, production
build served with brotli. Medians of ${rounds} rounds. The *plain twin* is the same page as finished
HTML with its styles and no script, served the same way: the floor that no framework can beat.

${table.join('\n')}

FCP, LCP: first and largest contentful paint. TBT: the part of long tasks beyond 50 ms, from FCP on.
CLS: layout shift. JS: bytes of script over the wire.

Measured on ${new Date().toLocaleDateString('sv-SE')} on a machine with ${availableParallelism()} cores, Chromium ${version}. Repeat with
\`npm run bench\`; times depend on the machine, ratios much less.
`
}

const { launchChromium } = await loadChromium()
const { startStaticServer } = await loadStaticServer()
const { startApiServer } = await loadApiServer()

const dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-bench-'))
const browser = await launchChromium()
const api = await startApiServer({ port: 0 })
try {
  buildProduction(dir, {
    VITE_API_HOST: api.url,
    VITE_FLAG_HOST: `http://127.0.0.1:${SITE_PORT}`,
  })
  const site = await startStaticServer({ dir, port: SITE_PORT, compress: true })
  const results = []
  for (const [index, route] of ROUTES.entries()) {
    const twinPath = `/twin-${index}.html`
    await savePlainTwin(browser, site.url + route, join(dir, twinPath))
    // Fills the server's store of compressed files, so that the first round is like the others.
    await measureVisit(browser, site.url + route)
    /** @type {Visit[]} */
    const pages = []
    /** @type {Visit[]} */
    const twins = []
    for (let round = 1; round <= rounds; round += 1) {
      pages.push(await measureVisit(browser, site.url + route))
      twins.push(await measureVisit(browser, site.url + twinPath))
      console.log(`${route} round ${round} of ${rounds}`)
    }
    results.push({ route, page: medians(pages), twin: medians(twins) })
  }
  await site.close()
  const report = toReport(results, browser.version())
  const style = await resolveConfig(REPORT)
  writeFileSync(REPORT, await format(report, { ...style, parser: 'markdown' }))
  console.log(report)
} finally {
  await api.close()
  await browser.close()
  rmSync(dir, { recursive: true, force: true })
}
