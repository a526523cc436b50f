import type { ComponentProps } from 'react'
import { Button } from '@/ui/Button'

const QUIET = { borderColor: 'transparent', background: 'var(--sand)', color: 'transparent' }

interface ButtonPlaceProps {
  readonly children: string
  readonly size?: ComponentProps<typeof Button>['size']
  readonly variant?: ComponentProps<typeof Button>['variant']
  readonly hasIcon?: boolean
}

/** Where a button will stand: the button itself, which makes its place as large as its words. */
export function ButtonPlace({
  children,
  size = 'medium',
  variant = 'text',
  hasIcon = false,
}: ButtonPlaceProps) {
  const icon = <span style={{ display: 'block', width: '1.25rem', height: '1.25rem' }} />
  return (
    <Button
      disabled
      tabIndex={-1}
      size={size}
      variant={variant}
      style={QUIET}
      {...(hasIcon && { startIcon: icon })}
    >
      {children}
    </Button>
  )
}
