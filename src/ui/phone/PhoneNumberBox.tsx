import type { ComponentProps } from 'react'

interface PhoneNumberBoxProps extends ComponentProps<'input'> {
  /** Sees each edit before the formatting does; true keeps the edit from it. */
  readonly onEdit?: (before: string, input: HTMLInputElement) => boolean
}

/** The bare input inside the package's as-you-type formatting. */
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
