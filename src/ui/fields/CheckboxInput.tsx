import { useId, type ChangeEvent, type FocusEvent, type ReactNode, type Ref } from 'react'
import { FieldNotes, fieldIds } from './FieldFrame'
import styles from './CheckboxInput.module.css'

interface CheckboxInputProps {
  readonly id?: string | undefined
  readonly name?: string
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly checked?: boolean
  /** For a setting that takes effect at once. */
  readonly role?: 'switch'
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void
  readonly required?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

export function CheckboxInput({ label, hint, error, id: givenId, ...rest }: CheckboxInputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div>
      <div className={styles['row']}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          className={styles['box']}
          aria-invalid={error !== undefined}
          aria-describedby={fieldIds(id, { hint, error }).describedBy}
        />
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
