import { useState } from 'react'
import { suggestEmail } from '@/domain/people/email'
import { Button } from '@/ui/actions/Button'
import { setValue } from '@/ui/browser/set-value'
import { TextInput, type TextInputProps } from './TextInput'

/** Once left, it offers to correct a slip in the domain of a common provider: the answer would never arrive. */
export function EmailInput({ onChange, onBlur, ...rest }: Omit<TextInputProps, 'label'>) {
  const [left, setLeft] = useState<HTMLInputElement | HTMLTextAreaElement | null>(null)
  // Read anew, because a form library clears a field without an event.
  const meant = left && suggestEmail(left.value)
  return (
    <div>
      <TextInput
        label="Correo electrónico"
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={(event) => {
          setLeft(null)
          onChange?.(event)
        }}
        onBlur={(event) => {
          setLeft(event.target)
          onBlur?.(event)
        }}
        {...rest}
      />
      {left && meant !== null && (
        <p role="status" className="after">
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              setValue(left, meant)
              left.focus()
            }}
          >
            ¿Quisiste decir {meant}?
          </Button>
        </p>
      )}
    </div>
  )
}
