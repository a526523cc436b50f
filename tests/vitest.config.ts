import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { TIME_ZONE } from '../src/domain/country/chile.ts'
import app from '../vite.config.ts'

const TEST = /\.test\.tsx?$/
const OF_PAGES = /^tests\/(api|app|device|faults|mocks|models|screens|session|ui)\//
/** Replaced modules or hydration, which would affect later pages of a shared worker. */
const LEAVES_TRACES = /\bvi\.(mock|resetModules)\(|site\/prerender\/render'/

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => TEST.test(name))
  .map((name) => `tests/${name}`)

const apart = files.filter(
  (name) => OF_PAGES.test(name) && LEAVES_TRACES.test(readFileSync(name, 'utf8')),
)
const shared = files.filter((name) => !apart.includes(name))

/** The same clock and the same random samples in every run. */
const SAME_EVERY_TIME = ['tests/support/fixed-clock.ts', 'tests/support/properties.ts']

/** The environment of a page: jsdom, the demo API, and storage that is cleared after each test. */
export const PAGE = {
  environment: './tests/support/page-environment.ts',
  setupFiles: [...SAME_EVERY_TIME, 'tests/support/setup.ts'],
}

/**
 * `npm test`. Files share workers, because creating a page for each takes longer than most of them; the
 * setup removes what a test leaves behind.
 */
export default defineConfig((env) => {
  return {
    ...app(env),
    test: {
      env: { VITE_DEMO: '1', TZ: process.env['TZ'] ?? TIME_ZONE },
      // Longer than a wait inside a test, which then reports what it waits for, also on a busy
      // machine.
      testTimeout: 90_000,
      hookTimeout: 60_000,
      // A page spends a third of its time in timers: one worker more than cores.
      maxWorkers: availableParallelism() + 1,
      // Pages create much garbage: a larger young generation needs fewer collections.
      execArgv: ['--max-semi-space-size=64'],
      globalSetup: 'tests/support/print-seed.ts',
      // Not what storage waits with: a read that is lost with the fake clock would hold up those of later files.
      fakeTimers: {
        toFake: [
          ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
          ...(['Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
        ],
      },
      restoreMocks: true,
      unstubGlobals: true,
      // They run in the order of their names, and no worker waits for the end of a project.
      projects: [
        {
          extends: true,
          test: {
            name: 'pages',
            ...PAGE,
            include: shared.filter((name) => OF_PAGES.test(name)),
            isolate: false,
          },
        },
        { extends: true, test: { name: 'apart', ...PAGE, include: apart } },
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            setupFiles: SAME_EVERY_TIME,
            include: shared.filter((name) => !OF_PAGES.test(name)),
            isolate: false,
          },
        },
      ],
    },
  }
})
