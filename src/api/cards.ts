import * as v from 'valibot'
import { ApiError } from './http/api-error'
import { detailText } from './http/detail-text'
import { plainObject } from './lenient'
import { request, type CallOptions } from './http/request'

export type CardRegistration =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'refused'; readonly code: string | null; readonly error: string }

function toRegistration(body: Readonly<Record<string, unknown>>): CardRegistration | null {
  const { redirect_url: url } = body
  if (typeof url === 'string' && url !== '') return { kind: 'redirect', url }
  return toRefusal(body)
}

function toRefusal(body: unknown): CardRegistration | null {
  if (!v.is(plainObject, body)) return null
  const code = detailText(body['code'])
  const error = detailText(body['error'])
  const text = error ?? code
  if (text !== null) return { kind: 'refused', code, error: text }
  // Some frameworks wrap every error body in `detail`.
  return toRefusal(body['detail'])
}

/** SPEC 7. A body with `code` or `error` is a refusal for any status. The caller must validate the URL. */
export async function registerCard({ signal }: CallOptions = {}): Promise<CardRegistration> {
  try {
    const body = await request({
      method: 'POST',
      path: '/register-credit-card/',
      auth: 'required',
      schema: plainObject,
      signal,
    })
    const registration = toRegistration(body)
    if (registration) return registration
    throw new ApiError('invalid-response', { status: 200, body })
  } catch (error) {
    const refusal = error instanceof ApiError ? toRefusal(error.body) : null
    if (refusal) return refusal
    throw error
  }
}
