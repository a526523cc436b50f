import { toChatPhone } from '@/domain/people/chat-link'
import { checkIdDocument, INVALID_PHONE, toFieldErrors, type FieldErrors } from './checks'

/** Editable profile fields; `phone` is plain text such as 569xxxxxxxx (SPEC 2.7). */
export interface ProfileValues {
  readonly name: string
  readonly rut: string
  readonly address: string
  readonly phone: string
}

export const CARD_DATA_MISSING = 'El rut y el nombre son obligatorios.'

/** Saving would overwrite the value with a text. */
const UNREADABLE =
  'No sabemos leer lo que ya está guardado aquí. Déjalo vacío y quedará tal como está.'

interface SavedProfile {
  readonly values: ProfileValues
  /** Fields whose saved value cannot be parsed; the form shows them empty. */
  readonly unreadable: readonly (keyof ProfileValues)[]
}

/** True if a field differs from the saved one; spaces around a text do not count. */
export function isEditedField(
  field: keyof ProfileValues,
  values: ProfileValues,
  saved: ProfileValues,
): boolean {
  return values[field].trim() !== saved[field].trim()
}

function checkPhone(phone: string): string | null {
  return phone.trim() === '' || toChatPhone(phone) !== null ? null : INVALID_PHONE
}

/** Errors of changed fields only: unchanged values of the server never block saving. All are optional. */
export function validateProfile(
  values: ProfileValues,
  saved: SavedProfile,
): FieldErrors<keyof ProfileValues> {
  const check = (field: keyof ProfileValues, rule: (text: string) => string | null) => {
    if (!isEditedField(field, values, saved.values)) return null
    return saved.unreadable.includes(field) ? UNREADABLE : rule(values[field])
  }
  return toFieldErrors({
    name: check('name', () => null),
    rut: check('rut', (rut) => (rut.trim() === '' ? null : checkIdDocument(rut))),
    address: check('address', () => null),
    phone: check('phone', checkPhone),
  })
}
