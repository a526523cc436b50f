import { spawnSync } from 'node:child_process'
import { buildEnvironment, buildProduction } from './npm-run.js'

/** Port of the journeys' API server; also read by tests/e2e/api-server.ts. */
const API_PORT = process.env['E2E_API_PORT'] ?? '4801'

/** Builds for production with the journeys' API. */
export function buildJourneys() {
  return buildProduction('dist-e2e', { VITE_API_HOST: `http://127.0.0.1:${API_PORT}` })
}

/**
 * Runs journeys and exits with their exit code.
 * @param {string} config
 * @param {readonly string[]} args
 */
export function runJourneys(config, args) {
  const command = ['--no-install', 'vitest', 'run', '--config', config, ...args]
  // Without the NODE_ENV that a build leaves.
  const env = buildEnvironment()
  const { status } = spawnSync('npx', command, { stdio: ['ignore', 'inherit', 'inherit'], env })
  process.exit(status ?? 1)
}
