/** @typedef {{ readonly start: number, readonly end: number }} Interval */

/**
 * Time within an interval in which at least one of the others was active; overlaps count once.
 * @param {readonly Interval[]} others in any order; one that ends before it starts is none
 * @param {Interval} within
 */
export function timeCovered(others, within) {
  let covered = 0
  let reached = within.start
  for (const { start, end } of others.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, reached)
    const to = Math.min(end, within.end)
    if (to <= from) continue
    covered += to - from
    reached = to
  }
  return covered
}
