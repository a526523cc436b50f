import { defineConfig } from 'vitest/config'
import { TIME_ZONE } from '../src/domain/country/chile.ts'
import unitTests, { PAGE } from './vitest.config.ts'

// Threads have no time zone of their own, and Stryker runs tests in threads.
process.env['TZ'] ??= TIME_ZONE

/**
 * The tests that mutation testing (stryker.config.js) runs again and again: those of the mutated
 * rooms alone, and the rules of domain/ without a page, which takes longer to make than they to run.
 */
export default defineConfig((env) => {
  const { test = {}, ...rest } = unitTests(env)
  // Threads take no options of the memory either.
  const { projects: _all, execArgv: _memory, ...shared } = test
  return {
    ...rest,
    test: {
      ...shared,
      // A worker a file would cost more than the tests.
      isolate: false,
      // What a mutant leaves waiting for ever is a failed test, not a lost worker.
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
            // What one file stores on the device is not for the next to find.
            isolate: true,
            include: ['tests/{device,session}/**/*.test.{ts,tsx}'],
          },
        },
      ],
    },
  }
})
