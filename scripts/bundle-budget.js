import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importFromApp } from '../site/import-from-app.js'
import { buildProduction } from './npm-run.js'
import { findExcess, scriptsOf, sizeOf, storedFiles, weigh } from './tools/output-sizes.js'

/** @type {typeof import('../site/prerender/page-files.ts')} */
const { PAGE_FILES, SHELL_FILES } = await importFromApp('site/prerender/page-files.ts')
/** @type {typeof import('../site/budgets.ts')} */
const { OTHER_BUDGETS } = await importFromApp('site/budgets.ts')

const FORMS = ['/reclamo', '/contacto', '/cobros']
const PHONES = ['/reclamo', '/contacto']

/**
 * Code that pages load only on demand, found by a text that survives minification; without `isForAll`, public pages.
 * @satisfies {readonly { what: string, text: string, except?: readonly string[], isForAll?: true }[]}
 */
const FORBIDDEN = [
  { what: 'msw', text: 'mockServiceWorker' },
  { what: 'the demo API', text: 'vuelo-justo-demo' },
  // Dialogs load it when they open, but the referrer's code has to open without a connection.
  {
    what: 'MUI and its style engine',
    text: 'data-emotion',
    except: ['/qr-info'],
    isForAll: true,
  },
  { what: '@tanstack/react-query', text: 'isFetchedAfterMount' },
  {
    what: 'react-hook-form',
    text: 'shouldUnregister',
    except: [...FORMS, '/profile', '/reset-password'],
    isForAll: true,
  },
  { what: 'phone metadata', text: 'country_calling_codes', except: PHONES },
  { what: "Google's sign-in", text: 'accounts.google.com/gsi' },
  { what: 'visit statistics', text: 'googletagmanager.com' },
  { what: 'the sign-in dialog', text: 'Repetir contraseña' },
  { what: 'the admin screens', text: 'Checking permissions' },
  { what: 'the legal screens', text: 'Buscar por correo' },
]

/** `.ci/run` names the folder of its production build. */
const { BUILT_DIR } = process.env
const dir = BUILT_DIR ?? mkdtempSync(join(tmpdir(), 'vuelo-justo-budget-'))
if (BUILT_DIR === undefined) {
  process.on('exit', () => {
    rmSync(dir, { recursive: true, force: true })
  })
  await buildProduction(dir)
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

const intruders = files.flatMap(({ path, files: [file = ''], budget }) => {
  const parts = scriptsOf(dir, file)
  return FORBIDDEN.filter(
    ({ except = [], isForAll = false }) =>
      (isForAll || budget.js !== undefined) && !except.includes(path),
  ).flatMap(({ what, text }) =>
    parts
      .filter((script) => readFileSync(join(dir, script), 'utf8').includes(text))
      .map((script) => `${path} downloads ${what} (${script}).`),
  )
})

const complaints = [...findExcess(all), ...intruders]
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
