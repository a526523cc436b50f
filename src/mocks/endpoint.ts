import { API_PREFIX } from '@/config/limits'
import type { DemoState } from './state'

/** What one call brings to the endpoint that answers it. */
export interface DemoRequest {
  readonly request: Request
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly state: DemoState
  readonly now: Date
  readonly settings: DemoSettings
}

/** What differs between the browser's demo and the tests. */
export interface DemoSettings {
  /** Where the card provider sends the person back to; a real provider asks for the card there. */
  readonly cardPage: () => string
  /** Whether the text of uploaded files is kept for a test to compare. */
  readonly keepFileText: boolean
}

/** One call of SPEC section 7: `respond` returns the JSON answer or throws a `Refusal`. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'put'
  /** Path below `/api/v1`, with the exact final slash. */
  readonly path: string
  /** The field in which a `#fallo-…` tag is looked for; null where none is read. */
  readonly faultField: string | null
  readonly respond: (call: DemoRequest) => unknown
}

/** The `faultField` of calls that carry no text: the address in the caller's profile is read. */
export const CALLER_ADDRESS = 'address of the caller'

/** An answer other than 2xx: a wrong call is refused, so that it fails a test through the screen. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: unknown, headers: Refusal['headers'] = {}) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A refusal with the usual `{ detail }` body. */
export function refuse(status: number, detail: unknown, headers?: Refusal['headers']): Refusal {
  return new Refusal(status, { detail }, headers)
}

/** The path of an endpoint on any origin, because the API's host depends on the build. */
export function anyOrigin(path: string): string {
  return `*${API_PREFIX}${path}`
}
