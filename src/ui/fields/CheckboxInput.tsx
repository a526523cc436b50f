import { type ChangeEvent, type FocusEvent, type ReactNode, type Ref } from 'react'
import { FieldNotes, useControlProps } from './FieldFrame'
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

export function CheckboxInput({ label, hint, error, id, ...rest }: CheckboxInputProps) {
  const control = useControlProps(id, { hint, error })
  return (
    <div>
      <div className={styles['row']}>
        <input {...rest} {...control} type="checkbox" className={styles['box']} />
        <label htmlFor={control.id} className={styles['label']}>
          {label}
        </label>
      </div>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  )
}
