/** @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]} */
export default {
  mutate: ['src/{api,config,device,domain,session}/**/*.ts', 'site/{headers,offline}/*.js'],
  testRunner: 'vitest',
  // `related` would look for tests only through the mutated file, and miss some.
  vitest: { configFile: 'tests/vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Code that runs while a file is loaded (a label, a schema, a header) needs all tests for its
  // mutants.
  ignoreStatic: false,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['progress', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'mutation-report/mutation.json' },
  // Vitest does not look for tests inside a folder with a leading dot.
  tempDirName: 'stryker-tmp',
  ignorePatterns: [
    '/dist*',
    '/docs',
    '/deploy',
    '/e2e-report',
    '/mutation-report',
    '/.ci',
    '/.cache',
  ],
  concurrency: 1,
  // Starting the test environment may take seconds on a busy machine.
  timeoutMS: 40_000,
}
