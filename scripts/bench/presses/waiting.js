/** @typedef {{ readonly start: number, readonly end: number }} Interval */

/**
 * How long, within an interval, at least one of others was under way. Answers that are awaited at once are
 * one wait: what overlaps counts once.
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
