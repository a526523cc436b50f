import fc from 'fast-check'
import { it } from 'vitest'
import { runs } from './properties'

/**
 * A test of what holds for any values.
 *
 * @param arbitraries one for each argument of `check`
 * @param samples number of samples, if other than fast-check's 100
 */
export function property<Values extends [unknown, ...unknown[]]>(
  title: string,
  arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  check: (...values: Values) => boolean | void,
  samples = 100,
): void {
  it(title, () => {
    fc.assert(fc.property(...arbitraries, check), { numRuns: runs(samples) })
  })
}
