import * as v from 'valibot'
import type { ClaimFormValues } from '@/domain/forms/claim'
import { idOrNull, listOf, textOrEmpty, textOrNull } from './lenient'
import { request, requestIgnoringBody, type CallOptions } from './http/request'

/** SPEC 3, Claim form payload. */
export interface ClaimPayload extends Omit<
  ClaimFormValues,
  'files' | 'companions' | 'acceptsTerms'
> {
  readonly boardingTicketFilename: readonly File[]
  readonly qr_id: string | null
}

function toMultipart({ boardingTicketFilename, qr_id, ...texts }: ClaimPayload): FormData {
  const form = new FormData()
  Object.entries(texts).forEach(([field, text]) => form.append(field, text))
  boardingTicketFilename.forEach((file) => form.append('boardingTicketFilename', file, file.name))
  if (qr_id !== null) form.append('qr_id', qr_id)
  return form
}

interface UploadOptions extends CallOptions {
  /** Receives the uploaded fraction, 0 to 1. Without it the upload times out after 60 s in total. */
  readonly onProgress?: ((fraction: number) => void) | undefined
  /** Called if the session has expired: the claim is then sent without it. */
  readonly onSessionOver?: (() => void) | undefined
}

export function sendClaim(
  payload: ClaimPayload,
  { signal, onProgress, onSessionOver }: UploadOptions = {},
): Promise<void> {
  return requestIgnoringBody({
    method: 'POST',
    path: '/claim/',
    auth: 'optional',
    multipart: toMultipart(payload),
    signal,
    onProgress,
    onSessionOver,
  })
}

const MyClaimSchema = v.object({
  id: idOrNull,
  /** Status; '' if not sent. */
  category: textOrEmpty,
  updated_at: textOrNull,
})

export type MyClaim = v.InferOutput<typeof MyClaimSchema>

export function getMyClaims({ signal }: CallOptions = {}): Promise<MyClaim[]> {
  return request({
    method: 'GET',
    path: '/claim/',
    auth: 'required',
    schema: listOf(MyClaimSchema),
    signal,
  })
}
