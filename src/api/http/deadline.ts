import { ApiError } from './api-error'

interface Deadline {
  /** Milliseconds without a sign of life until the work is given up. */
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

/** Work that can be stopped; calling `extend` starts its time again. */
type Work<T> = (stop: AbortSignal, extend: () => void) => Promise<T>

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

/**
 * Runs work against the clock and the caller's signal, whatever part of the call is under way.
 *
 * @throws the signal's reason, untouched, when the caller aborts
 * @throws {ApiError} `timeout` when time is up, `network` for anything else that is not an ApiError
 */
export async function withDeadline<T>({ timeoutMs, signal }: Deadline, work: Work<T>): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort()
  let timer = setTimeout(stop, timeoutMs)
  const extend = () => {
    // A piece that comes too late revives nothing.
    if (controller.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(stop, timeoutMs)
  }
  signal?.addEventListener('abort', stop)
  try {
    // The race matters: a body that stalls after its headers may not notice the aborted fetch.
    return await Promise.race([untilAborted(controller.signal), work(controller.signal, extend)])
  } catch (error) {
    signal?.throwIfAborted()
    if (controller.signal.aborted) throw new ApiError('timeout')
    throw error instanceof ApiError ? error : new ApiError('network', { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
