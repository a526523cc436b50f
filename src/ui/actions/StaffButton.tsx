import type { ComponentProps } from 'react'
import { Button } from './Button'

/** The button of the dense staff screens; a main action sets `variant`. Does nothing while `aria-disabled`. */
export function StaffButton(props: ComponentProps<typeof Button>) {
  const isHeld = props['aria-disabled'] === true
  return (
    <Button size="small" color="secondary" {...props} {...(isHeld && { onClick: undefined })} />
  )
}
