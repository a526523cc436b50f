import { delay, http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw'
import { answerInDialect, createLimit } from './answer-in-dialect'
import { DIALECTS, type Dialect, type DialectName } from './dialects'
import {
  anyOrigin,
  refuse,
  Refusal,
  type DemoRequest,
  type DemoSettings,
  type Endpoint,
} from './endpoint'
import { ENDPOINTS } from './endpoints'
import { findTaggedFault } from './faults/fault-tags'
import { fault, FAULTS, type FaultName } from './faults/faults'
import { seedState } from './seed/seed-state'
import {
  forgetSnapshot,
  parseSnapshot,
  readSnapshotText,
  writeSnapshot,
  type SnapshotStorage,
} from './snapshot'
import type { DemoState } from './state'

export interface DemoOptions extends Partial<DemoSettings> {
  readonly now: () => Date
  /** Storage that survives a reload and is shared between tabs. */
  readonly storage?: SnapshotStorage
  /** Serializes calls that change data, across tabs. */
  readonly takeTurns?: <T>(work: () => Promise<T>) => Promise<T>
  readonly delayMs?: number
  /** Initial data other than the usual; changes are then not stored. */
  readonly seed?: (now: Date) => DemoState
  /** Behavior of the simulated server; by default that of SPEC. */
  readonly dialect?: DialectName | undefined
}

export interface DemoApi {
  readonly handlers: readonly HttpHandler[]
  readonly state: DemoState
  readonly setDialect: (name: DialectName) => void
  /** Restores the seed. */
  readonly reset: () => void
  /** Resolver for a fault that knows the real response: `server.use(http.get(…, demo.fault('500')))`. */
  readonly fault: (name: FaultName) => HttpResponseResolver
}

const CARD_PAGE = 'https://www.flow.cl/app/customer/register.php?token=demo'

const atOnce = <T>(work: () => Promise<T>): Promise<T> => work()

/** The matcher forgives a final slash; servers answer that nothing is there, or where it is. */
function requireSlash({ path }: Endpoint, { request }: DemoRequest, { wrongSlash }: Dialect): void {
  const url = new URL(request.url)
  if (url.pathname.endsWith('/') === path.endsWith('/')) return
  if (wrongSlash === 'not found') throw refuse(404, 'Not Found: check the final slash')
  url.pathname = path.endsWith('/') ? `${url.pathname}/` : url.pathname.replace(/\/$/, '')
  throw new Refusal(307, null, { Location: url.href })
}

async function perform(
  endpoint: Endpoint,
  call: DemoRequest,
  { dialect, limit }: { readonly dialect: Dialect; readonly limit: () => void },
): Promise<Response> {
  try {
    limit()
    requireSlash(endpoint, call, dialect)
    const answer = await answerInDialect(endpoint, call, dialect)
    return HttpResponse.json(answer as Record<string, unknown>)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, headers } = error
    return HttpResponse.json(error.body as object, { status, headers })
  }
}

/** Embedded demo API: all calls of SPEC section 7, with state, roles and refusals. */
export function createDemoApi(options: DemoOptions): DemoApi {
  const { now, delayMs = 0, cardPage = () => CARD_PAGE, keepFileText = false } = options
  const { takeTurns = atOnce, seed = seedState } = options
  // A large seed exceeds the storage quota, and must not mix with the usual demo.
  const storage = options.seed === undefined ? options.storage : undefined
  const readMemory = (text: string | null) =>
    parseSnapshot(text, now()) ?? {
      state: seed(now()),
      seededAt: now().getTime(),
    }

  const speaker = (name: DialectName) => ({
    dialect: DIALECTS[name],
    limit: createLimit(DIALECTS[name]),
  })
  let manner = speaker(options.dialect ?? 'propio')

  let text = readSnapshotText(storage)
  const first = readMemory(text)
  const { state } = first
  let { seededAt } = first

  /** Loads state stored by another tab; comparing texts is cheap, parsing is not. */
  const takeOver = () => {
    const written = readSnapshotText(storage)
    if (written === text) return
    text = written
    const memory = readMemory(text)
    Object.assign(state, memory.state)
    seededAt = memory.seededAt
  }

  const toHandler = (endpoint: Endpoint): HttpHandler =>
    // Without the final slash, which a call may lack.
    http[endpoint.method](
      anyOrigin(endpoint.path.replace(/\/$/, '')),
      async ({ request, params }) => {
        const call: DemoRequest = {
          request,
          params: params as Record<string, string>,
          state,
          now: now(),
          settings: { cardPage, keepFileText },
        }
        takeOver()
        const tagged = await findTaggedFault(endpoint, call)
        if (delayMs > 0) await delay(delayMs)
        const read = () => {
          takeOver()
          return perform(endpoint, call, manner)
        }
        const change = async () => {
          const response = await read()
          if (response.ok) text = writeSnapshot(storage, state, seededAt)
          return response
        }
        const answer = () => (endpoint.method === 'get' ? read() : takeTurns(change))
        return tagged ? FAULTS[tagged].answer(answer) : answer()
      },
    )

  const handlers = ENDPOINTS.map(toHandler)
  return {
    handlers,
    state,
    fault: (name) => fault(name, handlers),
    setDialect: (name) => {
      manner = speaker(name)
    },
    reset: () => {
      manner = speaker(options.dialect ?? 'propio')
      seededAt = now().getTime()
      Object.assign(state, seed(now()))
      forgetSnapshot(storage)
      text = null
    },
  }
}
