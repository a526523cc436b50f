import process from 'node:process'
import fc from 'fast-check'

/** The same samples in every run. `npm run test:properties` uses other seeds and more samples per property. */
export const PROPERTY_SEED = Number(process.env['PROPERTY_SEED'] ?? 1)

const TIMES = Number(process.env['PROPERTY_TIMES'] ?? 1)

/** Number of samples for a property that needs a number other than fast-check's 100. */
export function runs(count: number): number {
  return count * TIMES
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: PROPERTY_SEED, numRuns: runs(100) })
