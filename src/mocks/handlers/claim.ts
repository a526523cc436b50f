import type { MyClaim } from '@/api/claim'
import { FILE_MAX_BYTES } from '@/config/limits'
import { isAllowedType } from '@/domain/claim/files/attachments'
import { AIRLINES, CLAIM_TYPES } from '@/domain/claim/catalogue'
import { FIELD_ROWS, type ClaimFieldValues } from '@/domain/claim/fields'
import { toDayString } from '@/domain/dates'
import { isMessageTooLong } from '@/domain/forms/claim'
import { isValidIdDocument } from '@/domain/country/rut'
import { requireCaller } from '@/mocks/people/bearer'
import { CALLER_ADDRESS, get, post } from '@/mocks/endpoint'
import { check, readMultipart, refuseFields } from '@/mocks/read-body'
import { nextId, type DemoClaim, type SentFile } from '@/mocks/state'
import * as v from 'valibot'
import { email, phone, text } from './fields'

const FILE_PART = 'boardingTicketFilename'

const claimFields = v.strictObject({
  name: text,
  lastname: text,
  rut: v.pipe(text, v.check(isValidIdDocument, 'value is not a valid RUT or DNI')),
  phone,
  email,
  type: v.picklist(CLAIM_TYPES),
  message: v.pipe(
    text,
    v.check((message) => !isMessageTooLong(message), 'Message is too long'),
  ),
  airline: v.picklist(AIRLINES),
  qr_id: v.optional(text),
})

type ClaimFields = v.InferOutput<typeof claimFields>

function fileProblem(file: File): string | null {
  if (file.size === 0) return `${file.name} is empty`
  if (file.size > FILE_MAX_BYTES) return `${file.name} is larger than 5 MB`
  return isAllowedType(file) ? null : `${file.name} is neither an image nor a PDF`
}

function requireFiles(form: FormData): File[] {
  const parts = form.getAll(FILE_PART)
  const files = parts.filter((part) => part instanceof File)
  const problems = files.map(fileProblem).filter((problem) => problem !== null)
  if (files.length < parts.length) problems.push('Expected a file, but got a text')
  if (parts.length === 0) problems.push('Field required')
  if (problems.length > 0) {
    throw refuseFields(
      problems.map((msg) => ({ type: 'value_error', loc: ['body', FILE_PART], msg })),
    )
  }
  return files
}

const NO_VALUES = Object.fromEntries(
  FIELD_ROWS.map(({ key }) => [key, null]),
) as unknown as ClaimFieldValues

function toClaim(
  id: number,
  { message: _message, qr_id: _qrId, ...fields }: ClaimFields,
  files: readonly File[],
  now: Date,
): DemoClaim {
  return {
    ...NO_VALUES,
    ...fields,
    id,
    category: 'EN EVALUACIÓN',
    subcategory: 'INGRESO DE CASO',
    created_at: toDayString(now),
    updated_at: toDayString(now),
    documents: files.map((file) => file.name),
  }
}

function toSentFile(keepText: boolean) {
  return async (file: File): Promise<SentFile> => ({
    name: file.name,
    size: file.size,
    type: file.type,
    ...(keepText && { text: await file.text() }),
  })
}

export const claimEndpoints = [
  post('/claim/', 'message', async (call) => {
    const { state, now, settings } = call
    const form = await readMultipart(call)
    const texts = [...form.entries()].filter(([name]) => name !== FILE_PART)
    const fields = check(claimFields, Object.fromEntries(texts), 'body')
    const files = requireFiles(form)
    const sentFiles = await Promise.all(files.map(toSentFile(settings.keepFileText)))
    const claim = toClaim(nextId(state.claims), fields, files, now)
    state.claims = [...state.claims, claim]
    state.sentClaims = [...state.sentClaims, { id: claim.id, fields, files: sentFiles }]
    if (fields.qr_id !== undefined) {
      const { claims_count: count } = state.referral
      state.referral = { ...state.referral, claims_count: count + 1 }
    }
    return { id: claim.id, category: claim.category }
  }),
  get('/claim/', CALLER_ADDRESS, (call) => {
    const caller = requireCaller(call)
    return call.state.claims
      .filter(({ email: owner }) => owner?.toLowerCase() === caller.email.toLowerCase())
      .map(({ id, category, updated_at }): MyClaim => ({ id, category, updated_at }))
  }),
]
