import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { EngineName } from './browsers/engine.ts'

const ENGINES: readonly EngineName[] = ['firefox', 'webkit', 'webkit-floor', 'chromium']

/**
 * The main journeys in the other engines, and those of the desk in every engine: each file has its own
 * browser, site and API.
 */
export default defineConfig({
  resolve: {
    alias: {
      '@': resolve(import.meta.dirname, '../src'),
      '@tests': resolve(import.meta.dirname),
    },
  },
  test: {
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
    projects: ENGINES.map((engine) => ({
      extends: true,
      test: {
        name: engine,
        provide: { engine },
        environment: 'node',
        // Chromium runs most journeys of tests/e2e instead.
        include: [`tests/browsers/${engine === 'chromium' ? 'desk' : '*'}.journey.ts`],
        // Longer than a wait inside a test, so that the wait reports what it waits for.
        testTimeout: 180_000,
        hookTimeout: 120_000,
      },
    })),
  },
})
