import { MESSAGE_MAX_LENGTH } from '@/config/limits'
import { checkTotalSize } from '@/domain/claim/files/attachments'
import {
  companionProblems,
  isHalfNamed,
  problemText,
  type Companion,
} from '@/domain/claim/companions'
import { splitMessage } from '@/domain/claim/flight-line'
import { ID_DOCUMENT } from '@/domain/country/chile'
import {
  checkEmail,
  checkIdDocument,
  checkRequired,
  toFieldErrors,
  type FieldErrors,
} from './checks'
import { checkPhone } from './phone-check'

/** What the claim form holds; `phone` is plus and digits, `rut` a RUT or a foreign document (SPEC 3). */
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
  /** Who travelled along: one claim each, with everything else the same. */
  readonly companions: readonly Companion[]
  readonly acceptsTerms: boolean
}

export type PassengerFormField = keyof ClaimFormValues

interface LabelledField {
  readonly field: PassengerFormField
  readonly label: string
}

/** Fields of the claim form in the order of the page (SPEC 2.6), with the words that name them. */
export const PASSENGER_FORM_FIELDS = [
  { field: 'type', label: 'Tipo de reclamo' },
  { field: 'airline', label: 'Aerolínea' },
  { field: 'message', label: 'Mensaje' },
  { field: 'files', label: 'Archivos' },
  { field: 'name', label: 'Nombre' },
  { field: 'lastname', label: 'Apellido' },
  { field: 'rut', label: `${ID_DOCUMENT}/DNI` },
  { field: 'phone', label: 'Teléfono' },
  { field: 'email', label: 'Correo electrónico' },
  { field: 'companions', label: 'Otros pasajeros' },
  { field: 'acceptsTerms', label: 'Autorización' },
] as const satisfies readonly LabelledField[]

const NO_AIRLINE = 'Debes seleccionar una aerolínea.'
const NO_FILES = 'Adjunta al menos un archivo'
const TERMS_NOT_ACCEPTED = 'Debes aceptar la autorización para enviar tu reclamo.'

/**
 * How long a message is wherever its 2000 characters count: in the counter, the form and the demo API
 * (SPEC 5 and 9). A line break is one character, although a multipart body writes two; spaces around
 * the text are not sent, so they do not count.
 */
export function messageLength(message: string): number {
  return message.trim().replace(/\r\n?/g, '\n').length
}

/** True beyond the 2000 characters of a message (SPEC 5). */
export function isMessageTooLong(message: string): boolean {
  return messageLength(message) > MESSAGE_MAX_LENGTH
}

/** What the passenger says in their own words: the flight alone is no message. */
function storyOf(message: string): string {
  return splitMessage(message).rest
}

function checkMessage(message: string): string | null {
  if (!isMessageTooLong(message)) return checkRequired(storyOf(message))
  return `Has excedido el límite de ${MESSAGE_MAX_LENGTH} caracteres. (${messageLength(message)}/${MESSAGE_MAX_LENGTH})`
}

/** Errors of the claim form (SPEC 5, Claim form). */
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
  // Nobody has to travel along; whoever does needs all three fields.
  if (field === 'companions') return values.companions.some(isHalfNamed)
  const value = field === 'message' ? storyOf(values.message) : values[field]
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

/**
 * Fields that are still empty, in the order of the page. Sending stays disabled while there are any
 * (SPEC 4); a field that is filled but wrong is not missing, it is an error of `validateClaim`.
 */
export function missingClaimFields(values: ClaimFormValues): LabelledField[] {
  return PASSENGER_FORM_FIELDS.filter(({ field }) => isMissing(values, field))
}

/** How much of a message is used: '12/2000 caracteres' (SPEC 2.6). */
export function messageCounter(length: number): string {
  return `${length}/${MESSAGE_MAX_LENGTH} caracteres`
}
