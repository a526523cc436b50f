import { toJsonText } from '@/api/http/json-text'
import { toProfile, type Profile, type User } from '@/api/user'
import { isEditedField, type ProfileValues } from '@/domain/forms/profile'

export const PROFILE_FIELDS = [
  'name',
  'rut',
  'address',
  'phone',
] as const satisfies (keyof ProfileValues)[]

export function toProfileValues(user: User): ProfileValues {
  const values = PROFILE_FIELDS.map((field) => [field, user[field] ?? ''] as const)
  return Object.fromEntries(values) as unknown as ProfileValues
}

function editedFields(user: User, values: ProfileValues) {
  const known = toProfileValues(user)
  return PROFILE_FIELDS.filter((field) => isEditedField(field, values, known))
}

export function isEdited(user: User, values: ProfileValues): boolean {
  return editedFields(user, values).length > 0
}

/** The server's full profile with the edited fields replaced (SPEC 7, PUT /user/). */
export function withEdits(user: Profile, values: ProfileValues): Profile['raw'] {
  const edits = editedFields(user, values).map((field) => [field, values[field].trim()] as const)
  return { ...user.raw, ...Object.fromEntries(edits) }
}

/** Fields with a value of another type, such as an object instead of a text. */
export function unreadableFields(user: Profile): (keyof ProfileValues)[] {
  return PROFILE_FIELDS.filter(
    (field) => (user.raw[field] ?? null) !== null && (user[field] ?? null) === null,
  )
}

export function unreadableProfileText(
  user: Profile,
  field: keyof ProfileValues,
): string | undefined {
  return unreadableFields(user).includes(field)
    ? `Guardado así: ${toJsonText(user.raw[field])}. Se queda tal como está.`
    : undefined
}

/** True if the server has a value, readable or not. */
export function isHeld(user: Profile, field: keyof ProfileValues): boolean {
  return unreadableFields(user).includes(field) || (user[field] ?? '').trim() !== ''
}

/** The sent profile with the server's response; null if the response has no field. */
export function afterSaving(sent: Profile['raw'], answer: Profile): Profile | null {
  const hasFields = PROFILE_FIELDS.some((field) => answer[field] !== undefined)
  return hasFields ? toProfile({ ...sent, ...answer.raw }) : null
}

/** True if `fresh` still has the earlier value in every field that was edited: the server saved none. */
export function isNothingSaved(before: User, typed: ProfileValues, fresh: User): boolean {
  const edited = editedFields(before, typed)
  return edited.length > 0 && edited.every((field) => fresh[field] === before[field])
}

/** Server values of the fields that the user has not changed since `shown`. */
export function untouchedValues(
  typed: ProfileValues,
  shown: ProfileValues,
  fresh: ProfileValues,
): [keyof ProfileValues, string][] {
  return PROFILE_FIELDS.filter((field) => typed[field] === shown[field]).map((field) => [
    field,
    fresh[field],
  ])
}
