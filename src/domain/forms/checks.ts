import { isEmail } from '@/domain/people/email'
import { hasWrongCheckDigit, isValidIdDocument } from '@/domain/country/rut'

/** Messages that several forms share (SPEC 5). */
const REQUIRED = 'Este campo es obligatorio'
const INVALID_EMAIL = 'Escribe un correo válido, por ejemplo nombre@correo.cl'
export const INVALID_PHONE = 'Número inválido'
const INVALID_DOCUMENT = 'Formato inválido. Ej: 12.345.678-9 o ABC12345'

/** Shown under `INVALID_DOCUMENT`, whose own example has a wrong check digit. */
const WRONG_CHECK_DIGIT = 'El dígito verificador no calza: revisa el último número o letra.'

/** A valid field has no entry. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

export function toFieldErrors<Field extends string>(
  checks: Readonly<Record<Field, string | null>>,
): FieldErrors<Field> {
  const entries = Object.entries<string | null>(checks).filter(([, error]) => error !== null)
  return Object.fromEntries(entries) as FieldErrors<Field>
}

export function checkRequired(text: string): string | null {
  return text.trim() === '' ? REQUIRED : null
}

/** Error of a required e-mail field (SPEC 5). */
export function checkEmail(text: string): string | null {
  return checkRequired(text) ?? (isEmail(text) ? null : INVALID_EMAIL)
}

/** Error of a required RUT/DNI field: a valid RUT or 5 to 15 letters or digits (SPEC 5). */
export function checkIdDocument(text: string): string | null {
  return checkRequired(text) ?? (isValidIdDocument(text) ? null : INVALID_DOCUMENT)
}

/** Hint for a document with a wrong check digit. */
export function idDocumentClue(text: string): string | undefined {
  return hasWrongCheckDigit(text) ? WRONG_CHECK_DIGIT : undefined
}
