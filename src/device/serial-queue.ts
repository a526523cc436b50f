/** Runs works one after the other, in the order in which they were asked for. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** A queue for what this page does to the device: a work that fails does not hold up the next. */
export function createSerialQueue(): InTurn {
  let tail: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = tail.then(work)
    tail = turn.catch(() => undefined)
    return turn
  }
}
