/** `http`: not a 2xx status; `invalid-response`: a 2xx that does not match the schema. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'invalid-response'

interface Answer {
  readonly status?: number
  readonly body?: unknown
  readonly retryAfter?: number | null
  readonly cause?: unknown
}

export function fieldOf(value: unknown, field: 'code' | 'detail' | 'message'): unknown {
  return (value as Readonly<Record<string, unknown>> | null)?.[field]
}

/** The message has only kind and status, so that logs leak nothing. An abort throws its signal's reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** Null without a response. */
  readonly status: number | null
  readonly code: string | null
  readonly detail: unknown
  /** Seconds, from the `Retry-After` header. */
  readonly retryAfter: number | null
  /** Parsed JSON, else the text; null if no body was read. */
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

/** True if a retry of the same GET may succeed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status } = error
  return kind === 'network' || kind === 'timeout' || TRANSIENT_STATUSES.includes(status)
}

/** True for a response with one of the statuses, and for the 401 of a missing session. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return (
    error instanceof ApiError &&
    error.kind === 'http' &&
    statuses.some((status) => status === error.status)
  )
}
