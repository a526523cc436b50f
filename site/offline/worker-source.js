import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Worker files by value of `VITE_OFFLINE`. */
const SOURCES = { on: ['service-worker.js', 'share-target.js'], off: ['service-worker-off.js'] }

/**
 * Source of a service worker as a classic script, without the `export` for the type check. Each further
 * file is a block, so that its names are its own.
 * @param {keyof typeof SOURCES} which
 */
export function readWorkerSource(which) {
  const [first = '', ...others] = SOURCES[which].map((file) =>
    readFileSync(resolve(import.meta.dirname, file), 'utf8').replace(
      /\n\/\/[^\n]*\nexport \{\}\n$/,
      '\n',
    ),
  )
  return [first, ...others.map((source) => `{\n${source}}\n`)].join('')
}
