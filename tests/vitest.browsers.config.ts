import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { EngineName } from './browsers/engine.ts'

/**
 * The journeys of each engine. WebKit without what the oldest supported browsers lack is the same engine: what
 * both would prove, one of them does.
 */
const JOURNEYS: readonly (readonly [EngineName, string])[] = [
  ['firefox', '*'],
  ['webkit', '{desk,passenger}'],
  ['webkit-floor', '{passenger,staff,visitor}'],
]

/** The main journeys in the other engines: each file has its own browser, site and API. */
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
    projects: JOURNEYS.map(([engine, name]) => ({
      extends: true,
      test: {
        name: engine,
        provide: { engine },
        environment: 'node',
        include: [`tests/browsers/${name}.journey.ts`],
        // Longer than a wait inside a test, so that the wait reports what it waits for.
        testTimeout: 180_000,
        hookTimeout: 120_000,
      },
    })),
  },
})
