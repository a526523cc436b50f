import { validateAuth } from '@/domain/forms/auth'
import { toFieldErrors, type FieldErrors } from '@/domain/forms/checks'

export interface NewPasswordValues {
  readonly password: string
  readonly repeatPassword: string
}

export const NEW_PASSWORD: NewPasswordValues = { password: '', repeatPassword: '' }

export function validateNewPassword(
  values: NewPasswordValues,
): FieldErrors<keyof NewPasswordValues> {
  const { password = null, repeatPassword = null } = validateAuth({
    ...values,
    mode: 'register',
    username: '',
    acceptsTerms: true,
  })
  return toFieldErrors({ password, repeatPassword })
}
