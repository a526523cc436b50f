/** The invariants, named as in the fault matrix. */
const PROMISES = {
  I1: 'nothing is written to the console',
  I2: 'there is a main with an h1',
  I3: 'no wait is for ever',
  I4: 'what was typed outlives a failure',
  I5: 'a press sends a change once, a need reads three times at most',
  I6: 'no technical text is shown',
  I7: 'personal data stays inside',
  I8: 'errors reach assistive technology',
  I9: 'a failure is told in the words of the specification',
} as const

type PromiseName = keyof typeof PROMISES

const NAMES = Object.keys(PROMISES) as PromiseName[]

/** How often each invariant was checked. One that was never checked proves nothing. */
export interface Tally {
  readonly count: (name: PromiseName, times?: number) => void
  readonly lines: () => readonly string[]
}

export function startTally(): Tally {
  const counts = new Map<PromiseName, number>()
  return {
    count: (name, times = 1) => {
      counts.set(name, (counts.get(name) ?? 0) + times)
    },
    lines: () =>
      NAMES.map((name) => {
        const count = counts.get(name) ?? 0
        return `  ${name} ${PROMISES[name]}: ${count === 0 ? 'NEVER CHECKED' : `${count} checks`}`
      }),
  }
}
