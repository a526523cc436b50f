import process from 'node:process'
import fc from 'fast-check'

/**
 * The same samples in every run. `npm run test:properties` tries other seeds, and more samples of each
 * property.
 */
export const PROPERTY_SEED = Number(process.env['PROPERTY_SEED'] ?? 1)

const TIMES = Number(process.env['PROPERTY_TIMES'] ?? 1)

/** How many samples a property takes that needs another number than fast-check's own 100. */
export function runs(count: number): number {
  return count * TIMES
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: PROPERTY_SEED, numRuns: runs(100) })
