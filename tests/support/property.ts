import fc from 'fast-check'
import { it } from 'vitest'
import { runs } from './properties'

/** As `property`, with another number of samples. */
export function withSamples(samples: number) {
  return <Values extends [unknown, ...unknown[]]>(
    title: string,
    arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
    check: (...values: Values) => void,
  ): void => {
    it(title, () => {
      fc.assert(fc.property(...arbitraries, check), { numRuns: runs(samples) })
    })
  }
}

/** A test of what holds for any values: one arbitrary for each argument of its check. */
export const property = withSamples(100)
