import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** A file of the build whose name contains the hash of its content. */
const HASHED = /-[\w-]{7,8}\.\w+$/

const TEXTS = ['.html', '.js', '.css', '.svg', '']

const filesBelow = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ path: join(parentPath, name), folder: parentPath, name }))

/** The name with another hash. */
const renew = (name: string) =>
  name.replace(/.(\.\w+)$/, (end) => (end.startsWith('0') ? '1' : '0') + end.slice(1))

/**
 * Turns a copy of the build into the release after it: every hashed file has another name, the old ones are
 * gone, and the worker has another version.
 *
 * @param dir the folder that is served
 */
export function deployNextRelease(dir: string): void {
  const files = filesBelow(dir)
  const names = new Set(files.map(({ name }) => name).filter((name) => HASHED.test(name)))
  for (const { path, name, folder } of files) {
    const bytes = readFileSync(path)
    // A new file: the server may still be reading the old one.
    rmSync(path)
    const next = join(folder, names.has(name) ? renew(name) : name)
    if (!TEXTS.includes(extname(name))) writeFileSync(next, bytes)
    else {
      const text = bytes
        .toString()
        .replace(/[\w.-]+\.\w+/g, (word) => (names.has(word) ? renew(word) : word))
      writeFileSync(next, name === 'sw.js' ? text.replace(/(["'`])[\da-f]{12}\1/, '"next"') : text)
    }
  }
}
