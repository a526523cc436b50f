import * as v from 'valibot'
import { env } from '@/config/env'
import { API_PREFIX, API_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@/config/limits'
import { getSession } from '@/session/session-store'
import { ApiError } from './api-error'
import { withDeadline } from './deadline'
import { parseJson, toJsonText } from './json-text'
import { expireToken, rememberToken } from './refusals'
import {
  isSuccess,
  sendByFetch,
  sendByXhr,
  type TransportResponse,
  type TransportRequest,
} from './transport'

/** `optional` sends the session's token if there is one; `bearer` sends another token. */
type Auth = 'required' | 'optional' | 'none' | { readonly bearer: string }

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
}

export interface RequestOptions extends CallOptions {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Path below `/api/v1` with its final slash: a redirect would lose the body. */
  readonly path: string
  readonly auth: Auth
  /** Empty values are omitted. */
  readonly query?: Readonly<Record<string, string | number | null | undefined>>
  readonly json?: unknown
  readonly form?: URLSearchParams
  readonly multipart?: FormData
  /** Receives the uploaded fraction, 0 to 1. Any progress restarts the timeout. */
  readonly onProgress?: ((fraction: number) => void) | undefined
  readonly credentials?: RequestCredentials
  /** Called if an `optional` session has expired, before the call is repeated without it (SPEC 1). */
  readonly onSessionOver?: (() => void) | undefined
}

function bearerOf(auth: Auth): string | null {
  if (typeof auth === 'object') return auth.bearer
  if (auth === 'none') return null
  const session = getSession()
  if (session.signedIn) return session.token
  // Same error as the server's response to a call without token.
  if (auth === 'required') throw new ApiError('http', { status: 401 })
  return null
}

function toUrl({ path, query = {} }: RequestOptions): string {
  const filled = Object.entries(query)
    .map(([name, value]) => [name, String(value ?? '').trim()])
    .filter(([, value]) => value !== '')
  const search = new URLSearchParams(filled).toString()
  return `${env.apiHost}${API_PREFIX}${path}${search === '' ? '' : `?${search}`}`
}

function toCall(
  options: RequestOptions,
  token: string | null,
  isBodyRead: boolean,
): Omit<TransportRequest, 'signal'> {
  const { method, json, form, multipart, credentials = 'same-origin' } = options
  const headers = {
    Accept: 'application/json',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
  // The browser sets the Content-Type of forms and the boundary of multipart bodies.
  const body = json === undefined ? (form ?? multipart ?? null) : toJsonText(json)
  return { method, url: toUrl(options), headers, body, credentials, isBodyRead }
}

function readJson(
  text: string,
  parse: (text: string) => unknown,
): { readonly value: unknown } | null {
  try {
    return { value: parse(text) }
  } catch {
    return null
  }
}

function sendOnce(
  options: RequestOptions,
  token: string | null,
  isBodyRead: boolean,
): Promise<TransportResponse> {
  const { signal, multipart, onProgress } = options
  const timeoutMs = multipart ? UPLOAD_TIMEOUT_MS : API_TIMEOUT_MS
  const call = toCall(options, token, isBodyRead)
  return withDeadline({ timeoutMs, signal }, (stop, extend) => {
    const stoppable = { ...call, signal: stop }
    if (!onProgress) return sendByFetch(stoppable, extend)
    return sendByXhr(stoppable, (fraction) => {
      extend()
      if (fraction !== null) onProgress(fraction)
    })
  })
}

/** `Retry-After` (RFC 9110) in seconds: the header holds seconds or a date. */
function toSeconds(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(1, seconds) : null
}

async function send(options: RequestOptions, isBodyRead: boolean): Promise<TransportResponse> {
  const token = bearerOf(options.auth)
  let answer = await sendOnce(options, token, isBodyRead)
  if (answer.status === 401 && options.auth === 'optional' && token !== null) {
    expireToken(token)
    options.onSessionOver?.()
    answer = await sendOnce(options, null, isBodyRead)
  }
  if (isSuccess(answer.status)) return answer
  // Error bodies are displayed, never sent back, so plain JSON.parse is enough.
  const body = readJson(answer.text, JSON.parse)?.value ?? answer.text
  const retryAfter = toSeconds(answer.retryAfter ?? null)
  const refusal = new ApiError('http', { status: answer.status, body, retryAfter })
  rememberToken(refusal, token)
  throw refusal
}

/**
 * Ignores the response body (SPEC 7): any 2xx is success, but for a page that a redirect led to.
 * @throws {ApiError} like `request`
 */
export async function requestIgnoringBody(options: RequestOptions): Promise<void> {
  await send(options, false)
}

/** Returns the response unparsed, for long bodies. */
export function requestText(options: RequestOptions): Promise<TransportResponse> {
  return send(options, true)
}

/**
 * Sends one call (SPEC 7) and returns the validated response. No retry, message or redirect: these
 * differ per screen.
 * @throws {ApiError} `http` for a status other than 2xx, and 401 without a call if a required
 * session is missing; `invalid-response` if the schema rejects the body; `network` or `timeout`
 * @throws the signal's reason if the caller aborts
 */
export async function request<TSchema extends v.GenericSchema>(
  options: RequestOptions & { readonly schema: TSchema },
): Promise<v.InferOutput<TSchema>> {
  const { status, text } = await send(options, true)
  const json = readJson(text, parseJson)
  const parsed = json && v.safeParse(options.schema, json.value)
  if (!parsed?.success)
    throw new ApiError('invalid-response', { status, body: json ? json.value : text })
  return parsed.output
}
