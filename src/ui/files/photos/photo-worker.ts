import { trustedScriptUrl } from '@/ui/workers/trusted-script'
import { mainThreadBackend } from './main-thread-backend'
import { inspectPhoto, type PhotoInspection } from './redraw-photo'
import workerUrl from './photo.worker.ts?worker&url'
import type { PhotoAnswer, PhotoNews } from './photo.worker'

/** One worker per photo, because terminating it frees its memory. */
function askWorker(file: File, signal: AbortSignal, onRedraw: () => void): Promise<PhotoAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
    const stop = () => {
      worker.terminate()
      signal.removeEventListener('abort', fail)
    }
    const fail = () => {
      stop()
      reject(new Error('The worker did not answer'))
    }
    signal.addEventListener('abort', fail)
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoNews>) => {
      if (data === 'redrawing') {
        onRedraw()
        return
      }
      stop()
      resolve(data)
    })
    worker.postMessage(file)
  })
}

/** Calls `onRedraw` when a redraw starts. Null if the inspection failed or was stopped. */
export async function inspectInWorker(
  file: File,
  signal: AbortSignal,
  onRedraw: () => void,
): Promise<PhotoInspection | null> {
  try {
    return (
      (await askWorker(file, signal, onRedraw)) ??
      (await inspectPhoto(file, mainThreadBackend, onRedraw))
    )
  } catch {
    return null
  }
}
