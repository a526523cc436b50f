import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/**
 * One installed package. `licence` is its SPDX expression, '' without one.
 * @typedef {{ name: string, version: string, licence: string, dev: boolean, script: boolean, source: string, locked: boolean }} Package
 */

/** Licences that require only their notice; allowed in the build and in tools. */
export const ALLOWED = /** @type {const} */ ([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
])

/**
 * Packages with another licence and the reason why they are allowed. Only tools, not part of the build.
 * @type {readonly { name: RegExp, licence: string, why: string }[]}
 */
export const EXCEPTIONS = [
  {
    name: /^axe-core$/,
    licence: 'MPL-2.0',
    why: 'checks accessibility in tests, unchanged; file-level copyleft binds only changes to it',
  },
  {
    name: /^dictionary-es$/,
    licence: '(GPL-3.0 OR LGPL-3.0 OR MPL-1.1)',
    why: 'a word list for the check of spelling, unchanged, used under the MPL; nothing of it is built',
  },
  {
    name: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    why: "Vite's style compiler, unchanged; the styles it writes are not its work",
  },
]

/** Packages with an installation script; `.npmrc` disables all of these scripts. */
export const KNOWN_INSTALL_SCRIPTS = /** @type {const} */ ([
  // Would copy its worker, which is committed as public/mockServiceWorker.js.
  'msw',
])

/** @param {unknown} value @returns {Record<string, unknown>} */
const asRecord = (value) =>
  typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {}

/** @param {unknown} value @returns {string} */
const asText = (value) => (typeof value === 'string' ? value : '')

/**
 * True if an expression with `OR`, `AND` and brackets can be satisfied by allowed licences.
 * @param {string} expression SPDX, such as `(MIT OR GPL-3.0) AND ISC`
 * @returns {boolean} false for an invalid expression
 */
export function isAllowed(expression) {
  const text = expression.trim()
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1]
  if (inner !== undefined) return isAllowed(inner)
  const simpler = text.replace(/\([^()]*\)/g, (part) => (isAllowed(part) ? 'MIT' : 'none'))
  if (simpler !== text) return isAllowed(simpler)
  if (/\sOR\s/.test(text)) return text.split(/\sOR\s/).some(isAllowed)
  if (/\sAND\s/.test(text)) return text.split(/\sAND\s/).every(isAllowed)
  return ALLOWED.some((licence) => licence === text)
}

/** Every package of the lockfile. @returns {readonly Package[]} */
export function readPackages() {
  const { packages } = asRecord(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(asRecord(packages))
    .filter(([path]) => path !== '')
    .map(([path, value]) => {
      const locked = asRecord(value)
      return {
        name: path.split('node_modules/').at(-1) ?? path,
        version: asText(locked['version']),
        licence: asText(locked['license']),
        dev: locked['dev'] === true || locked['devOptional'] === true,
        script: locked['hasInstallScript'] === true,
        source: asText(locked['resolved']),
        locked: asText(locked['integrity']).startsWith('sha512-'),
      }
    })
}

/**
 * Problems of the installed packages, one sentence each.
 * @param {readonly Package[]} packages
 * @returns {readonly string[]}
 */
export function findProblems(packages) {
  return packages.flatMap(({ name, version, licence, dev, script, source, locked }) => {
    const isExcepted =
      dev && EXCEPTIONS.some((known) => known.name.test(name) && known.licence === licence)
    const isKnownScript = KNOWN_INSTALL_SCRIPTS.some((known) => known === name)
    return [
      ...(isAllowed(licence) || isExcepted ? [] : [`has the licence "${licence}"`]),
      ...(script && !isKnownScript ? ['wants to run a script on installation'] : []),
      ...(/^(https:\/\/registry\.npmjs\.org\/|$)/.test(source) ? [] : [`comes from ${source}`]),
      ...(locked ? [] : ['has no checksum in the lockfile']),
    ].map((problem) => `${name} ${version} ${problem}.`)
  })
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const packages = readPackages()
  /** @type {Record<string, number>} */
  const counts = {}
  for (const { licence } of packages) counts[licence] = (counts[licence] ?? 0) + 1
  console.table(counts)
  const problems = findProblems(packages)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
