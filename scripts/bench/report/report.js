import { toTable } from '../figures.js'
import { toGoals, toMisses } from '../goals.js'
import { toAnswersSection } from './answers-section.js'
import { LEFT_OUT, toCircumstances } from './left-out.js'
import { toRowsSection } from './rows-section.js'
import { toSummary } from './summary.js'
import { toMinutesSection, toPeersSection, toVisitsSection } from './visits-section.js'

/** @typedef {import('../presses/answers.js').Answered} Answered */
/** @typedef {import('../minute.js').Spent} Spent */
/** @typedef {import('../private.js').Entered} Entered */
/** @typedef {import('../rounds.js').Visited} Visited */

/**
 * Results of one run; empty for measurements that were not selected.
 * @typedef {object} Measured
 * @property {readonly Visited[]} visited
 * @property {readonly Visited[]} visitedPeers
 * @property {readonly Spent[]} minutes
 * @property {readonly Entered[]} entered
 * @property {readonly Answered[]} answered
 * @property {number} rounds
 * @property {readonly number[]} loads of the machine while it ran
 * @property {string} version of the browser
 */

const HOW_TO_RUN = `Written by \`npm run bench\` (Chromium as for the journeys; five rounds take about an hour). To look at a part, which then is
printed and not written: \`npm run bench -- --only pages\` or \`--only private\` (\`--page /reclamo\` for one of them) or \`--only answers\`
(\`--action claim\` for those of that name), with \`--rounds 1\` for a glance.

To compare another site, built into files of its own: \`npm run bench -- --peer name=folder\`, as often as there are sites. One that
is public: \`npm pack swagger-editor-dist@4.14.8\`, unpacked with \`tar xzf\`, then \`--peer swagger-editor=package\`.`

/** @param {readonly string[]} misses */
const toGoalsSection = (misses) => `## Goals

${toTable([['What', 'Where', 'At most'], ...toGoals()])}

${misses.length === 0 ? 'All met.' : `Missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`}`

/**
 * The report, with the sections that were measured.
 * @param {Measured} measured
 */
export function toReport(measured) {
  const { visited, visitedPeers, minutes, entered, answered, rounds, loads, version } = measured
  const misses = toMisses(measured)
  const sections = [
    visited.length > 0 && toVisitsSection(visited, rounds),
    visitedPeers.length > 0 && toPeersSection(visitedPeers),
    minutes.length > 0 && toMinutesSection(minutes),
    entered.length > 0 && toRowsSection(entered, rounds),
    answered.length > 0 && toAnswersSection(answered, rounds),
  ].filter((section) => section !== false)
  return `# Performance

![The largest paint of every public page beside its plain twin, and when the page listens](performance.svg)

${toSummary({ ...measured, misses })}

${HOW_TO_RUN}

${sections.join('\n\n')}

${toGoalsSection(misses)}

${LEFT_OUT}

${toCircumstances(loads, version)}
`
}
