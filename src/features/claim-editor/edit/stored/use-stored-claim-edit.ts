import { useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { mergeClaims } from '@/domain/claim/editing/merge'
import { useFormAutosave } from '@/session/use-form-autosave'
import { toFormValues, type StaffClaimForm } from '../use-claim-form'
import { claimEditName, parseClaimEdit, type StoredClaimEdit } from './claim-edit'

/** Stores the draft and restores an earlier one with its merge base, so that saving merges other changes. */
export function useStoredClaimEdit(
  { form, readStates, rebase }: StaffClaimForm,
  opened: Claim | null,
  name = claimEditName(opened),
) {
  const [restoredAt, setRestoredAt] = useState<Date | null>(null)
  const forget = useFormAutosave(name, {
    subscribe: (onChange) => form.subscribe({ formState: { values: true }, callback: onChange }),
    read: () => {
      const { base, mine, isEdited } = readStates()
      return isEdited ? ({ base, values: mine } satisfies StoredClaimEdit) : null
    },
    onFound: ({ value, savedAt }) => {
      const found = parseClaimEdit(value)
      if (found === null) return
      const { saved, mine } = readStates()
      // The user may have typed before the draft was read: those values win.
      const { merged } = mergeClaims({ base: saved, mine, theirs: found.values })
      rebase(found.base, merged)
      setRestoredAt(savedAt)
    },
  })
  return {
    restoredAt,
    forget,
    discard: () => {
      forget()
      rebase(opened, toFormValues(opened))
      setRestoredAt(null)
    },
  }
}
