import { http } from 'msw'
import { server } from './server'

/** Something that waits until a test lets it go on. */
export interface Gate {
  readonly opened: Promise<undefined>
  readonly open: () => void
}

export function createGate(): Gate {
  const resolvers: (() => void)[] = []
  const opened = new Promise<undefined>((resolve) => {
    resolvers.push(() => resolve(undefined))
  })
  return { opened, open: () => resolvers.forEach((resolve) => resolve()) }
}

/** Calls whose answers are held back; the demo API gives them in the end. */
export interface HeldCalls {
  /** What the calls that have arrived sent. */
  readonly bodies: readonly string[]
  /** Answers those that wait, and none that comes later. */
  readonly release: () => void
  /** Answers those that wait, and from now on all. */
  readonly open: () => void
}

/**
 * Holds the answers of one call back.
 *
 * @param url pattern as MSW reads it, such as `*\/api/v1/claims/`
 * @param isHeld which of its calls; all of them unless said
 */
export function holdAnswers(
  method: 'get' | 'post' | 'put',
  url: string,
  isHeld: (query: URLSearchParams) => boolean = () => true,
): HeldCalls {
  const bodies: string[] = []
  const waiting: Gate[] = []
  let isOpen = false
  server.use(
    http[method](url, async ({ request }) => {
      if (!isHeld(new URL(request.url).searchParams)) return undefined
      bodies.push(await request.clone().text())
      if (isOpen) return undefined
      const gate = createGate()
      waiting.push(gate)
      return gate.opened
    }),
  )
  const release = () => waiting.splice(0).forEach((gate) => gate.open())
  return {
    bodies,
    release,
    open: () => {
      isOpen = true
      release()
    },
  }
}
