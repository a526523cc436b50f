import { useId, type ComponentProps, type Ref } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame, fieldIds, type FieldTexts } from './FieldFrame'

type InputProps = ComponentProps<'input'>

export interface TextInputProps extends FieldTexts {
  readonly id?: string | undefined
  readonly name?: string
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'number' | 'search' | 'date'
  readonly value?: string
  readonly onChange?: ComponentProps<typeof OutlinedInput>['onChange']
  readonly onBlur?: ComponentProps<typeof OutlinedInput>['onBlur']
  readonly autoComplete?: string
  readonly autoFocus?: boolean
  readonly inputMode?: InputProps['inputMode']
  readonly spellCheck?: boolean
  readonly autoCapitalize?: string
  readonly required?: boolean
  readonly readOnly?: boolean
  readonly placeholder?: string
  /** Number of lines; more than one makes a text area that grows. */
  readonly lines?: number
  readonly endAdornment?: ComponentProps<typeof OutlinedInput>['endAdornment']
  readonly ref?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

/** A line, or several lines, of text with its label, hint, error and counter tied to it. */
export function TextInput({
  label,
  hint,
  error,
  counter,
  id: givenId,
  lines = 1,
  ref,
  inputMode,
  spellCheck,
  autoCapitalize,
  ...rest
}: TextInputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} counter={counter}>
      <OutlinedInput
        {...rest}
        id={id}
        fullWidth
        notched={false}
        error={error !== undefined}
        multiline={lines > 1}
        minRows={lines}
        maxRows={lines > 1 ? 14 : undefined}
        inputRef={ref}
        slotProps={{
          input: {
            'aria-describedby': fieldIds(id, { hint, error, counter }).describedBy,
            inputMode,
            spellCheck,
            autoCapitalize,
          },
        }}
      />
    </FieldFrame>
  )
}
