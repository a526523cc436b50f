import type { Failure, FailureCode } from '@/domain/failures/failure-message'
import { ApiError, fieldOf } from './api-error'
import { detailText } from './detail-text'

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
    // Compared by name: the class is in ui/, which api/ may not import.
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

/** Failure code and server text (`detail`, else `message`) of any error (SPEC 8). */
export function toFailure(error: unknown): Failure {
  const { status, retryAfter } =
    error instanceof ApiError ? error : { status: null, retryAfter: null }
  return { code: codeOf(error), status, retryAfter, serverText: serverTextOf(error) }
}
