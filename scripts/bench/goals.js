import { milliseconds, toFigures } from './figures.js'
import { CPU_SLOWDOWN } from './visit.js'

/** @typedef {import('./presses/answers.js').Answer} Answer */
/** @typedef {import('./presses/answers.js').Speed} Speed */
/** @typedef {import('./rounds.js').Visited} Visited */
/** @typedef {import('./presses/answers.js').Answered} Answered */
/** @typedef {import('./private.js').Entered} Entered */

/**
 * Goals of a public page: largest paint relative to its copy without code, blocking time in ms, layout
 * shift, time to interactivity in ms and, if limited, bytes of code.
 * @typedef {{ ratio: number, tbt: number, cls: number, ready: number, js?: number }} PageGoal
 */

/** @type {PageGoal} */
export const EVERY_PAGE = { ratio: 1.05, tbt: 30, cls: 0.005, ready: 2100 }

/** The pages that are held to more. @type {Readonly<Record<string, Partial<PageGoal>>>} */
export const SOME_PAGES = {
  '/': { ready: 1900, js: 115_000 },
  '/reclamo': { js: 180_000 },
  '/contacto': { js: 180_000 },
}

/** First rows of a private page relative to its responses alone. */
export const ROWS_RATIO = 1.25

/** Maximum of any press, in ms. */
export const LONGEST_PRESS_MS = 200

const SLOW = { slowdown: CPU_SLOWDOWN, goals: { paint: 100 } }
const FAST = { slowdown: 1, goals: { paint: 50 } }
const DIALOG_MS = 150
const CROWD_MS = 50

/** Every press. @type {readonly Speed[]} */
export const PRESS = [SLOW, FAST]
/** A press that opens or closes a dialog, which has to be there soon as well. @type {readonly Speed[]} */
export const DIALOG_PRESS = [{ ...SLOW, goals: { ...SLOW.goals, content: DIALOG_MS } }, FAST]
/** A press among rows that are all on the page already: nothing but the page itself is waited for. @type {readonly Speed[]} */
export const CROWD_PRESS = [SLOW, { ...FAST, goals: { ...FAST.goals, content: CROWD_MS } }]

/** The goals as rows of a table: what, where, at most. @returns {readonly string[][]} */
export function toGoals() {
  /** @type {Record<string, Partial<PageGoal>>} */
  const pages = { 'every public page': EVERY_PAGE, ...SOME_PAGES }
  const rows = Object.entries(pages).flatMap(([where, { ratio, tbt, cls, ready, js }]) => [
    ratio !== undefined && ['LCP against the plain twin', where, String(ratio)],
    tbt !== undefined && ['TBT', where, milliseconds(tbt)],
    cls !== undefined && ['CLS', where, String(cls)],
    ready !== undefined && ['Ready', where, milliseconds(ready)],
    js !== undefined && ['JS', where, `${js / 1000} kB`],
  ])
  return [
    ...rows.filter((row) => row !== false),
    ['First rows against the answers alone', 'every private page, both visits', String(ROWS_RATIO)],
    ['Next paint, p95', 'every action, CPU 4x', milliseconds(SLOW.goals.paint)],
    ['Next paint, p95', 'every action, CPU 1x', milliseconds(FAST.goals.paint)],
    ['New content, p95', 'dialogs, CPU 4x', milliseconds(DIALOG_MS)],
    ['New content, p95', '100,000 users, CPU 1x', milliseconds(CROWD_MS)],
    ['Next paint, longest', 'every action', milliseconds(LONGEST_PRESS_MS)],
  ]
}

/** @param {string} route */
const goalOf = (route) => ({ ...EVERY_PAGE, ...SOME_PAGES[route] })

/** @param {readonly (string | false)[]} misses */
const those = (misses) => misses.filter((miss) => miss !== false)

/** @param {Visited} visited */
export const toRatio = ({ page, twin }) => page.lcp / twin.lcp

/** @param {Entered['figures']} figures */
export const toRowsRatio = ({ rows, shell, alone }) => (rows - shell) / alone

/** @param {Visited} visited */
function visitMisses(visited) {
  const { name, page } = visited
  const goal = goalOf(name)
  return those([
    toRatio(visited) > goal.ratio && `${name}: LCP is over ${goal.ratio} of its twin`,
    page.tbt > goal.tbt && `${name}: TBT is over ${goal.tbt} ms`,
    page.cls > goal.cls && `${name}: CLS is over ${goal.cls}`,
    page.ready > goal.ready && `${name}: it listens after ${goal.ready} ms`,
    page.js > (goal.js ?? Infinity) && `${name}: JS is over ${(goal.js ?? 0) / 1000} kB`,
  ])
}

/** @param {Entered} entered */
function rowsMisses({ path, visit, figures }) {
  const isOver = toRowsRatio(figures) > ROWS_RATIO
  return those([
    isOver && `${path}, ${visit} visit: first rows are over ${ROWS_RATIO} of its answers alone`,
  ])
}

/** @param {Answered} answered */
function answerMisses({ action, speed, answers }) {
  const name = `${action.name}, CPU ${speed.slowdown}x`
  /** @param {keyof Answer} of @param {string} what */
  const isLate = (of, what) => {
    const goal = speed.goals[of] ?? Infinity
    return toFigures(answers, of).p95 > goal && `${name}: p95 of ${what} is over ${goal} ms`
  }
  return those([
    isLate('paint', 'the next paint'),
    isLate('content', 'new content'),
    toFigures(answers, 'paint').longest > LONGEST_PRESS_MS &&
      `${name}: one is over ${milliseconds(LONGEST_PRESS_MS)}`,
  ])
}

/**
 * Missed goals, one sentence each.
 * @param {{ visited: readonly Visited[], entered: readonly Entered[], answered: readonly Answered[] }} measured
 */
export const toMisses = ({ visited, entered, answered }) => [
  ...visited.flatMap(visitMisses),
  ...entered.flatMap(rowsMisses),
  ...answered.flatMap(answerMisses),
]
