import type { UseFormReturn } from 'react-hook-form'
import type { Claim } from '@/domain/claim/fields'
import type { StaffFormValues } from '@/features/claim-editor/edit/use-claim-form'
import { FieldInput } from './FieldInput'
import { FieldSection } from './FieldSection'
import { formSections } from './form-sections'

interface ClaimFieldsProps {
  readonly form: UseFormReturn<StaffFormValues>
  /** The claim as it is saved, or null for a new one. */
  readonly claim: Claim | null
  /** Called when a field that tells claims apart is left. */
  readonly onClueLeft: () => void
}

/** Every field of a claim (SPEC 2.11), in the order in which staff fill them in or change them. */
export function ClaimFields({ claim, ...rest }: ClaimFieldsProps) {
  return formSections(claim === null).map(({ title, rows }) => (
    <FieldSection key={title} title={title}>
      {rows.map((row) => (
        <FieldInput key={row.key} row={row} claim={claim} {...rest} />
      ))}
    </FieldSection>
  ))
}
