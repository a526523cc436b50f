import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importFromApp } from '../site/import-from-app.js'
import { buildProduction } from './npm-run.js'
import { findExcess, scriptsOf, sizeOf, storedFiles, weigh } from './tools/output-sizes.js'

/** @type {typeof import('../site/prerender/page-files.ts')} */
const { PAGE_FILES, SHELL_FILES } = await importFromApp('site/prerender/page-files.ts')
/** @type {typeof import('../src/app/pages.ts')} */
const { OTHER_BUDGETS } = await importFromApp('src/app/pages.ts')

/** @type {{ what: string, text: string, except?: readonly string[] }} */
const STYLE_ENGINE = { what: 'MUI and its style engine', text: 'data-emotion' }

const FORMS = ['/reclamo', '/contacto', '/cobros']
const PHONES = ['/reclamo', '/contacto']

/**
 * Code that public pages load only on demand, found by a text that survives minification.
 * @satisfies {readonly { what: string, text: string, except?: readonly string[] }[]}
 */
const FORBIDDEN = [
  { what: 'msw', text: 'mockServiceWorker' },
  { what: 'the demo API', text: 'vuelo-justo-demo' },
  STYLE_ENGINE,
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

const files = [...PAGE_FILES, ...SHELL_FILES]

/** HTML of every page with its inline styles. */
const htmls = files.map(({ path, files: [file = ''], budget }) => ({
  what: `The HTML of ${path}`,
  budget: budget.html,
  parts: [weigh(dir, file)],
}))

/** JavaScript that a public page loads at the start. */
const scripts = files.flatMap(({ path, files: [file = ''], budget }) =>
  budget.js === undefined
    ? []
    : {
        route: path,
        what: `The JavaScript of ${path}`,
        budget: budget.js,
        most: OTHER_BUDGETS.files,
        parts: scriptsOf(dir, file).map((script) => weigh(dir, script)),
      },
)

const stored = {
  what: 'What the worker stores',
  budget: OTHER_BUDGETS.stored,
  parts: storedFiles(dir).map((file) => weigh(dir, file)),
}

const all = [...htmls, ...scripts, stored]
console.table(
  all.map(({ what, budget, parts }) => ({
    what,
    files: parts.length,
    'kB gzip': Number(sizeOf(parts).toFixed(1)),
    budget,
  })),
)

// Dialogs load it when they open, but the referrer's code has to open without a connection.
const dressed = SHELL_FILES.filter(({ path }) => path !== '/qr-info').flatMap(
  ({ path, files: [file = ''] }) =>
    scriptsOf(dir, file)
      .filter((script) => readFileSync(join(dir, script), 'utf8').includes(STYLE_ENGINE.text))
      .map((script) => `${path} downloads ${STYLE_ENGINE.what} (${script}).`),
)

const intruders = scripts.flatMap(({ route, parts }) =>
  FORBIDDEN.filter(({ except = [] }) => !except.includes(route)).flatMap(({ what, text }) =>
    parts
      .filter(({ file }) => readFileSync(join(dir, file), 'utf8').includes(text))
      .map(({ file }) => `${route} downloads ${what} (${file}).`),
  ),
)

const complaints = [...findExcess(all), ...intruders, ...dressed]
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
