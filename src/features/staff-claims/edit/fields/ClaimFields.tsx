import type { UseFormReturn } from 'react-hook-form'
import { FIELD_GROUPS, FIELD_ROWS, type Claim } from '@/domain/claim/fields'
import type { ClaimFormValues } from '@/features/staff-claims/edit/use-claim-form'
import { FieldInput } from './FieldInput'
import { FieldSection } from './FieldSection'

interface ClaimFieldsProps {
  readonly form: UseFormReturn<ClaimFormValues>
  /** The claim as it is saved, or null for a new one. */
  readonly claim: Claim | null
  /** Called when a field that tells claims apart is left. */
  readonly onClueLeft: () => void
}

/** Every field of a claim (SPEC 2.11), in the order in which staff fill them in. */
export function ClaimFields({ claim, ...rest }: ClaimFieldsProps) {
  const rows = FIELD_ROWS.filter(({ form }) => form !== undefined && (form !== 'new' || !claim))
  return Object.entries(FIELD_GROUPS).map(([group, title]) => (
    <FieldSection key={group} title={title}>
      {rows
        .filter((row) => row.group === group)
        .map((row) => (
          <FieldInput key={row.key} row={row} claim={claim} {...rest} />
        ))}
    </FieldSection>
  ))
}
