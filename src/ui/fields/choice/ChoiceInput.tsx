import type { Ref } from 'react'
import { FieldFrame, useControlProps, type FieldTexts } from '@/ui/fields/FieldFrame'
import type { SelectOption } from '@/ui/fields/SelectInput'
import styles from './ChoiceInput.module.css'

interface ChoiceInputProps extends Pick<FieldTexts, 'hint' | 'error'> {
  readonly label?: string
  /** Id of a heading, instead of a label. */
  readonly labelledBy?: string
  /** Id of the first radio button, for links to the field. */
  readonly id?: string | undefined
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly required?: boolean
  /** Columns of one width, whatever the words. */
  readonly isEven?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** Radio buttons that look like chips. */
export function ChoiceInput({
  label,
  labelledBy,
  hint,
  error,
  id: givenId,
  name,
  options,
  value: chosen,
  onChange,
  onBlur,
  required,
  isEven,
  ref,
}: ChoiceInputProps) {
  const { id, ...aria } = useControlProps(givenId, { hint, error })
  const choices = (
    <div
      // With a heading the group is like a fieldset with a legend.
      {...(labelledBy === undefined
        ? { role: 'radiogroup', 'aria-required': required, 'aria-invalid': aria['aria-invalid'] }
        : { role: 'group' })}
      aria-labelledby={labelledBy ?? `${id}-label`}
      aria-describedby={aria['aria-describedby']}
      className={styles['choices']}
      data-even={isEven}
    >
      {options.map(({ value, label: words }, index) => (
        <label key={value} className={styles['choice']}>
          <input
            {...(index === 0 && { id, ref })}
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            className={styles['radio']}
            onChange={() => onChange(value)}
            // A press on the chosen one, perhaps only an example, fires no change event.
            onClick={() => value === chosen && onChange(value)}
            onBlur={onBlur}
          />
          {words}
        </label>
      ))}
    </div>
  )
  if (label === undefined) return choices
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isGroup>
      {choices}
    </FieldFrame>
  )
}
