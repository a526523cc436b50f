import { buildJourneys, runJourneys } from './journeys.js'

/**
 * The main journeys in Firefox and WebKit, and those of the desk in Chromium as well, on what `npm run e2e` builds. Names of engines
 * (`-- firefox webkit webkit-floor chromium`) run those alone; all else goes to vitest. `E2E_SKIP_BUILD=1`
 * takes the output as it stands.
 */
const ENGINES = ['firefox', 'webkit', 'webkit-floor', 'chromium']

const args = process.argv
  .slice(2)
  .flatMap((arg) => (ENGINES.includes(arg) ? ['--project', arg] : [arg]))

if (process.env['E2E_SKIP_BUILD'] !== '1') buildJourneys()
runJourneys('tests/vitest.browsers.config.ts', args)
