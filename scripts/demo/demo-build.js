import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { build } from 'vite'
import { importFromApp } from '../../site/import-from-app.js'

/** @typedef {{ sources: string, people: readonly string[] }} BuildRecord */

/** Stored in the output folder, because any other build empties it and so removes the record. */
const RECORD = '.built-from.json'

const FOLDERS = ['src', 'site', 'public']
const FILES = /^(index\.html|package(-lock)?\.json|vite\.config\.ts|\.env.*)$/

/** @returns {string[]} */
function listSources() {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return [...inside, ...readdirSync('.').filter((name) => FILES.test(name))].sort()
}

/** Hash of the files and variables that the build reads. */
function fingerprintSources() {
  const hash = createHash('sha256')
  for (const path of listSources()) {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  for (const [name, value = ''] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\n`)
  }
  return hash.digest('hex')
}

/**
 * @param {string} outDir
 * @returns {BuildRecord | null}
 */
function readRecord(outDir) {
  try {
    return /** @type {BuildRecord} */ (JSON.parse(readFileSync(join(outDir, RECORD), 'utf8')))
  } catch {
    return null
  }
}

/**
 * Builds the demo if its sources changed since the last build.
 * @param {string} outDir
 * @param {() => void} onBuild called before it builds
 * @returns {Promise<readonly string[]>} names of the demo users
 */
export async function buildDemo(outDir, onBuild) {
  const sources = fingerprintSources()
  const record = readRecord(outDir)
  if (record?.sources === sources) return record.people
  // Fails before the build if the folder cannot be written.
  mkdirSync(outDir, { recursive: true })
  accessSync(outDir, constants.W_OK)
  onBuild()
  await build({ mode: 'demo', logLevel: 'error', build: { outDir, emptyOutDir: true } })
  /** @type {typeof import('../../src/config/demo-people.ts')} */
  const { DEMO_PEOPLE } = await importFromApp('src/config/demo-people.ts')
  const people = DEMO_PEOPLE.map(({ label }) => label)
  writeFileSync(join(outDir, RECORD), JSON.stringify({ sources, people }))
  return people
}
