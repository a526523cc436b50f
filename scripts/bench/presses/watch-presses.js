/** @typedef {'keydown' | 'click' | 'change'} Press */

/**
 * One press as observed in the page: time of the event, until the next frame, and until the new content was
 * painted.
 * @typedef {{ at: number, paint: number, shown: number }} WatchedPress
 */

/**
 * The browser's entry for an event; all events of one press have the same interaction id.
 * @typedef {{ at: number, press: number, took: number }} Timed
 */

/** @typedef {{ waiting: number, answered: WatchedPress[], timed: Timed[] }} Watch */

/**
 * Runs in the page: records the times of every press.
 * @param {{ presses: readonly Press[], content: string, shortest: number }} watched
 */
export function watchPresses({ presses, content, shortest }) {
  /** @type {Watch} */
  const watch = { waiting: 0, answered: [], timed: [] }
  Reflect.set(globalThis, 'benchWatch', watch)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
      watch.timed.push({ at: entry.startTime, press: entry.interactionId, took: entry.duration })
    }
  })
  observer.observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: shortest }),
  )
  const read = () => {
    const found = document.querySelector(content)
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
      ? found.value
      : (found?.textContent ?? '')
  }
  // A message is handled after the frame was painted.
  /** @param {() => void} then */
  const afterPaint = (then) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(null)
  }
  for (const type of presses) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        const before = read()
        const answer = { at: timeStamp, paint: 0, shown: 0 }
        watch.waiting += 1
        requestAnimationFrame(() =>
          afterPaint(() => {
            answer.paint = performance.now() - timeStamp
          }),
        )
        // Observes changes only: a check in every frame would keep the browser painting.
        const look = () => {
          if (read() === before) return
          changes.disconnect()
          removeEventListener('input', look)
          requestAnimationFrame(() =>
            afterPaint(() => {
              answer.shown = performance.now()
              watch.waiting -= 1
              watch.answered.push(answer)
            }),
          )
        }
        const changes = new MutationObserver(look)
        changes.observe(document, { subtree: true, childList: true, characterData: true })
        addEventListener('input', look)
      },
      true,
    )
  }
}

/** Runs in the page: the records of `watchPresses`, and the intervals of API calls. */
export function readWatch() {
  /** @type {unknown} */
  const kept = Reflect.get(globalThis, 'benchWatch')
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/api/'))
    .map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration }))
  return { .../** @type {Watch} */ (kept), calls }
}
