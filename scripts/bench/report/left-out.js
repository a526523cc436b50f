import { availableParallelism } from 'node:os'

/** Limits of the figures. */
export const LEFT_OUT = `## What this leaves out

- A network: pages and API are on this machine. Latency and width are the browser's emulation, without loss;
  presses, the first minute and the worker's downloads are not slowed down at all.
- A phone: a CPU 4 times slower is a desktop's with fewer turns, not a phone's memory, graphics, heat or keyboard.
- Other machines and browsers: this is one machine, and Chromium without a window.
- Other services: no sign-in with Google, no visit statistics, no report or flags from their own hosts.
- Later visits to public pages: every visit is a first one, and nothing is in a cache. The worker asks again for what the page has, and this server
  sends no validators, so that it counts twice; a host that answers 304 saves up to the load.
- The browser's own downloads: the worker's file and the web app's manifest.
- Work beside a wait: what the page does while an answer is under way is left out of the new content with the wait.
- People: no visit reads, scrolls, turns the phone or presses before the page is at rest. Medians hide the slow visits.`

/**
 * Machine and settings of the measurement, and its reliability.
 * @param {readonly number[]} loads of the machine while it ran
 * @param {string} version of the browser
 */
export function toCircumstances(loads, version) {
  const cores = availableParallelism()
  const [least, most] = [Math.min(...loads), Math.max(...loads)]
  const isBusy = most > 2 * cores
  return `Measured on ${new Date().toLocaleDateString('sv-SE')} on a machine with ${cores} cores (load ${least.toFixed(1)} to ${most.toFixed(1)}), Chromium ${version}.
${isBusy ? 'Other work ran on it meanwhile: alone it is faster, and a missed goal says less.\n' : ''}Times depend on the machine and on what else runs there, ratios within one run much less: compare a page with its
twin, not one run with another.`
}
