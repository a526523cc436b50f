import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Profile } from '@/api/user'
import { validateProfile, type ProfileValues } from '@/domain/forms/profile'
import { formResolver } from '@/ui/fields/form-resolver'
import { isEdited, toProfileValues, unreadableFields, untouchedValues } from './profile-values'

/** Form of a profile. User input wins over later server data. */
export function useProfileForm(user: Profile) {
  const form = useForm<ProfileValues>({
    defaultValues: toProfileValues(user),
    mode: 'onTouched',
    resolver: formResolver<ProfileValues>((typed) =>
      validateProfile(typed, { values: toProfileValues(user), unreadable: unreadableFields(user) }),
    ),
  })
  const { control, getValues, setValue } = form
  const values = useWatch({ control }) as ProfileValues
  const shown = useRef(toProfileValues(user))

  useEffect(() => {
    const fresh = toProfileValues(user)
    untouchedValues(getValues(), shown.current, fresh).forEach(([field, value]) => {
      setValue(field, value)
    })
    shown.current = fresh
  }, [user, getValues, setValue])

  const markSaved = (saved: ProfileValues) => {
    shown.current = saved
  }

  return { form, edited: isEdited(user, values), markSaved }
}
