/** Milliseconds to wait for the device: storage and locks may never settle. */
export const DEVICE_LIMIT_MS = 2000

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
