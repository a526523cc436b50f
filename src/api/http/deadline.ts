import { ApiError } from './api-error'

interface Deadline {
  /** Milliseconds without progress before the work is aborted. */
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

type Work<T> = (stop: AbortSignal, extend: () => void) => Promise<T>

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

/** Throws the signal's reason if the caller aborts, else an ApiError `timeout` or `network`. */
export async function withDeadline<T>({ timeoutMs, signal }: Deadline, work: Work<T>): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort()
  let timer = setTimeout(stop, timeoutMs)
  const extend = () => {
    // Progress after the timeout does not revive the call.
    if (controller.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(stop, timeoutMs)
  }
  signal?.addEventListener('abort', stop)
  try {
    // Race: a body that stalls after its headers may ignore the abort of fetch.
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
