/** How long any answer of the device is waited for, in milliseconds: storage and locks may never settle. */
export const DEVICE_LIMIT_MS = 2000

/** Waits for the device no longer than that. @throws whatever the work throws in time */
export function withinLimit<T, F>(
  work: Promise<T>,
  otherwise: F,
  limitMs = DEVICE_LIMIT_MS,
): Promise<T | F> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<F>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), limitMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
