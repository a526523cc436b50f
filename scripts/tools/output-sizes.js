import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @typedef {{ readonly file: string, readonly size: number }} Part */

/**
 * Budget and size in kB, and the maximum number of files.
 * @typedef {{
 *   readonly what: string, readonly budget: number, readonly most?: number, readonly parts: readonly Part[]
 * }} Weighed
 */

// Compressed formats, which hosts do not compress again.
const SQUEEZED = /\.(woff2|png|webp)$/
const LISTED = 8

/** A name of built output with its hash. */
const HASHED = /\b([A-Za-z][\w.-]*)-([\w-]{7,8})\.(js|css)\b/g

/**
 * Gives names hashes that depend on the name alone and are as random as the real ones: those change with any file, and
 * each compresses to another size.
 * @param {Buffer} content
 */
function withStableHashes(content) {
  const text = content.toString('latin1').replace(HASHED, (...match) => {
    const [, name = '', { length } = '', ending = ''] = /** @type {string[]} */ (match)
    const hash = createHash('sha256').update(`${name}.${ending}`).digest('base64url')
    return `${name}-${hash.slice(0, length)}.${ending}`
  })
  return Buffer.from(text, 'latin1')
}

/**
 * A file with its transfer size, the same for every hash that its names have.
 * @param {string} dir of the built output
 * @param {string} file
 * @returns {Part}
 */
export function weigh(dir, file) {
  const content = readFileSync(join(dir, file))
  if (SQUEEZED.test(file)) return { file, size: content.length / 1000 }
  return { file, size: gzipSync(withStableHashes(content)).length / 1000 }
}

/**
 * Scripts that a page loads at the start.
 * @param {string} dir
 * @param {string} page
 */
export function scriptsOf(dir, page) {
  const html = readFileSync(join(dir, page), 'utf8')
  const asked = html.matchAll(/["\s]\/(assets\/[^"\s]+\.js)(?=["\s])/g)
  return [...new Set([...asked].map(([, file]) => file ?? ''))]
}

/**
 * Files that the service worker stores after a first visit, from its own list; pages by their address.
 * @param {string} dir
 * @throws if the worker has no list
 */
export function storedFiles(dir) {
  const worker = readFileSync(join(dir, 'sw.js'), 'utf8')
  const [, list] = /const FILES = readList\('(.*)'\)/.exec(worker) ?? []
  if (list === undefined) throw new Error('sw.js has no list of files')
  /** @type {unknown} */
  const addresses = JSON.parse(list)
  return /** @type {string[]} */ (addresses).map((address) => {
    const page = join(address, 'index.html')
    return existsSync(join(dir, page)) ? page : address
  })
}

/** @param {readonly Part[]} parts */
export const sizeOf = (parts) => parts.reduce((sum, { size }) => sum + size, 0)

/**
 * One message for each exceeded budget or number of files, with the largest parts.
 * @param {readonly Weighed[]} all
 */
export function findExcess(all) {
  const tooMany = all
    .filter(({ most = Infinity, parts }) => parts.length > most)
    .map(({ what, most, parts }) => {
      const names = parts.map(({ file }) => `    ${file}`).join('\n')
      return `${what}: ${String(parts.length)} files, ${String(most)} are allowed:\n${names}`
    })
  const tooHeavy = all
    .filter(({ budget, parts }) => sizeOf(parts) > budget)
    .map(({ what, budget, parts }) => {
      const heaviest = parts.toSorted((a, b) => b.size - a.size).slice(0, LISTED)
      const lines = heaviest.map(({ file, size }) => `    ${size.toFixed(1)} kB  ${file}`)
      const needed = sizeOf(parts).toFixed(1)
      return `${what}: ${needed} kB, ${budget} kB are allowed:\n${lines.join('\n')}`
    })
  return [...tooMany, ...tooHeavy]
}
