import { useEffect, useRef, useState } from 'react'
import type { User } from '@/api/user'
import type { ProfileValues } from '@/domain/forms/profile'
import { useFormAutosave } from '@/session/use-form-autosave'
import { isEdited, PROFILE_FIELDS, toProfileValues, untouchedValues } from './profile-values'
import type { useProfileForm } from './use-profile-form'

interface StoredProfile {
  readonly base: ProfileValues
  readonly values: ProfileValues
}

function isValues(raw: unknown): raw is ProfileValues {
  const values = (raw ?? {}) as Partial<ProfileValues>
  return PROFILE_FIELDS.every((field) => typeof values[field] === 'string')
}

function parseStored(raw: unknown): StoredProfile | null {
  const { base, values } = (raw ?? {}) as Partial<StoredProfile>
  return isValues(base) && isValues(values) ? { base, values } : null
}

export function useStoredProfile(user: User, { form, edited }: ReturnType<typeof useProfileForm>) {
  const [restoredAt, setRestoredAt] = useState<Date | null>(null)
  const [wasEdited, setWasEdited] = useState(edited)
  if (edited !== wasEdited) {
    setWasEdited(edited)
    if (!edited) setRestoredAt(null)
  }
  const { getValues, setValue } = form
  const put = (values: ProfileValues) => {
    PROFILE_FIELDS.forEach((field) => setValue(field, values[field], { shouldDirty: true }))
  }
  const forget = useFormAutosave('profile', {
    subscribe: (onChange) => form.subscribe({ formState: { values: true }, callback: onChange }),
    read: () => {
      const values = getValues()
      const base = toProfileValues(user)
      return isEdited(user, values) ? ({ base, values } satisfies StoredProfile) : null
    },
    onFound: ({ value, savedAt }) => {
      const found = parseStored(value)
      if (found === null) return
      const saved = toProfileValues(user)
      // Unchanged fields follow the server; input since this page opened wins.
      const left = untouchedValues(found.values, found.base, saved)
      const mine = { ...found.values, ...Object.fromEntries(left) }
      const missed = untouchedValues(getValues(), saved, mine)
      const values = { ...getValues(), ...Object.fromEntries(missed) }
      if (!isEdited(user, values)) return
      put(values)
      setRestoredAt(savedAt)
    },
  })
  const hasEdits = useRef(edited)
  useEffect(() => {
    // Saved or undone: nothing is left to restore.
    if (hasEdits.current && !edited) forget()
    hasEdits.current = edited
  }, [edited, forget])

  return {
    restoredAt,
    forget,
    discard: () => put(toProfileValues(user)),
  }
}
