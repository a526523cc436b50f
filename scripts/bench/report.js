import { LEFT_OUT, toCircumstances } from './left-out.js'
import { CPU_SLOWDOWN, kilobytes, METRICS, milliseconds } from './visit.js'

/** @typedef {import('./visit.js').Visit} Visit */
/** @typedef {import('./answers.js').Action} Action */
/** @typedef {import('./answers.js').Answer} Answer */
/** @typedef {import('./minute.js').Minute} Minute */
/** @typedef {{ lcp: number, tbt: number }} Goal */
/** @typedef {{ route: string, goal: Goal, minute: Minute, page: Visit, twin: Visit }} Visited */
/** @typedef {{ action: Action, speed: Action['speeds'][number], answers: readonly Answer[] }} Answered */

const GOALS = { cls: 0.005, ready: 2500, longest: 200 }

/** @param {readonly number[]} numbers @param {number} part 0.5 for the median */
function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}

/** @param {readonly Visit[]} visits */
export function medians(visits) {
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

/** @param {readonly Visited[]} visited */
function visitMisses(visited) {
  return visited.flatMap(({ route, goal, page, twin }) =>
    [
      page.lcp > twin.lcp * goal.lcp && `${route}: LCP is over ${goal.lcp} of its twin`,
      page.tbt > goal.tbt && `${route}: TBT is over ${goal.tbt} ms`,
      page.cls > GOALS.cls && `${route}: CLS is over ${GOALS.cls}`,
      page.ready > GOALS.ready && `${route}: it listens after ${GOALS.ready} ms`,
    ].filter((miss) => miss !== false),
  )
}

/** @param {Answered} answered @param {keyof Answer} of */
function toFigures({ answers }, of) {
  const times = answers.map((answer) => answer[of])
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95), longest: Math.max(...times) }
}

/** @param {readonly Answered[]} answered */
function answerMisses(answered) {
  return answered.flatMap((one) => {
    const { name } = one.action
    const { slowdown, goal, of } = one.speed
    const { p95, longest } = toFigures(one, of)
    return [
      p95 > goal && `${name}, CPU ${slowdown}x: p95 is over ${goal} ms`,
      longest > GOALS.longest && `${name}, CPU ${slowdown}x: one is over ${GOALS.longest} ms`,
    ].filter((miss) => miss !== false)
  })
}

/** @param {readonly Answered[]} answered */
function toAnswerTable(answered) {
  const head = [
    'Action',
    'CPU',
    'Presses',
    'Next paint',
    'p95',
    'Longest',
    'New content',
    'p95',
    'Goal',
  ]
  return toTable([
    head,
    ...answered.map((one) => {
      const { slowdown, goal, of } = one.speed
      const paint = toFigures(one, 'paint')
      const content = toFigures(one, 'content')
      return [
        one.action.name,
        `${slowdown}x`,
        String(one.answers.length),
        ...[paint.median, paint.p95, paint.longest, content.median, content.p95].map(milliseconds),
        `${of} ${milliseconds(goal)}`,
      ]
    }),
  ])
}

/** @param {readonly Visited[]} visited @param {number} rounds */
function pagesSection(visited, rounds) {
  const pages = visited.flatMap(({ route, page, twin }) => [
    [`\`${route}\``, 'the app', ...METRICS.map(({ key, show }) => show(page[key]))],
    ['', 'plain twin', ...METRICS.map(({ key, show }) => show(twin[key]))],
    ['', 'LCP ratio', '', (page.lcp / twin.lcp).toFixed(2), ...METRICS.slice(2).map(() => '')],
  ])
  const minutes = visited.map(({ route, minute: { load, ahead, stored } }) => [
    `\`${route}\``,
    ...[load, ahead, stored, load + ahead + stored].map(kilobytes),
  ])
  return `## First visits

A phone of 390x844 on slow 4G (562 ms latency, 1.47 Mbps) with a CPU ${CPU_SLOWDOWN} times
slower; every page and its plain twin (the same HTML and styles, no script) in turn, ${rounds} rounds, medians.
Each is a first visit: on \`/\` the welcome dialog opens, which the twin lacks.

FCP, LCP: first and largest paint. TBT: sum of what tasks take over 50 ms after the first paint. CLS: layout
shift. Ready: the page listens. The rest: bytes over the wire.

${toTable([['Page', '', ...METRICS.map(({ title }) => title)], ...pages])}

## The first minute

Bytes over the wire while a first visitor reads and presses nothing, on a line that is not slowed down, once. Load: until the page
listens and is at rest. Ahead: what it then fetches for the next click. Stored: what the worker downloads so that public
pages open without a connection; a slow line takes longer for it than this minute.

${toTable([['Page', 'Load', 'Ahead', 'Stored', 'All'], ...minutes])}`
}

/** @param {readonly Answered[]} answered @param {number} rounds */
function answersSection(answered, rounds) {
  const passengers = answered.filter(({ action }) => action.role === undefined)
  const staff = answered.filter(({ action }) => action.role !== undefined)
  return `## Answers

Next paint: from a key or click until the browser paints again, as its own Event Timing tells it
(Interaction to Next Paint; nothing under 16 ms is told). New content: until what was asked for is painted. Medians
and the 95th of a hundred, ${rounds} rounds. Pages are at rest, with the code they fetch ahead when idle; a finger does
not hover first, a mouse does. On \`/\` the welcome dialog has been closed. CPU 4x: the browser's own throttling.

${toAnswerTable(passengers)}

## Answers of the staff's screens

Pages of 100 claims, and 100,000 users on the page at once. New content leaves out the time in which an answer that the
press asked for was under way, several at once counted once (filtering and paging claims ask the server).

${toAnswerTable(staff)}`
}

/**
 * The report, or as much of it as was measured.
 * @param {{ visited: readonly Visited[], answered: readonly Answered[], rounds: number, loads: readonly number[], version: string }} measured
 */
export function toReport({ visited, answered, rounds, loads, version }) {
  const misses = [...visitMisses(visited), ...answerMisses(answered)]
  return `# Performance

Written by \`npm run bench\` (Chromium as for the journeys; five rounds take about 40 minutes). To look at a part, which then is
printed and not written: \`npm run bench -- --only pages\` or \`--only answers\` (\`--action claim\` for those of that name), with \`--rounds 1\` for a glance.

${visited.length > 0 ? pagesSection(visited, rounds) : ''}

${answered.length > 0 ? answersSection(answered, rounds) : ''}

## Goals

LCP at most 1.05 of the twin on \`/\` and 1.10 elsewhere; TBT at most 30 ms on \`/\`, \`/FAQ\` and \`/equipo\`, 80 ms elsewhere;
CLS at most ${GOALS.cls}; ready within ${GOALS.ready} ms. Of each action, 95% of answers within its goal and none above
${GOALS.longest} ms.

${misses.length === 0 ? 'All met.' : `Missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`}

${LEFT_OUT}

${toCircumstances(loads, version)}
`
}
