import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Journeys in a real Chromium against built output. Each worker has one browser and one API for all its files. */
export default defineConfig({
  resolve: {
    alias: {
      '@': resolve(import.meta.dirname, '../src'),
      '@tests': resolve(import.meta.dirname),
    },
  },
  test: {
    environment: 'node',
    include: ['tests/e2e/**/*.e2e.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Long enough for a busy machine; journeys are not retried.
    expect: { poll: { timeout: 20_000 } },
  },
})
