import { trustedScriptUrl } from './trusted-script'

/** An answer has the id of its request; 0 is the message of a worker that has loaded. */
export type WithId<Message> = Message & { readonly id: number }

interface WorkerClient<Request, Answer> {
  /** Null if the worker could not be loaded. */
  readonly loaded: Promise<Answer | null>
  /** Null if the worker failed or was stopped. */
  readonly ask: (request: Request, moved?: Transferable[]) => Promise<Answer | null>
  readonly stop: () => void
}

/** Starts a worker of this app. Nothing rejects; messages without a known id are ignored. */
export function openWorker<Request extends object, Answer>(
  url: string,
): WorkerClient<Request, Answer> {
  const pending = new Map<number, (answer: Answer | null) => void>()
  const answerTo = (id: number) =>
    new Promise<Answer | null>((resolve) => {
      pending.set(id, resolve)
    })
  const loaded = answerTo(0)
  let worker: Worker | null = null
  let lastId = 0

  const stop = () => {
    worker?.terminate()
    worker = null
    pending.forEach((settle) => settle(null))
    pending.clear()
  }

  try {
    worker = new Worker(trustedScriptUrl(url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<WithId<Answer>>) => {
      pending.get(data.id)?.(data)
      pending.delete(data.id)
    })
    worker.addEventListener('error', (event) => {
      // The page shows the error.
      event.preventDefault()
      stop()
    })
  } catch {
    stop()
  }

  const ask = (request: Request, moved: Transferable[] = []): Promise<Answer | null> => {
    if (worker === null) return Promise.resolve(null)
    lastId += 1
    const answer = answerTo(lastId)
    worker.postMessage({ ...request, id: lastId }, moved)
    return answer
  }
  return { loaded, ask, stop }
}
