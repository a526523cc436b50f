import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of more than 10 seconds, the longest first. */
const LONG = [
  ...['staff-accessibility', 'accessibility', 'headers', 'photos', 'prerender', 'passes'],
  ...['local-servers', 'staff-layout', 'draft-promises', 'sending', 'table-focus', 'offline'],
  ...['faults', 'session-tabs', 'scan', 'shells', 'admin-desk', 'shared-look', 'release', 'demo'],
  ...['desk-memory', 'lost-start', 'file-a-claim', 'keyboard', 'print'],
].map((name) => `/${name}.e2e.ts`)

/** Long files first, so that no worker is left with one at the end while the other is idle. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(name))
      return place < 0 ? LONG.length : place
    }
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
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
