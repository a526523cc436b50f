import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { EngineName } from './browsers/engine.ts'

const ENGINES: readonly EngineName[] = ['firefox', 'webkit', 'webkit-floor', 'chromium']

/** The main journeys in the other engines, and those of the desk in all of them: each file has a browser, a site and an API of its own. */
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
        // Most of what Chromium is driven on has journeys of its own, in tests/e2e.
        include: [`tests/browsers/${engine === 'chromium' ? 'desk' : '*'}.journey.ts`],
        // A wait says what it waits for before the test's own time is over.
        testTimeout: 180_000,
        hookTimeout: 120_000,
      },
    })),
  },
})
