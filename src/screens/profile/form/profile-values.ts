import { toJsonText } from '@/api/http/json-text'
import { toProfile, type Profile, type User } from '@/api/user'
import { isEditedField, type ProfileValues } from '@/domain/forms/profile'

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
  return FIELDS.filter((field) => isEditedField(field, values, known))
}

/** Whether the form holds something that the server does not. */
export function isEdited(user: User, values: ProfileValues): boolean {
  return editedFields(user, values).length > 0
}

/** The whole profile as it came, with the edited fields replaced (SPEC 7, PUT /user/). */
export function withEdits(user: Profile, values: ProfileValues): Profile['raw'] {
  const edits = editedFields(user, values).map((field) => [field, values[field].trim()] as const)
  return { ...user.raw, ...Object.fromEntries(edits) }
}

/** Fields that hold something that cannot be read, such as an object where a text is meant. */
export function unreadableFields(user: Profile): (keyof ProfileValues)[] {
  return FIELDS.filter(
    (field) => (user.raw[field] ?? null) !== null && (user[field] ?? null) === null,
  )
}

/** What is said beside such a field. */
export function unreadableProfileText(
  user: Profile,
  field: keyof ProfileValues,
): string | undefined {
  return unreadableFields(user).includes(field)
    ? `Guardado así: ${toJsonText(user.raw[field])}. Se queda tal como está.`
    : undefined
}

/** Whether the server has a field, readable or not. */
export function isHeld(user: Profile, field: keyof ProfileValues): boolean {
  return unreadableFields(user).includes(field) || (user[field] ?? '').trim() !== ''
}

/** The profile after saving `sent`: what the server answered, on top of what it was given. */
export function afterSaving(
  sent: Profile['raw'],
  answer: Profile | null,
): { user: Profile; isSure: boolean } {
  const isSure = answer !== null && FIELDS.some((field) => answer[field] !== undefined)
  return { user: toProfile(isSure ? { ...sent, ...answer.raw } : sent), isSure }
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

/** The e-mail of a profile, which is also the username (SPEC 3, User); '' where it has none. */
export function emailOf({ email, username }: User): string {
  return [email, username].find((text) => (text ?? '').trim() !== '') ?? ''
}
