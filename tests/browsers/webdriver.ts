import type { InPage } from './engine'

/** The key under which the protocol wraps an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Reference = Readonly<Record<typeof ELEMENT, string>>

/**
 * Timeout of a driver command, in ms. A page that is being left may never answer; the command is then
 * repeated, well within the timeout of a step.
 */
const PATIENCE_MS = 15_000

/** Sends one command of the protocol (https://www.w3.org/TR/webdriver2/). @returns its value */
async function command(method: string, url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { readonly value: unknown }
  if (response.ok) return value
  const { error, message } = value as { readonly error: string; readonly message: string }
  throw new Error(`${error}: ${message}`)
}

/** The commands that the journeys need, in one session. */
export interface Session {
  readonly get: (path: string) => Promise<unknown>
  readonly post: (path: string, body: Readonly<Record<string, unknown>>) => Promise<unknown>
  readonly run: <A, R>(find: InPage<A, R>, argument: A) => Promise<R>
  /** Id of the element that the function returns; null if it returns none. */
  readonly element: <A>(find: InPage<A, Element | null>, argument: A) => Promise<string | null>
  readonly end: () => Promise<void>
}

/**
 * Starts a browser through a driver.
 *
 * @param driver origin of the driver
 * @param capabilities required capabilities, in the protocol's terms
 */
export async function startSession(
  driver: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<Session> {
  const started = (await command('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string }
  const base = `${driver}/session/${started.sessionId}`
  const execute = (find: InPage<never, unknown>, argument: unknown) =>
    command('POST', `${base}/execute/sync`, {
      script: `return (${find.toString()}).apply(null, arguments)`,
      args: [argument],
    })
  return {
    get: (path) => command('GET', `${base}${path}`),
    post: (path, body) => command('POST', `${base}${path}`, body),
    run: <A, R>(find: InPage<A, R>, argument: A) => execute(find, argument) as Promise<R>,
    element: async (find, argument) => {
      const found = (await execute(find, argument)) as Reference | null
      return found?.[ELEMENT] ?? null
    },
    end: async () => {
      await command('DELETE', base)
    },
  }
}
