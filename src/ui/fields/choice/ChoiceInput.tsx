import { useId, type Ref } from 'react'
import { FieldFrame, fieldIds, type FieldTexts } from '@/ui/fields/FieldFrame'
import type { SelectOption } from '@/ui/fields/SelectInput'
import styles from './ChoiceInput.module.css'

interface ChoiceInputProps extends Omit<FieldTexts, 'label'> {
  readonly label?: string
  /** The id of a heading that asks the question, in the place of a label. */
  readonly labelledBy?: string
  /** Of the first choice: what leads to the question leads there. */
  readonly id?: string | undefined
  readonly name: string
  readonly options: readonly SelectOption[]
  /** The choice that is made; '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly required?: boolean
  /** The first choice. */
  readonly ref?: Ref<HTMLInputElement>
}

/** One of a few choices, all of them in sight: radio buttons of the platform that look like chips. */
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
  ref,
}: ChoiceInputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const ids = fieldIds(id, { hint, error })
  const choices = (
    <div
      // Under a heading it is what a fieldset is under its legend.
      {...(labelledBy === undefined
        ? { role: 'radiogroup', 'aria-required': required, 'aria-invalid': error !== undefined }
        : { role: 'group' })}
      aria-labelledby={labelledBy ?? ids.label}
      aria-describedby={ids.describedBy}
      className={styles['choices']}
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
