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

/** A number from 0 up, in steps of 0.01 (SPEC 5, Generic payment form). */
export function AmountInput(props: AmountInputProps) {
  return (
    <TextInput
      {...props}
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      required
      // Scrolling the page over the field would change the amount unseen.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
