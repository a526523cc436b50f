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

/** Errors of the profile. Every field may stay empty; a RUT or phone that is given must be usable. */
export function validateProfile(values: ProfileValues): FieldErrors<keyof ProfileValues> {
  const { rut, phone } = values
  return toFieldErrors({
    name: null,
    rut: rut.trim() === '' ? null : checkIdDocument(rut),
    address: null,
    phone: phone.trim() === '' || toChatPhone(phone) !== null ? null : INVALID_PHONE,
  })
}

interface CardOwner {
  readonly name?: string | null | undefined
  readonly email?: string | null | undefined
  readonly rut?: string | null | undefined
}

/** Whether a card may be registered: name, e-mail and rut are there (SPEC 5); else `CARD_DATA_MISSING`. */
export function canRegisterCard({ name, email, rut }: CardOwner): boolean {
  return [name, email, rut].every((value) => (value ?? '').trim() !== '')
}
