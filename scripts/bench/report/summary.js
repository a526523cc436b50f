import { kilobytes, median, milliseconds, toFigures } from '../figures.js'
import { toRatio, toRowsRatio } from '../goals.js'
import { CPU_SLOWDOWN } from '../visit.js'

/** @typedef {import('../presses/answers.js').Answered} Answered */
/** @typedef {import('../minute.js').Spent} Spent */
/** @typedef {import('../private.js').Entered} Entered */
/** @typedef {import('../rounds.js').Visited} Visited */

/** Pages whose code size is listed: the landing page and those with a form. */
const WEIGHED = ['/', '/reclamo', '/contacto']

/**
 * @template T
 * @param {readonly T[]} all at least one
 * @param {(one: T) => number} of
 */
function worstOf(all, of) {
  return all.reduce((worst, one) => (of(one) > of(worst) ? one : worst))
}

/** @param {readonly number[]} numbers @param {(number: number) => string} show */
function toRange(numbers, show) {
  const [least, most] = [show(Math.min(...numbers)), show(Math.max(...numbers))]
  return least === most ? least : `${least} to ${most}`
}

/** @param {readonly Visited[]} visited */
function visitLines(visited) {
  const worst = worstOf(visited, toRatio)
  const ratio = median(visited.map(toRatio)).toFixed(2)
  const weights = visited
    .filter(({ name }) => WEIGHED.includes(name))
    .map(({ name, page }) => `\`${name}\` ${kilobytes(page.js)}`)
  const pages = visited.map(({ page }) => page)
  return [
    `Measured: a first visit to each public page, on a phone with slow 4G and a CPU ${CPU_SLOWDOWN} times slower, in turn with its plain twin.`,
    'The plain twin is the floor: the same HTML and styles without code, which no app can be painted before.',
    `Largest paint against the twin: ${ratio} in the middle, ${toRatio(worst).toFixed(2)} at worst (\`${worst.name}\`).`,
    weights.length > 0 && `Code of a visit: ${weights.join(', ')}.`,
    `Pages listen after ${toRange(
      pages.map(({ ready }) => ready),
      milliseconds,
    )}, the tick in the picture; they can be read and typed into before.`,
    `The main thread is blocked (TBT) for ${toRange(
      pages.map(({ tbt }) => tbt),
      milliseconds,
    )}.`,
  ]
}

/** @param {readonly Visited[]} peers */
function peerLines(peers) {
  return peers.map(
    ({ name, page, twin }) =>
      `Beside it, ${name}: largest paint after ${milliseconds(page.lcp)}, ${toRatio({ name, page, twin }).toFixed(2)} of its twin, with ${kilobytes(page.js)} of code.`,
  )
}

/** @param {readonly Spent[]} minutes */
function minuteLine(minutes) {
  const loads = minutes.map(({ minute }) => minute.load)
  const all = minutes.map(({ minute: { load, ahead, stored } }) => load + ahead + stored)
  return `The first minute of a visit downloads ${toRange(all, kilobytes)}, of it ${toRange(loads, kilobytes)} for the page itself.`
}

/** @param {readonly Entered[]} entered */
function rowsLine(entered) {
  const { path, visit, figures } = worstOf(entered, (one) => toRowsRatio(one.figures))
  return `First rows of private pages against their answers alone: ${toRowsRatio(figures).toFixed(2)} at worst (\`${path}\`, ${visit} visit).`
}

/** @param {readonly Answered[]} answered */
function pressLine(answered) {
  const speeds = [...new Set(answered.map(({ speed }) => speed.slowdown))]
  const worst = speeds.map((slowdown) => {
    const those = answered.filter(({ speed }) => speed.slowdown === slowdown)
    const { action, answers } = worstOf(those, (one) => toFigures(one.answers, 'paint').p95)
    return `${milliseconds(toFigures(answers, 'paint').p95)} with CPU ${slowdown}x (${action.name})`
  })
  return `A press is answered by the next paint; of the slowest action, 95% within ${worst.join(', ')}.`
}

/**
 * Summary, one line per topic.
 * @param {{ visited: readonly Visited[], visitedPeers: readonly Visited[], minutes: readonly Spent[], entered: readonly Entered[], answered: readonly Answered[], misses: readonly string[] }} measured
 */
export function toSummary({ visited, visitedPeers, minutes, entered, answered, misses }) {
  const lines = [
    ...(visited.length > 0 ? visitLines(visited) : []),
    ...peerLines(visitedPeers),
    minutes.length > 0 && minuteLine(minutes),
    entered.length > 0 && rowsLine(entered),
    answered.length > 0 && pressLine(answered),
    misses.length === 0
      ? 'All [goals](#goals) are met.'
      : `Missed [goals](#goals), each told below: ${misses.length}.`,
  ].filter((line) => line !== false)
  return lines.map((line) => `- ${line}`).join('\n')
}
