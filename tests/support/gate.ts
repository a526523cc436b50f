import { http } from 'msw'
import { server } from './server'

/** A promise that waits until a test opens it. */
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

/** Held answers of a call; the demo API sends them when they are released. */
export interface HeldCalls {
  /** Bodies of the received calls. */
  readonly bodies: readonly string[]
  /** Answers the waiting calls; later ones are held again. */
  readonly release: () => void
  /** Answers the waiting and all later calls. */
  readonly open: () => void
}

/**
 * Holds the answers of one call.
 *
 * @param url MSW pattern, such as `*\/api/v1/claims/`
 * @param isHeld selects the calls to hold; all by default
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
