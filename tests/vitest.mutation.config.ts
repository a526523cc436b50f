import { defineConfig } from 'vitest/config'
import { TIME_ZONE } from '../src/domain/country/chile.ts'
import unitTests, { PAGE } from './vitest.config.ts'

// Threads share the time zone of the process, and Stryker runs tests in threads.
process.env['TZ'] ??= TIME_ZONE

/**
 * The tests for mutation testing (stryker.config.js): only those of the mutated rooms, and the rules of
 * domain/ without jsdom, whose setup takes longer than the tests.
 */
export default defineConfig((env) => {
  const { test = {}, ...rest } = unitTests(env)
  // Threads accept no memory options either.
  const { projects: _all, execArgv: _memory, ...shared } = test
  return {
    ...rest,
    test: {
      ...shared,
      // A worker per file would cost more than the tests.
      isolate: false,
      // An endless wait in a mutant is a failed test, not a lost worker.
      testTimeout: 15_000,
      projects: [
        {
          extends: true,
          test: { name: 'domain', environment: 'node', include: ['tests/domain/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'rooms',
            ...PAGE,
            include: ['tests/api/**/*.test.ts', 'tests/house/{env,headers,service-worker}.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'device',
            ...PAGE,
            // Stored data of one file must not reach the next.
            isolate: true,
            include: ['tests/{device,session}/**/*.test.{ts,tsx}'],
          },
        },
      ],
    },
  }
})
