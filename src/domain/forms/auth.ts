import { checkEmail, checkRequired, toFieldErrors, type FieldErrors } from './checks'

/** Login and register dialog; `username` is the e-mail (SPEC 2.3). */
export interface AuthValues {
  readonly mode: 'login' | 'register'
  readonly username: string
  readonly password: string
  readonly repeatPassword: string
  readonly acceptsTerms: boolean
}

export const PASSWORDS_DIFFER = 'Contraseñas No Coinciden'
const TERMS_NOT_ACCEPTED = 'Debes aceptar los Términos y Condiciones.'

/** Spaces are part of a password, so it is not trimmed. */
function checkPassword(password: string): string | null {
  return password === '' ? checkRequired('') : null
}

function checkRepeat({ password, repeatPassword }: AuthValues): string | null {
  return checkPassword(repeatPassword) ?? (repeatPassword === password ? null : PASSWORDS_DIFFER)
}

/** The last two fields are checked only in register mode (SPEC 5). */
export function validateAuth(values: AuthValues): FieldErrors<Exclude<keyof AuthValues, 'mode'>> {
  const registering = values.mode === 'register'
  return toFieldErrors({
    username: checkEmail(values.username),
    password: checkPassword(values.password),
    repeatPassword: registering ? checkRepeat(values) : null,
    acceptsTerms: registering && !values.acceptsTerms ? TERMS_NOT_ACCEPTED : null,
  })
}

/** Errors of the password-recovery dialog (SPEC 2.4 and 5). */
export function validateRecovery({ email }: { readonly email: string }): FieldErrors<'email'> {
  return toFieldErrors({ email: checkEmail(email) })
}
