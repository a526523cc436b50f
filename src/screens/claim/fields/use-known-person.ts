import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { validateClaim } from '@/domain/forms/claim'
import type { ClaimValues } from '@/screens/claim/claim-values'

const PERSON_FIELDS = ['name', 'lastname', 'rut', 'phone', 'email'] as const

/**
 * Whether the profile has said all there is to say of the passenger, so that one line is enough; until
 * somebody wants to change it or it turns out to be wrong.
 *
 * @param isPrefilled the profile filled in what it knows
 */
export function useKnownPerson(
  { control, formState, getValues }: UseFormReturn<ClaimValues>,
  isPrefilled: boolean,
) {
  const [isOpen, setOpen] = useState(false)
  const [name, lastname, rut, phone, email] = useWatch({ control, name: PERSON_FIELDS })
  const errors = isPrefilled && !isOpen ? validateClaim(getValues()) : {}
  const isRight = PERSON_FIELDS.every((field) => !errors[field] && !formState.errors[field])
  const isFolded = isPrefilled && !isOpen && isRight
  return {
    isFolded,
    unfold: () => setOpen(true),
    line: { name: `${name} ${lastname}`, reach: `${rut} · ${phone}`, email },
  }
}
