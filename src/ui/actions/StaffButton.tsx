import type { ComponentProps } from 'react'
import { Button } from './Button'

/** The button of the dense staff screens; a main action sets `variant`. */
export function StaffButton(props: ComponentProps<typeof Button>) {
  return <Button size="small" color="secondary" {...props} />
}
