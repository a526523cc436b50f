import { useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { mergeClaims } from '@/domain/claim/editing/merge'
import { toClaimRecordValues, type ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { useFormAutosave } from '@/session/use-form-autosave'
import { toFormValues, type StaffClaimForm } from '../use-claim-form'

/** Stored draft: the typed values and the claim it started from, null for a new one. */
interface StoredClaimEdit {
  readonly base: Claim | null
  readonly values: ClaimRecordValues
}

const NAME_PREFIX = 'claim:'

export function claimEditName(claim: Pick<Claim, 'id'> | null): string {
  return NAME_PREFIX + (claim === null ? 'new' : String(claim.id ?? '-'))
}

/** False for other drafts of the user, such as the profile's. */
export function isClaimEditName(name: string): boolean {
  return name.startsWith(NAME_PREFIX)
}

/** A draft that this version of the app can use; else null. */
export function parseClaimEdit(raw: unknown): StoredClaimEdit | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { base, values } = raw as Partial<StoredClaimEdit>
  if (typeof base !== 'object' || typeof values !== 'object') return null
  const isWhole = Object.entries(toClaimRecordValues()).every(([field, empty]) => {
    const value: unknown = values[field as keyof ClaimRecordValues]
    return Array.isArray(empty) ? Array.isArray(value) : typeof value === 'string'
  })
  return isWhole ? { base, values } : null
}

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
