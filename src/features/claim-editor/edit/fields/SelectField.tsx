import { useController, type Control } from 'react-hook-form'
import { airlineLabel } from '@/domain/claim/catalogue'
import { labelOf } from '@/domain/claim/fields'
import { SelectInput } from '@/ui/fields/SelectInput'
import { withCurrent } from './select-options'
import type { StaffFormValues } from '../use-claim-form'

interface SelectFieldProps {
  readonly control: Control<StaffFormValues>
  readonly name: 'handler' | 'type' | 'airline'
  readonly options: readonly string[]
  /** Saved value, offered as an option even if it is not in the list. */
  readonly saved: string | null | undefined
  /** Explains a saved value that no option can show. */
  readonly hint?: string | undefined
  readonly placeholder: string
}

/** A select that keeps unknown values (CONTRACT, unknown values). */
export function SelectField({
  control,
  name,
  options,
  saved,
  hint,
  placeholder,
}: SelectFieldProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectInput
      {...field}
      label={labelOf(name)}
      error={fieldState.error?.message}
      errorLang="en"
      hint={hint}
      options={withCurrent(options, saved, field.value).map(({ value, label }) => ({
        value,
        label: name === 'airline' ? airlineLabel(label) : label,
      }))}
      placeholder={placeholder}
      required
    />
  )
}
