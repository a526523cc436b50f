import { isSlowConnection } from './prefetch-links'
import { wait } from '@/ui/browser/wait'

/** Fetches a piece of code, by `import()`. */
export type Load = () => Promise<unknown>

/** How long nobody has pressed anything before the next file: what they asked for goes first. */
const QUIET_MS = 1500

const PRESSES = ['pointerdown', 'keydown', 'submit']

/** Resolves after the load event, which stands for everything the page itself asked for. */
async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => {
    addEventListener('load', resolve, { once: true })
  })
}

function whenIdle(): Promise<unknown> {
  // Safari has no such call.
  const { requestIdleCallback } = window as Partial<Window>
  return requestIdleCallback
    ? new Promise((resolve) => requestIdleCallback.call(window, resolve))
    : wait(200)
}

/**
 * Fetches code that the next click may need: after the load event, while the browser is idle and
 * nobody presses anything, one piece after the other. Nothing is fetched where people save data, on
 * a very slow connection or without one.
 *
 * Call it when the page listens: code that is read while a page is taken over would hold it up.
 *
 * @returns leaves what is not fetched yet
 */
export function prefetchWhenIdle(loads: readonly Load[]): () => void {
  let isOver = false
  let pressedAt = Number.NEGATIVE_INFINITY
  const notePress = () => {
    pressedAt = performance.now()
  }

  const stopListening = () => {
    for (const press of PRESSES) removeEventListener(press, notePress, { capture: true })
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
      if (isOver || isSlowConnection()) return
      await load()
    }
  }

  if (loads.length === 0 || isSlowConnection()) return () => undefined
  for (const press of PRESSES) addEventListener(press, notePress, { capture: true, passive: true })
  void prefetch()
    // A failure is told by the click that needs the code, which asks for it again.
    .catch(() => undefined)
    .finally(() => {
      if (!isOver) stopListening()
    })
  return () => {
    isOver = true
    stopListening()
  }
}
