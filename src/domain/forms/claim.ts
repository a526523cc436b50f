import { MESSAGE_MAX_LENGTH } from '@/config/limits'
import { checkTotalSize } from '@/domain/claim/files/attachments'
import {
  companionProblems,
  isHalfNamed,
  problemText,
  type Companion,
} from '@/domain/claim/companions'
import { splitMessage } from '@/domain/claim/flight-line'
import {
  checkEmail,
  checkIdDocument,
  checkRequired,
  toFieldErrors,
  type FieldErrors,
} from './checks'
import { PASSENGER_FORM_FIELDS } from './claim-form-fields'
import { checkPhone } from './phone-check'

/** Claim form; `phone` is plus and digits, `rut` a RUT or a foreign document (SPEC 3). */
export interface ClaimFormValues {
  readonly name: string
  readonly lastname: string
  readonly rut: string
  readonly phone: string
  readonly email: string
  readonly type: string
  readonly airline: string
  readonly message: string
  readonly files: readonly { readonly name: string; readonly size: number }[]
  /** One claim each, with all other fields the same. */
  readonly companions: readonly Companion[]
  readonly acceptsTerms: boolean
}

export type PassengerFormField = keyof ClaimFormValues

const NO_AIRLINE = 'Debes seleccionar una aerolínea.'
const NO_FILES = 'Adjunta al menos un archivo'
const TERMS_NOT_ACCEPTED = 'Debes aceptar la autorización para enviar tu reclamo.'

/**
 * Length of a message for the counter, the form and the demo API (SPEC 5 and 9). A line break is one
 * character, although multipart sends two; spaces around the text are not sent and do not count.
 */
export function messageLength(message: string): number {
  return message.trim().replace(/\r\n?/g, '\n').length
}

/** True if the message has more than 2000 characters (SPEC 5). */
export function isMessageTooLong(message: string): boolean {
  return messageLength(message) > MESSAGE_MAX_LENGTH
}

/** Text without the flight line, because the flight alone is no message. */
function storyOf(message: string): string {
  return splitMessage(message).rest
}

function checkMessage(message: string): string | null {
  if (!isMessageTooLong(message)) return checkRequired(storyOf(message))
  return `Has excedido el límite de ${MESSAGE_MAX_LENGTH} caracteres. (${messageLength(message)}/${MESSAGE_MAX_LENGTH})`
}

/** Errors of the claim form (SPEC 5). */
export function validateClaim(values: ClaimFormValues): FieldErrors<PassengerFormField> {
  const [problem] = companionProblems(values)
  return toFieldErrors({
    name: checkRequired(values.name),
    lastname: checkRequired(values.lastname),
    rut: checkIdDocument(values.rut),
    phone: checkPhone(values.phone),
    email: checkEmail(values.email),
    type: checkRequired(values.type),
    airline: values.airline.trim() === '' ? NO_AIRLINE : null,
    message: checkMessage(values.message),
    files: values.files.length === 0 ? NO_FILES : checkTotalSize(values.files),
    companions: problem ? problemText(problem) : null,
    acceptsTerms: values.acceptsTerms ? null : TERMS_NOT_ACCEPTED,
  })
}

function isMissing(values: ClaimFormValues, field: PassengerFormField): boolean {
  // Companions are optional, but each of them needs all three fields.
  if (field === 'companions') return values.companions.some(isHalfNamed)
  const value = field === 'message' ? storyOf(values.message) : values[field]
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

/** Empty fields in page order; sending is disabled while there are any (SPEC 4). */
export function missingClaimFields(values: ClaimFormValues) {
  return PASSENGER_FORM_FIELDS.filter(({ field }) => isMissing(values, field))
}

/** '12/2000 caracteres' (SPEC 2.6). */
export function messageCounter(length: number): string {
  return `${length}/${MESSAGE_MAX_LENGTH} caracteres`
}
