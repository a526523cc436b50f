import { useState } from 'react'
import { suggestEmail } from '@/domain/people/email'
import { Button } from '@/ui/actions/Button'
import { setValue } from '@/ui/browser/set-value'
import { TextInput, type TextInputProps } from './TextInput'

interface Slip {
  readonly control: HTMLInputElement | HTMLTextAreaElement
  readonly meant: string
}

/** Once left, it offers to correct a slip in the domain of a common provider: the answer would never arrive. */
export function EmailInput({ onChange, onBlur, ...rest }: Omit<TextInputProps, 'label'>) {
  const [slip, setSlip] = useState<Slip | null>(null)
  return (
    <div>
      <TextInput
        label="Correo electrónico"
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={(event) => {
          setSlip(null)
          onChange?.(event)
        }}
        onBlur={(event) => {
          const meant = suggestEmail(event.target.value)
          setSlip(meant === null ? null : { control: event.target, meant })
          onBlur?.(event)
        }}
        {...rest}
      />
      {slip && (
        <p role="status" className="after">
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              setValue(slip.control, slip.meant)
              slip.control.focus()
            }}
          >
            ¿Quisiste decir {slip.meant}?
          </Button>
        </p>
      )}
    </div>
  )
}
