import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Claim } from '@/domain/claim/fields'
import { toClaimRecordValues, type ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { keepHiddenStatusFields } from '@/domain/claim/editing/edit-payload'
import { changedUnits } from '@/domain/claim/editing/merge'
import { validateClaimRecord } from '@/domain/forms/staff-claim'
import { formResolver } from '@/ui/fields/form-resolver'

/** A claim's form values, mutable as React Hook Form requires. */
export type StaffFormValues = Record<Exclude<keyof ClaimRecordValues, 'documents'>, string> & {
  documents: string[]
}

export function toFormValues(claim: Claim | null): ClaimRecordValues {
  return toClaimRecordValues(claim ?? {})
}

/** @param opened the claim when the dialog opened; null for a new one */
export function useClaimForm(opened: Claim | null) {
  const [loaded, setLoaded] = useState(opened)
  const [edited, setEdited] = useState(false)
  // Latest merge base, for callbacks outside of a render.
  const base = useRef(opened)
  const form = useForm<StaffFormValues>({
    defaultValues: toFormValues(opened) as StaffFormValues,
    mode: 'onSubmit',
    resolver: formResolver<StaffFormValues>((values) => validateClaimRecord(values, loaded)),
  })
  const { getValues } = form

  /** `mine`: the values to save; `saved`: those that the form started from. */
  const readStates = useCallback(() => {
    const saved = toFormValues(base.current)
    const mine = keepHiddenStatusFields(structuredClone(getValues()), saved)
    const isNew = base.current === null
    const isEdited =
      changedUnits(saved, mine).length > 0 || (isNew && mine.alias.trim() !== saved.alias)
    return { base: base.current, saved, mine, isEdited }
  }, [getValues])

  /** Replaces the merge base and the field values. */
  const rebase = (fresh: Claim | null, values: ClaimRecordValues) => {
    base.current = fresh
    setLoaded(fresh)
    for (const field of Object.keys(values) as (keyof ClaimRecordValues)[]) {
      form.setValue(field, values[field] as string)
    }
    setEdited(readStates().isEdited)
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          setEdited(readStates().isEdited)
          // Revalidate only fields that already show an error.
          const changed = name as keyof StaffFormValues | undefined
          if (changed && form.getFieldState(changed).invalid) void form.trigger(changed)
        },
      }),
    [form, readStates],
  )

  return { form, loaded, edited, readStates, rebase }
}

export type StaffClaimForm = ReturnType<typeof useClaimForm>
