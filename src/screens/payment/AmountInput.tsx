import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextInput } from '@/ui/fields/TextInput'

interface AmountInputProps extends Pick<
  UseFormRegisterReturn,
  'name' | 'onChange' | 'onBlur' | 'ref'
> {
  readonly label: string
  readonly error: string | undefined
  readonly autoComplete: string
}

export function AmountInput(props: AmountInputProps) {
  return (
    <TextInput
      {...props}
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      required
      // Otherwise scrolling over the focused field changes the amount.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
