import type { UseFormReturn } from 'react-hook-form'
import type { Claim } from '@/domain/claim/fields'
import type { StaffFormValues } from '../use-claim-form'
import { FieldInput } from './FieldInput'
import { formSections } from './form-sections'
import { useId, type ReactNode } from 'react'
import styles from './Fields.module.css'
import { classNames } from '@/ui/theme/class-names'

interface FieldSectionProps {
  readonly title: string
  readonly children: ReactNode
}

function FieldSection({ title, children }: FieldSectionProps) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={styles['section']}>
      <h3 id={titleId}>{title}</h3>
      <div className={classNames('fields', styles['grid'])}>{children}</div>
    </div>
  )
}

interface ClaimFieldsProps {
  readonly form: UseFormReturn<StaffFormValues>
  /** Null for a new claim. */
  readonly claim: Claim | null
  /** Called when a field that identifies claims loses the focus. */
  readonly onClueLeft: () => void
}

/** All fields of a claim (SPEC 2.11), in the order in which staff edit them. */
export function ClaimFields({ claim, ...rest }: ClaimFieldsProps) {
  return formSections(claim === null).map(({ title, rows }) => (
    <FieldSection key={title} title={title}>
      {rows.map((row) => (
        <FieldInput key={row.key} row={row} claim={claim} {...rest} />
      ))}
    </FieldSection>
  ))
}
