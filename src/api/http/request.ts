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

/** Who the call speaks for: the session, if it must or may be there, nobody, or a given token. */
type Auth = 'required' | 'optional' | 'none' | { readonly bearer: string }

/** What every call lets its caller decide. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
}

export interface RequestOptions extends CallOptions {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Path below `/api/v1`, its trailing slash included: a slash redirect would lose the body. */
  readonly path: string
  readonly auth: Auth
  /** Empty values are left out. */
  readonly query?: Readonly<Record<string, string | number | null | undefined>>
  readonly json?: unknown
  readonly form?: URLSearchParams
  readonly multipart?: FormData
  /** Longest silence in milliseconds, of the way there and back: 15 s, or 60 s for a multipart body. */
  readonly timeoutMs?: number
  /** Receives the part sent, 0 to 1. Every sign of progress starts the time again. */
  readonly onProgress?: ((fraction: number) => void) | undefined
  readonly credentials?: RequestCredentials
  /**
   * Called when an `optional` session turned out to be over: it is ended, and the call goes out once
   * more without it (SPEC 1: no authentication needed).
   */
  readonly onSessionOver?: (() => void) | undefined
}

function bearerOf(auth: Auth): string | null {
  if (typeof auth === 'object') return auth.bearer
  if (auth === 'none') return null
  const session = getSession()
  if (session.signedIn) return session.token
  // Screens treat it like the server's own answer to a call without a token.
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
  // The browser names the type of a form and the boundary of a multipart body itself.
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
  const timeoutMs = options.timeoutMs ?? (multipart ? UPLOAD_TIMEOUT_MS : API_TIMEOUT_MS)
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

/** `Retry-After` (RFC 9110): seconds, or a date. */
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
  // A refusal is read by people and never sent back: its numbers are plain ones.
  const body = readJson(answer.text, JSON.parse)?.value ?? answer.text
  const retryAfter = toSeconds(answer.retryAfter ?? null)
  const refusal = new ApiError('http', { status: answer.status, body, retryAfter })
  rememberToken(refusal, token)
  throw refusal
}

/**
 * Makes a call whose answer is not read (SPEC 7): any 2xx is the success, whatever its body.
 *
 * @throws as `request`, but never `shape`
 */
export async function requestIgnoringBody(options: RequestOptions): Promise<void> {
  await send(options, false)
}

/**
 * Makes a call and gives its 2xx answer unread, for a body too long to be read in one go.
 *
 * @throws as `request`, but never `shape`
 */
export function requestText(options: RequestOptions): Promise<TransportResponse> {
  return send(options, true)
}

/**
 * Makes one call to the API (SPEC 7) and gives its answer, checked against the schema. It never
 * shows anything, redirects or tries again: that differs from screen to screen. Where a session is
 * optional, one that the server no longer knows does not stop the call.
 *
 * @throws {ApiError} `http` for any other status than 2xx, and with status 401, without a call, when
 * a session is required and there is none; `shape` for a 2xx answer that the schema refuses, such
 * as the page of a hotel's Wi-Fi; `network` or `timeout` when no whole answer arrives
 * @throws the signal's own reason when the caller aborts
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
