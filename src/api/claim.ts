import * as v from 'valibot'
import type { ClaimFormValues } from '@/domain/forms/claim'
import { idOrNull, listOf, textOrEmpty, textOrNull } from './lenient'
import { request, requestIgnoringBody, type CallOptions } from './http/request'

/** What is sent for one passenger (SPEC 3, Claim form payload). */
export interface ClaimPayload extends Omit<
  ClaimFormValues,
  'files' | 'companions' | 'acceptsTerms'
> {
  readonly boardingTicketFilename: readonly File[]
  /** The referrer's QR code, when the passenger came through one. */
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
  /** Receives the part sent, 0 to 1; without it a slow upload ends after 60 s in all. */
  readonly onProgress?: ((fraction: number) => void) | undefined
  /** Called when the session was over: the claim is then sent as a visitor's. */
  readonly onSessionOver?: (() => void) | undefined
}

/** Sends a claim, signed in or not; any 2xx is the success (SPEC 7, POST /claim/). */
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
  /** Status; '' when the server sent none. */
  category: textOrEmpty,
  updated_at: textOrNull,
})

export type MyClaim = v.InferOutput<typeof MyClaimSchema>

/** The signed-in person's claims (SPEC 7, GET /claim/). Anything but a list is a `shape` error. */
export function getMyClaims({ signal }: CallOptions = {}): Promise<MyClaim[]> {
  return request({
    method: 'GET',
    path: '/claim/',
    auth: 'required',
    schema: listOf(MyClaimSchema),
    signal,
  })
}
