/** Seeded random numbers (mulberry32): the same seed gives the same demo. */
export interface SeededRandom {
  /** From 0 to `below`, exclusive. */
  readonly whole: (below: number) => number
  readonly pick: <T>(options: readonly [T, ...T[]]) => T
}

export function createChance(seed: number): SeededRandom {
  let step = seed
  const next = () => {
    step = (step + 0x6d2b79f5) | 0
    let mixed = Math.imul(step ^ (step >>> 15), 1 | step)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    whole,
    pick: ([first, ...rest]) => {
      const index = whole(rest.length + 1)
      return index === 0 ? first : (rest[index - 1] ?? first)
    },
  }
}
