import { API_PREFIX } from '@/config/limits'
import type { DemoState } from './state'

export interface DemoRequest {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly state: DemoState
  readonly now: Date
  readonly settings: DemoSettings
}

export interface DemoSettings {
  /** URL of the card provider's redirect back to the app. */
  readonly cardPage: () => string
  /** True if the text of uploaded files is kept for tests. */
  readonly keepFileText: boolean
}

/** A call of SPEC section 7: `respond` returns JSON or throws a `Refusal`. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'put'
  /** Path below `/api/v1`, with the exact final slash. */
  readonly path: string
  /** Field searched for a `#fallo-…` tag; null for none. */
  readonly faultField: string | null
  readonly respond: (call: DemoRequest) => unknown
}

const answerTo =
  (method: Endpoint['method']) =>
  (path: string, faultField: Endpoint['faultField'], respond: Endpoint['respond']): Endpoint => ({
    method,
    path,
    faultField,
    respond,
  })

export const get = answerTo('get')
export const post = answerTo('post')
export const put = answerTo('put')

/** `faultField` of calls without text: the address in the caller's profile. */
export const CALLER_ADDRESS = 'address of the caller'

/** Invalid calls are refused, so that a wrong call of a screen fails its test. */
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

export function refuse(status: number, detail: unknown, headers?: Refusal['headers']): Refusal {
  return new Refusal(status, { detail }, headers)
}

/** The API's host depends on the build. */
export function anyOrigin(path: string): string {
  return `*${API_PREFIX}${path}`
}
