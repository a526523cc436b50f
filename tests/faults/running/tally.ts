import { basename } from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'

/** Prints, when a file is through, how many outcomes of the matrix it asserted and how many failed. */
export function printTally(): void {
  let outcomes = 0
  let failures = 0
  afterEach(({ task }) => {
    outcomes += 1
    if (task.result?.state === 'fail') failures += 1
  })
  afterAll(() => {
    const file = basename(expect.getState().testPath ?? '')
    process.stdout.write(`${file} outcomes: ${outcomes}, failures: ${failures}\n`)
  })
}
