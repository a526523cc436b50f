import { countRounds, kilobytes, toTable } from '../figures.js'
import { toRatio } from '../goals.js'
import { CPU_SLOWDOWN, METRICS } from '../visit.js'

/** @typedef {import('../minute.js').Spent} Spent */
/** @typedef {import('../rounds.js').Visited} Visited */

/** @param {readonly Visited[]} visited @param {string} who */
function toVisitTable(visited, who) {
  const rows = visited.flatMap((one) => [
    [`\`${one.name}\``, who, ...METRICS.map(({ key, show }) => show(one.page[key]))],
    ['', 'plain twin', ...METRICS.map(({ key, show }) => show(one.twin[key]))],
    ['', 'LCP ratio', '', toRatio(one).toFixed(2), ...METRICS.slice(2).map(() => '')],
  ])
  return toTable([['Page', '', ...METRICS.map(({ title }) => title)], ...rows])
}

/** @param {readonly Visited[]} visited @param {number} rounds */
export const toVisitsSection = (visited, rounds) => `## First visits

A phone of 390x844 on slow 4G (562 ms latency, 1.47 Mbps) with a CPU ${CPU_SLOWDOWN} times
slower; every page and its plain twin (the same HTML and styles, no script) in turn, ${countRounds(rounds)}.
Each is a first visit: on \`/\` the welcome dialog opens, which the twin lacks.

Served over HTTP/2. FCP, LCP: first and largest paint. TBT: sum of what tasks take over 50 ms, from the first paint until
10 s after the load. CLS: layout shift. Ready: the page listens. At rest: the last download or long task is over. The rest: bytes over the wire.

${toVisitTable(visited, 'the app')}`

/** @param {readonly Visited[]} peers */
export const toPeersSection = (peers) => `## Peers

Other sites, built from their sources and served as this one is, visited in the same rounds on the same phone. The plain twin
is their page as its code made it once it was at rest, with its styles and without the code. They do not tell when they listen.

${toVisitTable(peers, 'the site')}`

/** @param {readonly Spent[]} minutes */
export function toMinutesSection(minutes) {
  const rows = minutes.map(({ name, minute: { load, ahead, stored } }) => [
    `\`${name}\``,
    ...[load, ahead, stored, load + ahead + stored].map(kilobytes),
  ])
  return `## The first minute

Bytes over the wire while a first visitor reads and presses nothing, on a line that is not slowed down, once. Load: until the page
listens and is at rest. Ahead: what it then fetches for the next click. Stored: what the worker downloads so that public
pages open without a connection; a slow line takes longer for it than this minute.

${toTable([['Page', 'Load', 'Ahead', 'Stored', 'All'], ...rows])}`
}
