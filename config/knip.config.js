import process from 'node:process'

/** `knip --production` leaves the tests out: what only they import is dead, however well tested. */
const isProduction = process.argv.includes('--production')

/** @type {import('knip').KnipConfig} */
export default {
  // A mark of exclamation: this is part of the product.
  entry: [
    'src/mocks/**/*.ts!',
    'src/screens/*/*Page.tsx!',
    'site/{build-targets,plugin}.ts!',
    'site/prerender/render.tsx!',
    'site/offline/service-worker*.js!',
    'site/search-engines/crawl-files.ts!',
    'scripts/**/*.js!',
    'config/html-validate.config.js',
    'tests/e2e/**/*.e2e.ts',
    'tests/browsers/*.journey.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'site/**/*.{js,ts,tsx}!',
    'scripts/**/*.js!',
    'tests/**/*.{ts,tsx}',
    '*.{js,ts}',
    'config/**/*.js',
  ],
  // Tests may look at a part of what a file does by its own export.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  ignoreDependencies: ['@fontsource-variable/figtree'],
  // Vitest names its environment from the root of the repository, knip from the configuration's folder.
  ignoreUnresolved: ['./tests/support/page-environment.ts'],
  ignoreBinaries: isProduction ? ['vite'] : [],
  vitest: {
    config: [
      'tests/vitest.config.ts',
      'tests/vitest.e2e.config.ts',
      'tests/vitest.browsers.config.ts',
      'tests/vitest.mutation.config.ts',
    ],
    entry: [
      'tests/**/*.test.{ts,tsx}',
      'tests/support/setup.ts',
      'tests/support/page-environment.ts',
    ],
  },
}
