import { readWorkerSource } from '@/../site/offline/worker-source'

export const ORIGIN = 'https://vuelo.test'
export const SCOPE = `${ORIGIN}/app/`

type Listener = (event: unknown) => void

/**
 * Runs the service worker as the build writes it.
 * @param values what the build fills in, by its names such as `FILES`
 * @param world globals of the worker
 * @returns a function that dispatches an event to it
 */
export function runWorker(
  values: Readonly<Record<string, string>>,
  world: Readonly<Record<string, unknown>>,
  ofSelf: Readonly<Record<string, unknown>> = {},
) {
  const listeners: { readonly type: string; readonly listen: Listener }[] = []
  const self = {
    location: new URL(`${SCOPE}sw.js`),
    registration: { scope: SCOPE },
    navigator: {},
    addEventListener: (type: string, listen: Listener) => listeners.push({ type, listen }),
    ...ofSelf,
  }
  const text = Object.entries(values).reduce(
    (source, [name, value]) => source.replace(`__${name}__`, value),
    readWorkerSource('on'),
  )
  // oxlint-disable-next-line @typescript-eslint/no-implied-eval -- the exact text that browsers run
  const run = new Function('self', ...Object.keys(world), text) as (...all: unknown[]) => void
  run(self, ...Object.values(world))
  return (type: string, event: unknown) => {
    for (const listener of listeners) if (listener.type === type) listener.listen(event)
  }
}
