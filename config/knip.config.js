import process from 'node:process'

/** `knip --production` ignores the tests, to find code that only tests import. */
const isProduction = process.argv.includes('--production')

/** @type {import('knip').KnipConfig} */
export default {
  // `!` marks production code.
  entry: [
    'src/mocks/**/*.ts!',
    'src/screens/*/*Page.tsx!',
    'site/{build-targets,plugin}.ts!',
    'site/prerender/render.tsx!',
    'site/offline/{service-worker*,share-target}.js!',
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
  // A file may export a part of its code for tests.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  ignoreDependencies: ['@fontsource-variable/figtree', 'accessibility-checker-engine'],
  // Vitest resolves the environment from the repository's root, knip from the configuration's folder.
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
