import type { User } from '@/api/user'
import type { ProfileValues } from '@/domain/forms/profile'

const FIELDS = ['name', 'rut', 'address', 'phone'] as const satisfies (keyof ProfileValues)[]

/** What the form shows for a profile; a field the server does not have is ''. */
export function toProfileValues(user: User): ProfileValues {
  return {
    name: user.name ?? '',
    rut: user.rut ?? '',
    address: user.address ?? '',
    phone: user.phone ?? '',
  }
}

function editedFields(user: User, values: ProfileValues) {
  const known = toProfileValues(user)
  return FIELDS.filter((field) => values[field].trim() !== known[field].trim())
}

/** Whether the form holds something that the server does not. */
export function isEdited(user: User, values: ProfileValues): boolean {
  return editedFields(user, values).length > 0
}

/** The whole profile as it came, with the edited fields replaced (SPEC 7, PUT /user/). */
export function withEdits(user: User, values: ProfileValues): User {
  const edits = editedFields(user, values).map((field) => [field, values[field].trim()] as const)
  return { ...user, ...Object.fromEntries(edits) }
}

/** The profile after saving `sent`: what the server answered, on top of what it was given. */
export function afterSaving(sent: User, answer: User | null): { user: User; isSure: boolean } {
  const isSure = answer !== null && FIELDS.some((field) => answer[field] !== undefined)
  return { user: isSure ? { ...sent, ...answer } : sent, isSure }
}

/** The values of the fields that nobody touched since `shown`, as the server has them now. */
export function untouchedValues(
  typed: ProfileValues,
  shown: ProfileValues,
  fresh: ProfileValues,
): [keyof ProfileValues, string][] {
  return FIELDS.filter((field) => typed[field] === shown[field]).map((field) => [
    field,
    fresh[field],
  ])
}

/** The e-mail of a profile, which is also the username (SPEC 3, User). */
export function emailOf({ email, username }: User): string {
  return email ?? username ?? ''
}
