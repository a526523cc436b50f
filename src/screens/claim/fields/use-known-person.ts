import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { validateClaim } from '@/domain/forms/claim'
import type { ClaimValues } from '../claim-values'

const PERSON_FIELDS = ['name', 'lastname', 'rut', 'phone', 'email'] as const

/** Folds the passenger's fields while the profile filled all of them and they are valid. */
export function useKnownPerson(
  { control, formState, getValues }: UseFormReturn<ClaimValues>,
  isPrefilled: boolean,
) {
  const [isOpen, setOpen] = useState(false)
  useWatch({ control, name: PERSON_FIELDS })
  const errors = isPrefilled && !isOpen ? validateClaim(getValues()) : {}
  const isRight = PERSON_FIELDS.every((field) => !errors[field] && !formState.errors[field])
  const isFolded = isPrefilled && !isOpen && isRight
  return { isFolded, unfold: () => setOpen(true) }
}
