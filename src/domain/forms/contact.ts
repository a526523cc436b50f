import { checkEmail, checkRequired, toFieldErrors, type FieldErrors } from './checks'
import { checkPhone } from './phone-check'

/** Also the message as sent; `phone` is plus and digits (SPEC 3). */
export interface ContactValues {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly message: string
}

/** Errors of the contact form; every field is required (SPEC 5). */
export function validateContact(values: ContactValues): FieldErrors<keyof ContactValues> {
  return toFieldErrors({
    name: checkRequired(values.name),
    phone: checkPhone(values.phone),
    email: checkEmail(values.email),
    message: checkRequired(values.message),
  })
}
