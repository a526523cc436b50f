import { buildJourneys, runJourneys } from './journeys.js'
import { buildDemo } from './demo/demo-build.js'
import { buildProduction } from './npm-run.js'

/** Builds the app and runs the journeys. Arguments go to vitest. `E2E_SKIP_BUILD=1` uses the existing outputs. */
if (process.env['E2E_SKIP_BUILD'] !== '1') {
  await Promise.all([
    buildJourneys(),
    // Behind nginx the API has the origin of the site. All external services are on, so that the policy
    // contains their hosts; the journeys mock them.
    buildProduction('dist-nginx', {
      VITE_API_HOST: '',
      VITE_GOOGLE_CLIENT_ID: 'prueba.apps.googleusercontent.com',
      VITE_GA_MEASUREMENT_ID: 'G-PRUEBA1',
      VITE_BI_REPORT_URL: 'https://bi.prueba.test/informe',
    }),
    // As `npm start` does it, which its journey then finds built.
    buildDemo('dist-demo', () => undefined),
  ])
}

runJourneys('tests/vitest.e2e.config.ts', process.argv.slice(2))
