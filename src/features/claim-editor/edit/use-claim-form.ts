import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Claim } from '@/domain/claim/fields'
import { toClaimRecordValues, type ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { keepHiddenStatusFields } from '@/domain/claim/editing/edit-payload'
import { changedUnits } from '@/domain/claim/editing/merge'
import { validateClaimRecord } from '@/domain/forms/staff-claim'
import { formResolver } from '@/ui/fields/form-resolver'

/** What the form holds: the claim's values, as react-hook-form may change them. */
export type StaffFormValues = Record<Exclude<keyof ClaimRecordValues, 'documents'>, string> & {
  documents: string[]
}

/** Form fields of a claim, or of a new one. */
export function toFormValues(claim: Claim | null): ClaimRecordValues {
  return toClaimRecordValues(claim ?? {})
}

/**
 * The form over one opening of the dialog.
 *
 * @param opened the claim as it was when the dialog opened, or null for a new one
 */
export function useClaimForm(opened: Claim | null) {
  const [loaded, setLoaded] = useState(opened)
  const [edited, setEdited] = useState(false)
  // What is saved by now, for the checks and comparisons that run outside of a render.
  const base = useRef(opened)
  const form = useForm<StaffFormValues>({
    defaultValues: toFormValues(opened) as StaffFormValues,
    mode: 'onSubmit',
    resolver: formResolver<StaffFormValues>((values) => validateClaimRecord(values, loaded)),
  })
  const { getValues, setValue } = form

  /** The values as they would be saved, and those they started from. */
  const readStates = useCallback(() => {
    const saved = toFormValues(base.current)
    const mine = keepHiddenStatusFields(structuredClone(getValues()), saved)
    const isNew = base.current === null
    const isEdited =
      changedUnits(saved, mine).length > 0 || (isNew && mine.alias.trim() !== saved.alias)
    return { base: base.current, saved, mine, isEdited }
  }, [getValues])

  /** Goes on from what another person saved meanwhile, with these values in the fields. */
  const rebase = useCallback(
    (fresh: Claim | null, values: ClaimRecordValues) => {
      base.current = fresh
      setLoaded(fresh)
      for (const field of Object.keys(values) as (keyof ClaimRecordValues)[]) {
        setValue(field, values[field] as string)
      }
      setEdited(readStates().isEdited)
    },
    [readStates, setValue],
  )

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          setEdited(readStates().isEdited)
          // What was told as wrong is looked at again with every change, and nothing else is.
          const changed = name as keyof StaffFormValues | undefined
          if (changed && form.getFieldState(changed).invalid) void form.trigger(changed)
        },
      }),
    [form, readStates],
  )

  return { form, loaded, edited, readStates, rebase }
}

export type StaffClaimForm = ReturnType<typeof useClaimForm>
