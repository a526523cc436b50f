import type { ComponentProps } from 'react'

interface PhoneNumberBoxProps extends ComponentProps<'input'> {
  /** Called with each edit before the formatter; returns true if it handled the edit. */
  readonly onEdit?: (before: string, input: HTMLInputElement) => boolean
}

export function PhoneNumberBox({ onEdit, onChange, value, ...rest }: PhoneNumberBoxProps) {
  return (
    <input
      {...rest}
      value={value}
      onChange={(event) => {
        const taken = onEdit?.(String(value), event.currentTarget)
        if (!taken) onChange?.(event)
      }}
    />
  )
}
