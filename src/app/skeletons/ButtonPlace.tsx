import type { ComponentProps } from 'react'
import { Button } from '@/ui/actions/Button'

const QUIET = { borderColor: 'transparent', background: 'var(--sand)', color: 'transparent' }

interface ButtonPlaceProps {
  readonly children: string
  readonly size?: ComponentProps<typeof Button>['size']
  readonly variant?: ComponentProps<typeof Button>['variant']
  /** On which side of the words an icon will stand, if one will. */
  readonly icon?: 'start' | 'end'
}

/** Where a button will stand: the button itself, which makes its place as large as its words. */
export function ButtonPlace({
  children,
  size = 'medium',
  variant = 'text',
  icon,
}: ButtonPlaceProps) {
  const place = <span style={{ display: 'block', width: '1.25rem', height: '1.25rem' }} />
  return (
    <Button
      disabled
      tabIndex={-1}
      size={size}
      variant={variant}
      style={QUIET}
      {...(icon && { [`${icon}Icon`]: place })}
    >
      {children}
    </Button>
  )
}
