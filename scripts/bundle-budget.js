import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { importFromApp } from '../site/import-from-app.js'
import { buildProduction } from './npm-run.js'

/** @type {typeof import('../site/prerender/page-files.ts')} */
const { PAGE_FILES, SHELL_FILES } = await importFromApp('site/prerender/page-files.ts')

/** What answers for any address; the pages of the map have a budget of their own. */
const NO_PAGE_BUDGET = 119

/** Gzip kB of JavaScript that a first visit may download, per page: what its HTML asks for. */
const PAGES = [...PAGE_FILES, ...SHELL_FILES]
  .filter(({ budget, code }) => budget !== undefined || code.length === 0)
  .map(({ path, files: [file = ''], budget = NO_PAGE_BUDGET }) => ({ route: path, file, budget }))

const FORMS = ['/reclamo', '/contacto', '/cobros']
const PHONES = ['/reclamo', '/contacto']

/**
 * What no public page downloads before it is needed, each known by a text that survives minifying.
 * @satisfies {readonly { what: string, text: string, except?: readonly string[] }[]}
 */
const FORBIDDEN = [
  { what: 'msw', text: 'mockServiceWorker' },
  { what: 'the demo API', text: 'vuelo-justo-demo' },
  { what: 'MUI and its style engine', text: 'data-emotion' },
  { what: '@tanstack/react-query', text: 'isFetchedAfterMount' },
  { what: 'react-hook-form', text: 'shouldUnregister', except: FORMS },
  { what: 'phone metadata', text: 'country_calling_codes', except: PHONES },
  { what: "Google's sign-in", text: 'accounts.google.com/gsi' },
  { what: 'visit statistics', text: 'googletagmanager.com' },
  { what: 'the sign-in dialog', text: 'Repetir contraseña' },
  { what: 'the admin screens', text: 'Checking permissions' },
  { what: 'the legal screens', text: 'Buscar por correo' },
]

const { values } = parseArgs({ options: { dir: { type: 'string' } } })
const dir = values.dir ?? mkdtempSync(join(tmpdir(), 'vuelo-justo-budget-'))
if (values.dir === undefined) {
  process.on('exit', () => {
    rmSync(dir, { recursive: true, force: true })
  })
  buildProduction(dir)
}

/** @param {string} file */
const textOf = (file) => readFileSync(join(dir, file), 'utf8')

/** @param {string} file */
const kilobytesOf = (file) => gzipSync(textOf(file)).length / 1000

/**
 * The scripts that a page asks for by itself.
 * @param {string} page
 */
function scriptsOf(page) {
  const asked = textOf(page).matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)
  return [...new Set([...asked].map(([, file]) => file ?? ''))]
}

const rows = PAGES.map(({ route, file, budget }) => {
  const parts = scriptsOf(file).map((script) => ({ file: script, size: kilobytesOf(script) }))
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  return { route, budget, parts, total }
})

console.table(
  rows.map(({ route, parts, total, budget }) => ({
    route,
    files: parts.length,
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

const intruders = rows.flatMap(({ route, parts }) =>
  FORBIDDEN.filter(({ except = [] }) => !except.includes(route)).flatMap(({ what, text }) =>
    parts
      .filter(({ file }) => textOf(file).includes(text))
      .map(({ file }) => `${route} downloads ${what} (${file}).`),
  ),
)

const complaints = [...tooLarge, ...intruders]
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
