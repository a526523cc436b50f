import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { buildProduction } from './npm-run.js'

/** @typedef {{ file: string, src?: string, imports?: string[], dynamicImports?: string[] }} Chunk */

/** What every page loads before its own screen: the entrance and the code it awaits. */
const BOOT = ['index.html', 'src/app/start.tsx']

/**
 * Gzip kB of JavaScript a first visit may download, per page.
 * @satisfies {readonly { route: string, screen: string, budget: number }[]}
 */
const ROUTES = [
  { route: '/', screen: 'src/screens/landing/LandingPage.tsx', budget: 175 },
  { route: '/reclamo', screen: 'src/screens/claim/ClaimPage.tsx', budget: 270 },
]

/**
 * What the landing page never downloads, each known by a text that survives minifying.
 * @satisfies {readonly { what: string, text: string }[]}
 */
const FORBIDDEN = [
  { what: 'msw', text: 'mockServiceWorker' },
  { what: 'phone metadata', text: 'country_calling_codes' },
  { what: 'react-hook-form', text: 'shouldUnregister' },
  { what: '@tanstack/react-query', text: 'isFetchedAfterMount' },
  { what: 'the demo API', text: 'vuelo-justo-demo' },
  { what: 'the admin screens', text: 'Checking permissions' },
  { what: 'the legal screens', text: 'Buscar por correo' },
]

const FORBIDDEN_SOURCES = /^src\/(mocks|screens\/(admin|legal)|features\/claims-desk)\b/

const { values } = parseArgs({ options: { dir: { type: 'string' } } })
const dir = values.dir ?? mkdtempSync(join(tmpdir(), 'vuelo-justo-budget-'))
if (values.dir === undefined) {
  process.on('exit', () => {
    rmSync(dir, { recursive: true, force: true })
  })
  buildProduction(dir)
}

/** @type {unknown} */
const read = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
const manifest = /** @type {Readonly<Record<string, Chunk>>} */ (read)

/** @param {string} key */
function chunkOf(key) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk for ${key}: mend the tables of this script.`)
  return chunk
}

/**
 * The chunks that come with the given ones, without what they load later.
 * @param {readonly string[]} keys
 * @returns {Chunk[]}
 */
function closureOf(keys) {
  /** @type {Set<string>} */
  const seen = new Set()
  /** @param {string} key */
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    chunkOf(key).imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen].map(chunkOf).filter(({ file }) => file.endsWith('.js'))
}

/** @param {Chunk} chunk */
const textOf = (chunk) => readFileSync(join(dir, chunk.file), 'utf8')

/** @param {Chunk} chunk */
const kilobytesOf = (chunk) => gzipSync(textOf(chunk)).length / 1000

const rows = ROUTES.map(({ route, screen, budget }) => {
  const chunks = closureOf([...BOOT, screen])
  const parts = chunks.map((chunk) => ({ file: chunk.file, size: kilobytesOf(chunk) }))
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  return { route, screen, budget, chunks, parts, total }
})

console.table(
  rows.map(({ route, chunks, total, budget }) => ({
    route,
    chunks: chunks.length,
    'JS kB gzip': Number(total.toFixed(1)),
    budget,
  })),
)

const tooLarge = rows
  .filter(({ total, budget }) => total > budget)
  .map(({ route, total, budget, parts }) => {
    const largest = parts.toSorted((a, b) => b.size - a.size).slice(0, 8)
    const lines = largest.map(({ file, size }) => `    ${size.toFixed(1)} kB  ${file}`)
    return `${route} needs ${total.toFixed(1)} kB, ${budget} kB are allowed:\n${lines.join('\n')}`
  })

const landing = rows.find(({ route }) => route === '/')?.chunks ?? []
const intruders = landing.flatMap((chunk) => {
  const text = textOf(chunk)
  const found = FORBIDDEN.filter((entry) => text.includes(entry.text)).map(({ what }) => what)
  if (FORBIDDEN_SOURCES.test(chunk.src ?? '')) found.push(chunk.src ?? '')
  return found.map((what) => `The landing page downloads ${what} (${chunk.file}).`)
})

const complaints = [...tooLarge, ...intruders]
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
