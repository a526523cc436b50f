import { useId, type ChangeEvent, type FocusEvent, type ReactNode, type Ref } from 'react'
import { FieldFrame, fieldIds, type ErrorLanguage, type FieldTexts } from './FieldFrame'
import styles from './SelectInput.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

interface SelectInputProps extends FieldTexts, ErrorLanguage {
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
  counter,
  id: givenId,
  options = [],
  children,
  placeholder,
  isInline,
  ...rest
}: SelectInputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      errorLang={errorLang}
      counter={counter}
      isInline={isInline}
    >
      <select
        {...rest}
        id={id}
        className={styles['select']}
        aria-invalid={error !== undefined}
        aria-describedby={fieldIds(id, { hint, error, counter }).describedBy}
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
