import { countRounds, milliseconds, toTable } from '../figures.js'
import { toRowsRatio } from '../goals.js'

/** @typedef {import('../private.js').Entered} Entered */

const HEAD = ['Page', 'Visit', 'Skeleton', 'Code', 'Called', 'Answered', 'Rows', 'Alone', 'Ratio']

/** @param {readonly Entered[]} entered @param {number} rounds */
export function toRowsSection(entered, rounds) {
  const rows = entered.map(({ path, visit, figures }) => {
    const { shell, code, called, answered, rows: painted, alone } = figures
    const times = [shell, code, called, answered, painted, alone].map(milliseconds)
    return [`\`${path}\``, visit, ...times, toRowsRatio(figures).toFixed(2)]
  })
  return `## Private pages

A user who signed in before, on the same slow line and CPU, ${countRounds(rounds)}: staff at a desk with 600 claims, a passenger
on a phone with four. A first visit has nothing stored; a later one has the code in the browser's cache, without the worker.

Ratio: from the first paint of the skeleton to the first paint of rows, divided by Alone, which is what the answers that were
there before those rows take when the same skeleton without code makes those calls at once at its first paint. Only a page that
calls before its first paint can be under 1; a first visit waits for its code as well, which the answers alone do not.

Skeleton: first paint. Code: the first file of code is there, and can begin to run. Called, Answered: the first of those calls is
sent, the last of their answers is there.

${toTable([HEAD, ...rows])}`
}
