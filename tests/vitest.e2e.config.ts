import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of more than half a minute. */
const LONG =
  /\/(staff-accessibility|accessibility|accessibility-walks|headers|table-focus|faults|server-dialects|photos|staff-layout|prerender|lost-start|offline|session-tabs|draft-promises|sending|shared-look|local-servers|page-edges)\.e2e/

/** Long files first, so that no worker is left with one at the end while the other is idle. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

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
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Long enough for a busy machine; journeys are not retried.
    expect: { poll: { timeout: 20_000 } },
  },
})
