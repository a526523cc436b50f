import { toChatPhone } from '@/domain/people/chat-link'
import { checkIdDocument, INVALID_PHONE, toFieldErrors, type FieldErrors } from './checks'

/** The editable part of a profile; `phone` is plain text such as 569xxxxxxxx (SPEC 2.7). */
export interface ProfileValues {
  readonly name: string
  readonly rut: string
  readonly address: string
  readonly phone: string
}

export const CARD_DATA_MISSING = 'El rut y el nombre son obligatorios.'

/** Saving would put a text in the place of something else. */
const UNREADABLE =
  'No sabemos leer lo que ya está guardado aquí. Déjalo vacío y quedará tal como está.'

/** A profile as the server has it, as far as a check of edits needs it. */
interface SavedProfile {
  readonly values: ProfileValues
  /** Fields that hold something that cannot be read; the form shows them as empty. */
  readonly unreadable: readonly (keyof ProfileValues)[]
}

/** Whether a field holds something else than the server; spaces around a text do not count. */
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

/**
 * Errors of the profile. Every field may stay empty; a RUT or phone that is given must be usable. Only
 * what the person changed is checked: what the server sent by itself blocks nobody.
 */
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
