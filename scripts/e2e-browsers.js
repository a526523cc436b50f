import { buildJourneys, runJourneys } from './journeys.js'

/**
 * Runs the main journeys in Firefox and WebKit, on the build of `npm run e2e`. Names of engines
 * (`-- firefox webkit webkit-floor`) select those; other arguments go to vitest. `E2E_SKIP_BUILD=1` uses the
 * existing output.
 */
const ENGINES = ['firefox', 'webkit', 'webkit-floor']

const args = process.argv
  .slice(2)
  .flatMap((arg) => (ENGINES.includes(arg) ? ['--project', arg] : [arg]))

if (process.env['E2E_SKIP_BUILD'] !== '1') await buildJourneys()
runJourneys('tests/vitest.browsers.config.ts', args)
