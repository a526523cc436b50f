import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { ACTIONS, measureAction } from './bench-actions.js'
import { CPU_SLOWDOWN, measureVisit, METRICS, milliseconds, toPlainTwin } from './bench-visit.js'
import { loadApiServer, loadChromium, loadStaticServer } from './load.js'
import { buildProduction } from './npm-run.js'

/** @typedef {import('./bench-visit.js').Visit} Visit */
/** @typedef {{ route: string, page: Visit, twin: Visit }} Result */
/** @typedef {{ name: string, answers: readonly number[] }} Answered */

/**
 * Every public page, how much later than its plain twin its largest part may be painted, and how
 * long it may block.
 */
const PAGES = [
  { route: '/', file: 'index.html', lcp: 1.05, tbt: 30 },
  { route: '/reclamo', file: 'reclamo.html', lcp: 1.1, tbt: 80 },
  { route: '/contacto', file: 'contacto.html', lcp: 1.1, tbt: 80 },
  { route: '/equipo', file: 'equipo.html', lcp: 1.1, tbt: 30 },
  { route: '/FAQ', file: 'FAQ.html', lcp: 1.1, tbt: 30 },
  { route: '/cobros', file: 'cobros.html', lcp: 1.1, tbt: 80 },
  { route: '/reclamo-exitoso', file: 'reclamo-exitoso.html', lcp: 1.1, tbt: 80 },
  { route: '/access-denied', file: 'access-denied.html', lcp: 1.1, tbt: 80 },
  { route: '/privacidad', file: 'privacidad.html', lcp: 1.1, tbt: 80 },
  { route: '/accesibilidad', file: 'accesibilidad.html', lcp: 1.1, tbt: 80 },
]
const GOALS = { cls: 0.005, ready: 2500, answer: 100 }

const REPORT = 'docs/performance.md'
// Written into the build as the flag host, so that flags come from this machine too.
const SITE_PORT = 4802

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number')

/** @param {readonly number[]} numbers @param {number} part 0.5 for the median */
function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}

/** @param {readonly Visit[]} visits */
function medians(visits) {
  const entries = METRICS.map(({ key }) => [
    key,
    quantile(
      visits.map((visit) => visit[key]),
      0.5,
    ),
  ])
  /** @type {unknown} */
  const visit = Object.fromEntries(entries)
  return /** @type {Visit} */ (visit)
}

/** @param {readonly (readonly string[])[]} rows */
function toTable([head = [], ...rows]) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** @param {readonly Result[]} results */
function toMisses(results) {
  return results.flatMap(({ route, page, twin }) => {
    const goal = PAGES.find((entry) => entry.route === route) ?? { lcp: 1.1, tbt: 80 }
    return [
      page.lcp > twin.lcp * goal.lcp && `${route}: LCP is over ${goal.lcp} of its twin`,
      page.tbt > goal.tbt && `${route}: TBT is over ${goal.tbt} ms`,
      page.cls > GOALS.cls && `${route}: CLS is over ${GOALS.cls}`,
      page.ready > GOALS.ready && `${route}: it listens after ${GOALS.ready} ms`,
    ].filter((miss) => miss !== false)
  })
}

/** @param {readonly Result[]} results @param {readonly Answered[]} answered @param {string} version */
function toReport(results, answered, version) {
  const pages = results.flatMap(({ route, page, twin }) => [
    [`\`${route}\``, 'the app', ...METRICS.map(({ key, show }) => show(page[key]))],
    ['', 'plain twin', ...METRICS.map(({ key, show }) => show(twin[key]))],
    ['', 'LCP ratio', '', (page.lcp / twin.lcp).toFixed(2), ...METRICS.slice(2).map(() => '')],
  ])
  const actions = answered.map(({ name, answers }) => [
    name,
    String(answers.length),
    milliseconds(quantile(answers, 0.5)),
    milliseconds(quantile(answers, 0.95)),
  ])
  const all = answered.flatMap(({ answers }) => answers)
  const misses = [
    ...toMisses(results),
    ...(quantile(all, 0.95) > GOALS.answer ? [`95% of answers: over ${GOALS.answer} ms`] : []),
  ]
  return `# Performance

Written by \`npm run bench\`. A phone of 390x844 on slow 4G (562 ms latency, 1.47 Mbps) with a CPU ${CPU_SLOWDOWN} times
slower; every page and its plain twin (the same HTML and styles, no script) in turn, ${rounds} rounds, medians.

FCP, LCP: first and largest paint. TBT: sum of what tasks take over 50 ms after the first paint. CLS: layout
shift. Ready: the page listens. The rest: bytes over the wire.

${toTable([['Page', '', ...METRICS.map(({ title }) => title)], ...pages])}

## Answers

From a key or click to the next paint, CPU ${CPU_SLOWDOWN} times slower.

${toTable([['Action', 'Events', 'Median', 'p95'], ...actions, ['all', String(all.length), milliseconds(quantile(all, 0.5)), milliseconds(quantile(all, 0.95))]])}

## Goals

LCP at most 1.05 of the twin on \`/\` and 1.10 elsewhere; TBT at most 30 ms on \`/\`, \`/FAQ\` and \`/equipo\`, 80 ms elsewhere;
CLS at most ${GOALS.cls}; ready within ${GOALS.ready} ms; 95% of answers within ${GOALS.answer} ms.

${misses.length === 0 ? 'All met.' : `Missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`}

Measured on ${new Date().toLocaleDateString('sv-SE')} on a machine with ${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1) ?? '-'} at the
end), Chromium ${version}. Times depend on the machine and on what else runs there, ratios much less.
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
  /** @type {Result[]} */
  const results = []
  for (const [index, { route, file }] of PAGES.entries()) {
    const twinPath = `/twin-${index}.html`
    writeFileSync(join(dir, twinPath), toPlainTwin(readFileSync(join(dir, file), 'utf8')))
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
  /** @type {Answered[]} */
  const answered = []
  for (const action of ACTIONS) {
    /** @type {number[]} */
    const answers = []
    for (let round = 1; round <= rounds; round += 1) {
      answers.push(...(await measureAction(browser, site.url, action)))
    }
    console.log(action.name)
    answered.push({ name: action.name, answers })
  }
  await site.close()
  const report = toReport(results, answered, browser.version())
  const style = await resolveConfig(REPORT)
  writeFileSync(REPORT, await format(report, { ...style, parser: 'markdown' }))
  console.log(report)
} finally {
  await api.close()
  await browser.close()
  rmSync(dir, { recursive: true, force: true })
}
