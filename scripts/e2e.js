import { spawnSync } from 'node:child_process'
import { buildProduction, npmRun } from './npm-run.js'

/**
 * Builds what the journeys drive, then runs them. Arguments go to vitest.
 * `E2E_SKIP_BUILD=1` takes all outputs as they stand, `E2E_SKIP_BUILD=demo` only the demo's.
 */
const skip = process.env['E2E_SKIP_BUILD'] ?? ''

// Where the journeys' own API listens; tests/e2e/api-server.ts reads it as well.
const apiPort = process.env['E2E_API_PORT'] ?? '4801'

if (skip !== '1') {
  buildProduction('dist-e2e', { VITE_API_HOST: `http://127.0.0.1:${apiPort}` })
  // Behind nginx the API has the site's own origin; every outside service is on, so that its hosts
  // are in the policy. The journeys answer in their place.
  buildProduction('dist-nginx', {
    VITE_API_HOST: '',
    VITE_GOOGLE_CLIENT_ID: 'prueba.apps.googleusercontent.com',
    VITE_GA_MEASUREMENT_ID: 'G-PRUEBA1',
    VITE_BI_REPORT_URL: 'https://bi.prueba.test/informe',
  })
}
if (skip === '') npmRun('build:demo', ['--logLevel', 'warn'])

const args = ['vitest', 'run', '--config', 'vitest.e2e.config.ts', ...process.argv.slice(2)]
const { status } = spawnSync('npx', ['--no-install', ...args], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
process.exit(status ?? 1)
