import { isEmail } from '@/domain/people/email'
import { hasWrongCheckDigit, isValidIdDocument } from '@/domain/country/rut'

/** Sentences that several forms share (SPEC 5). */
const REQUIRED = 'Este campo es obligatorio'
const INVALID_EMAIL = 'Escribe un correo válido, por ejemplo nombre@correo.cl'
export const INVALID_PHONE = 'Número inválido'
const INVALID_DOCUMENT = 'Formato inválido. Ej: 12.345.678-9 o ABC12345'

/** Stands under `INVALID_DOCUMENT`, whose own example is wrong in its last digit. */
const WRONG_CHECK_DIGIT = 'El dígito verificador no calza: revisa el último número o letra.'

/** Errors of a form: a field without an entry is fine. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Drops the fields without an error from a table of checks. */
export function toFieldErrors<Field extends string>(
  checks: Readonly<Record<Field, string | null>>,
): FieldErrors<Field> {
  const entries = Object.entries<string | null>(checks).filter(([, error]) => error !== null)
  return Object.fromEntries(entries) as FieldErrors<Field>
}

/** Error of a text that must not be empty. */
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

/** What to look at in a RUT/DNI field whose error is that of `checkIdDocument`, where that is known. */
export function idDocumentClue(text: string): string | undefined {
  return hasWrongCheckDigit(text) ? WRONG_CHECK_DIGIT : undefined
}
