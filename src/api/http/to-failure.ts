import type { Failure, FailureCode } from '@/domain/failures/failure-message'
import { ApiError, fieldOf } from './api-error'
import { detailText } from './detail-text'

/** Refusals that mean something of their own. */
const STATUS_CODES: Readonly<Partial<Record<number, FailureCode>>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  410: 'gone',
  413: 'too-large',
  422: 'invalid',
  429: 'too-many',
}

function codeOf(error: unknown): FailureCode {
  if (!(error instanceof ApiError)) {
    // By its name: the loader of code lives in ui/, which api/ does not know.
    const isCodeLost = error instanceof Error && error.name === 'ChunkLoadError'
    return isCodeLost ? 'chunk-failed' : 'crashed'
  }
  const { kind, status } = error
  if (kind === 'network') return navigator.onLine ? 'no-answer' : 'offline'
  if (kind !== 'http') return kind
  return STATUS_CODES[status ?? 0] ?? ((status ?? 0) >= 500 ? 'server-error' : 'refused')
}

function serverTextOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.kind !== 'http') return null
  return detailText(error.detail) ?? detailText(fieldOf(error.body, 'message'))
}

/**
 * What a failed call comes to, whatever was thrown: one code of a closed set, and what the server said
 * about its refusal, which is its `detail`, else its `message` (SPEC 8). `domain/failures` turns it into
 * words.
 */
export function toFailure(error: unknown): Failure {
  const { status, retryAfter } =
    error instanceof ApiError ? error : { status: null, retryAfter: null }
  return { code: codeOf(error), status, retryAfter, serverText: serverTextOf(error) }
}
