/** A repeatable source of chance (mulberry32): the same seed always gives the same demo. */
export interface SeededRandom {
  /** A whole number from 0 up to, but not including, `below`. */
  readonly whole: (below: number) => number
  /** One of `options`. */
  readonly pick: <T>(options: readonly [T, ...T[]]) => T
}

/** Starts a source of chance at `seed`. */
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
