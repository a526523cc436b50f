import { basename } from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'

/** Prints after each file the number of asserted and failed outcomes. */
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
