/**
 * Why a call gave no usable answer: the server refused (`http`), nothing arrived (`network`), it
 * took too long (`timeout`), or a 2xx answer was not what the call promises (`shape`).
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'invalid-response'

interface Answer {
  readonly status?: number
  readonly body?: unknown
  readonly retryAfter?: number | null
  readonly cause?: unknown
}

/** A field of whatever the server sent; a text or a number has none of those that are asked for. */
export function fieldOf(value: unknown, field: 'code' | 'detail' | 'message'): unknown {
  return (value as Readonly<Record<string, unknown>> | null)?.[field]
}

/**
 * The one error of every call. Its message says the kind and status and nothing else, so that no
 * address, e-mail or answer can leak through a log. A call that its caller aborts does not throw
 * this but the signal's own reason.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status, or null when no answer arrived. */
  readonly status: number | null
  /** The server's own error code, when the body has one. */
  readonly code: string | null
  /** The body's `detail` as it came; `toFailure` makes a sentence of it. */
  readonly detail: unknown
  /** Seconds after which to ask again, where the server said so. */
  readonly retryAfter: number | null
  /** The parsed answer, its text when it is not JSON, or null when none was read. */
  readonly body: unknown

  constructor(kind: ApiErrorKind, { status, body = null, retryAfter = null, cause }: Answer = {}) {
    const at = status === undefined ? '' : ` (status ${status})`
    super(`API call failed: ${kind}${at}`, cause === undefined ? {} : { cause })
    this.kind = kind
    this.status = status ?? null
    this.body = body
    this.retryAfter = retryAfter
    this.detail = fieldOf(body, 'detail') ?? null
    const code = fieldOf(body, 'code') ?? fieldOf(this.detail, 'code')
    this.code = typeof code === 'string' && code !== '' ? code : null
  }
}

const TRANSIENT_STATUSES: readonly (number | null)[] = [502, 503, 504]

/** True when the same read may well succeed if it is tried again. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status } = error
  return kind === 'network' || kind === 'timeout' || TRANSIENT_STATUSES.includes(status)
}

/** True when the server answered with this status, refusals made without a call included. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return (
    error instanceof ApiError &&
    error.kind === 'http' &&
    statuses.some((status) => status === error.status)
  )
}
