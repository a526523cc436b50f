export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs tasks one after another; a failed task does not block the next. */
export function createSerialQueue(): InTurn {
  let tail: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = tail.then(work)
    tail = turn.catch(() => undefined)
    return turn
  }
}
