/** Seconds to wait after the first consecutive 429 answers without Retry-After. */
const SECONDS = [1, 2, 4] as const

/** After so many consecutive refusals the claim fails and the batch continues. */
const MOST_REFUSALS = 10

/** Seconds to wait after a 429 that follows `refusals` others; null if waiting has not helped. */
export function pauseSeconds(retryAfter: number | null, refusals: number): number | null {
  return refusals < MOST_REFUSALS ? (retryAfter ?? SECONDS[refusals] ?? null) : null
}

interface PauseOptions {
  readonly subscribe: (listener: () => void) => () => void
  /** True ends the wait early. */
  readonly isOver: () => boolean
}

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
