/** Seconds to wait after the first refusals in a row that do not say how long. */
const SECONDS = [1, 2, 4] as const

/** After so many in a row the claim is told as refused, and the others go on. */
const MOST_REFUSALS = 10

/**
 * How long a batch waits for a server that has too many calls.
 *
 * @param retryAfter what the server says, in seconds
 * @param refusals how many came in a row before this one
 * @returns seconds; null where waiting has not helped
 */
export function pauseSeconds(retryAfter: number | null, refusals: number): number | null {
  return refusals < MOST_REFUSALS ? (retryAfter ?? SECONDS[refusals] ?? null) : null
}

interface PauseOptions {
  readonly subscribe: (listener: () => void) => () => void
  /** Whether nobody waits any more. */
  readonly isOver: () => boolean
}

/** Waits, or until nobody waits any more. */
export function pause(seconds: number, { subscribe, isOver }: PauseOptions): Promise<void> {
  if (isOver()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    const stop = subscribe(() => {
      if (isOver()) end()
    })
  })
}
