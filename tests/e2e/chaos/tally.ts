/** The invariants, named as in the fault matrix. */
const INVARIANTS = {
  I1: 'nothing is written to the console',
  I2: 'there is a main with an h1',
  I3: 'no wait is endless',
  I4: 'typed values are kept after a failure',
  I5: 'a press sends a change once, a read is sent three times at most',
  I6: 'no technical text is shown',
  I7: 'personal data does not leave the page',
  I8: 'errors reach assistive technology',
  I9: 'a failure is announced in the words of the specification',
} as const

type InvariantName = keyof typeof INVARIANTS

const NAMES = Object.keys(INVARIANTS) as InvariantName[]

/** How often each invariant was checked. One that was never checked proves nothing. */
export interface Tally {
  readonly count: (name: InvariantName, times?: number) => void
  readonly lines: () => readonly string[]
}

export function startTally(): Tally {
  const counts = new Map<InvariantName, number>()
  return {
    count: (name, times = 1) => {
      counts.set(name, (counts.get(name) ?? 0) + times)
    },
    lines: () =>
      NAMES.map((name) => {
        const count = counts.get(name) ?? 0
        return `  ${name} ${INVARIANTS[name]}: ${count === 0 ? 'NEVER CHECKED' : `${count} checks`}`
      }),
  }
}
