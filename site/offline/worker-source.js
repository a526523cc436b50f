import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What `VITE_OFFLINE` chooses between. */
const SOURCES = { on: 'service-worker.js', off: 'service-worker-off.js' }

/**
 * The source of a service worker as a classic script: without the `export` that the type check needs.
 * @param {keyof typeof SOURCES} which
 */
export function readWorkerSource(which) {
  const file = resolve(import.meta.dirname, SOURCES[which])
  return readFileSync(file, 'utf8').replace(/\n\/\/[^\n]*\nexport \{\}\n$/, '\n')
}
