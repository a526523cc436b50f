import { spawnSync } from 'node:child_process'

/**
 * The environment of a build: the given variables win over `.env`, and nothing that a test runner
 * set leaks in (NODE_ENV=test would build React's development version).
 * @param {Readonly<Record<string, string>>} variables
 */
function buildEnvironment(variables) {
  const env = { ...process.env, ...variables }
  for (const name of ['NODE_ENV', 'VITEST', 'MODE', 'DEV', 'PROD'])
    Reflect.deleteProperty(env, name)
  return env
}

/**
 * Runs a script of package.json and stops this program when it fails.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [variables]
 */
export function npmRun(script, args, variables = {}) {
  const command = ['run', '--silent', script, '--', ...args]
  const { status } = spawnSync('npm', command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: buildEnvironment(variables),
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** What a passenger downloads: no demo, whatever a local `.env` says. */
const PRODUCTION = { VITE_DEMO: '', VITE_BRAND_NAME: '', VITE_GOOGLE_CLIENT_ID: '' }

/**
 * Builds production output into a folder, with Vite's list of chunks beside it.
 * @param {string} outDir
 * @param {Readonly<Record<string, string>>} [variables]
 */
export function buildProduction(outDir, variables = {}) {
  const args = ['--outDir', outDir, '--emptyOutDir', '--manifest', '--logLevel', 'warn']
  npmRun('build', args, { ...PRODUCTION, ...variables })
}
