import { type ChangeEvent, type FocusEvent, type ReactNode, type Ref } from 'react'
import { afterPress } from './after-press'
import { FieldFrame, useControlProps, type FieldTexts } from './FieldFrame'
import styles from './SelectInput.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

interface SelectInputProps extends Omit<FieldTexts, 'labelLang' | 'counter'> {
  readonly id?: string | undefined
  readonly name?: string
  readonly options?: readonly SelectOption[]
  /** Option groups after the options. */
  readonly children?: ReactNode
  readonly placeholder?: string
  readonly value?: string
  readonly onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
  readonly onBlur?: (event: FocusEvent<HTMLSelectElement>) => void
  readonly required?: boolean
  readonly autoComplete?: string
  readonly disabled?: boolean
  readonly isInline?: boolean
  readonly ref?: Ref<HTMLSelectElement>
}

/** Native select: the phone's picker, type-ahead and no extra code. */
export function SelectInput({
  label,
  hint,
  error,
  errorLang,
  id,
  options = [],
  children,
  placeholder,
  isInline,
  onBlur,
  ...rest
}: SelectInputProps) {
  const control = useControlProps(id, { hint, error })
  return (
    <FieldFrame id={control.id} {...{ label, hint, error, errorLang, isInline }}>
      <select
        {...rest}
        {...control}
        onBlur={(event) => afterPress(() => onBlur?.(event))}
        className={styles['select']}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  )
}
