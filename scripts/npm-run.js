import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Environment of a build: the given variables override `.env`, and those of a test runner are removed
 * (NODE_ENV=test would build React's development version).
 * @param {Readonly<Record<string, string>>} [variables]
 */
export function buildEnvironment(variables = {}) {
  const env = { ...process.env, ...variables }
  for (const name of ['NODE_ENV', 'VITEST', 'MODE', 'DEV', 'PROD'])
    Reflect.deleteProperty(env, name)
  return env
}

/**
 * Runs a script of package.json; exits if it fails.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [variables]
 */
export async function npmRun(script, args, variables = {}) {
  const command = ['run', '--silent', script, '--', ...args]
  const child = spawn('npm', command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: buildEnvironment(variables),
  })
  await once(child, 'exit')
  if (child.exitCode !== 0) process.exit(child.exitCode ?? 1)
}

/** Overrides a local `.env`: production without the demo. */
const PRODUCTION = { VITE_DEMO: '', VITE_BRAND_NAME: '', VITE_GOOGLE_CLIENT_ID: '' }

/**
 * Builds for production into a folder, with Vite's manifest of chunks.
 * @param {string} outDir
 * @param {Readonly<Record<string, string>>} [variables]
 */
export function buildProduction(outDir, variables = {}) {
  const args = ['--outDir', outDir, '--emptyOutDir', '--manifest', '--logLevel', 'warn']
  return npmRun('build', args, { ...PRODUCTION, ...variables })
}
