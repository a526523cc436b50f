export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Resolves when the browser has painted and has nothing else to do. */
export function whenIdle(): Promise<unknown> {
  // Safari has no requestIdleCallback.
  const { requestIdleCallback } = window as Partial<Window>
  return requestIdleCallback
    ? new Promise((resolve) => requestIdleCallback.call(window, resolve))
    : wait(200)
}
