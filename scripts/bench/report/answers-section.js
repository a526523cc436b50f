import { milliseconds, toFigures, toTable } from '../figures.js'

/** @typedef {import('../presses/answers.js').Answered} Answered */

const HEAD = [
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

/** @param {readonly Answered[]} answered */
function toAnswerTable(answered) {
  const rows = answered.map(({ action, speed, answers }) => {
    const paint = toFigures(answers, 'paint')
    const content = toFigures(answers, 'content')
    const goals = Object.entries(speed.goals).map(([of, goal]) => `${of} ${milliseconds(goal)}`)
    return [
      action.name,
      `${speed.slowdown}x`,
      String(answers.length),
      ...[paint.median, paint.p95, paint.longest, content.median, content.p95].map(milliseconds),
      goals.join(', '),
    ]
  })
  return toTable([HEAD, ...rows])
}

/** @param {readonly Answered[]} answered @param {number} rounds */
export function toAnswersSection(answered, rounds) {
  const passengers = answered.filter(({ action }) => action.role === undefined)
  const staff = answered.filter(({ action }) => action.role !== undefined)
  return `## Answers

Next paint: from a key or click until the browser paints again, as its own Event Timing tells it
(Interaction to Next Paint; nothing under 16 ms is told). New content: until what was asked for is painted. Medians
and the 95th of a hundred, in ${rounds === 1 ? 'one round' : `${rounds} rounds`}, the first press of a visit included. Pages are at rest, with the code they fetch ahead
when idle; a finger does not hover first, a mouse does. On \`/\` the welcome dialog is open only where it is closed, and was met on an
earlier page else. CPU 4x: the browser's own throttling.

${toAnswerTable(passengers)}

## Answers of the staff's screens

Pages of 100 claims, and 100,000 users on the page at once. New content leaves out the time in which an answer that the
press asked for was under way, several at once counted once (filtering and paging claims ask the server).

${toAnswerTable(staff)}`
}
