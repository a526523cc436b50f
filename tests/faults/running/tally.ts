import { basename } from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'

/** Prints, when a file is through, how many cells of the matrix it judged and how many failed. */
export function printTally(): void {
  let cells = 0
  let failures = 0
  afterEach(({ task }) => {
    cells += 1
    if (task.result?.state === 'fail') failures += 1
  })
  afterAll(() => {
    const file = basename(expect.getState().testPath ?? '')
    process.stdout.write(`${file} cells: ${cells}, failures: ${failures}\n`)
  })
}
