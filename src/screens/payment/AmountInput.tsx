import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame, fieldIds } from '@/ui/FieldFrame'

interface AmountInputProps extends UseFormRegisterReturn {
  readonly label: string
  readonly error: string | undefined
  readonly autoComplete: string
}

/** A number from 0 up, in steps of 0.01 (SPEC 5, Generic payment form). */
export function AmountInput({ label, error, ref, ...rest }: AmountInputProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <OutlinedInput
        {...rest}
        id={id}
        type="number"
        fullWidth
        notched={false}
        required
        error={error !== undefined}
        inputRef={ref}
        slotProps={{
          input: {
            min: 0,
            step: 0.01,
            inputMode: 'decimal',
            'aria-describedby': fieldIds(id, { error }).describedBy,
            // Scrolling the page over the field would change the amount unseen.
            onWheel: (event) => event.currentTarget.blur(),
          },
        }}
      />
    </FieldFrame>
  )
}
