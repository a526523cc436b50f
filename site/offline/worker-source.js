import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Worker files by value of `VITE_OFFLINE`. */
const SOURCES = { on: 'service-worker.js', off: 'service-worker-off.js' }

/**
 * Source of a service worker as a classic script, without the `export` for the type check.
 * @param {keyof typeof SOURCES} which
 */
export function readWorkerSource(which) {
  const file = resolve(import.meta.dirname, SOURCES[which])
  return readFileSync(file, 'utf8').replace(/\n\/\/[^\n]*\nexport \{\}\n$/, '\n')
}
