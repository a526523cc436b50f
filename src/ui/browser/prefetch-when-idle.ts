import { isSlowConnection } from './connection'
import { wait, whenIdle } from './wait'

export type Load = () => Promise<unknown>

/** Time without input before the next prefetch, in ms: the user's own requests go first. */
const QUIET_MS = 1500

const PRESSES = ['pointerdown', 'keydown', 'submit']

async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => {
    addEventListener('load', resolve, { once: true })
  })
}

/**
 * Prefetches code that the next click may need: after the load event, while the browser is idle and the user
 * inactive, one chunk after the other. Does nothing if offline, on 2g or with data saving. Call it after
 * hydration, which parsing would delay.
 * @returns a function that stops it
 */
export function prefetchWhenIdle(loads: readonly Load[]): () => void {
  const end = new AbortController()
  const { signal } = end
  let pressedAt = Number.NEGATIVE_INFINITY
  const notePress = () => {
    pressedAt = performance.now()
  }

  const whenQuiet = async () => {
    for (;;) {
      await whenIdle()
      const left = pressedAt + QUIET_MS - performance.now()
      if (left <= 0) return
      await wait(left)
    }
  }
  const prefetch = async () => {
    await whenLoaded()
    for (const load of loads) {
      await whenQuiet()
      if (signal.aborted || isSlowConnection()) return
      await load()
    }
  }

  if (loads.length === 0 || isSlowConnection()) return () => undefined
  for (const press of PRESSES) {
    addEventListener(press, notePress, { capture: true, passive: true, signal })
  }
  void prefetch()
    // A click that needs the code imports it again and shows the error.
    .catch(() => undefined)
    .finally(() => end.abort())
  return () => end.abort()
}
