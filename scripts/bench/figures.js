/** @param {number} value */
export const milliseconds = (value) => `${Math.round(value)} ms`
/** @param {number} value */
export const kilobytes = (value) => `${(value / 1000).toFixed(1)} kB`

/** @param {number} rounds */
export const countRounds = (rounds) => (rounds === 1 ? 'one round' : `medians of ${rounds} rounds`)

/** @param {readonly number[]} numbers @param {number} part 0.5 for the median */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}

/** @param {readonly number[]} numbers */
export const median = (numbers) => quantile(numbers, 0.5)

/**
 * Median of each figure of several measurements.
 * @template {string} Name
 * @param {readonly Readonly<Record<Name, number>>[]} measured
 * @returns {Readonly<Record<Name, number>>}
 */
export function medians(measured) {
  const names = /** @type {Name[]} */ (Object.keys(measured[0] ?? {}))
  const entries = names.map((name) => [name, median(measured.map((one) => one[name]))])
  /** @type {unknown} */
  const figures = Object.fromEntries(entries)
  return /** @type {Record<Name, number>} */ (figures)
}

/** @typedef {import('./presses/answers.js').Answer} Answer */

/** @param {readonly Answer[]} answers @param {keyof Answer} of */
export function toFigures(answers, of) {
  const times = answers.map((answer) => answer[of])
  return { median: median(times), p95: quantile(times, 0.95), longest: Math.max(...times) }
}

/** A table of Markdown. @param {readonly (readonly string[])[]} rows the first is the head */
export function toTable([head = [], ...rows]) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
