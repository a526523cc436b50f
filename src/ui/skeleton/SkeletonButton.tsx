import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'

const QUIET = { borderColor: 'transparent', background: 'var(--sand)', color: 'transparent' }

interface SkeletonButtonProps {
  readonly children: ReactNode
  readonly size?: 'medium' | 'small'
  readonly variant?: 'contained' | 'outlined' | 'text'
  /** On which side of the words an icon will stand, if one will. */
  readonly icon?: 'start' | 'end'
  /** What will stand behind the words instead of an icon. */
  readonly endIcon?: ReactNode
  readonly className?: string | undefined
}

/** Where a button will stand: the button itself, which makes its place as large as its words. */
export function SkeletonButton({ children, icon, ...look }: SkeletonButtonProps) {
  const space = <span style={{ display: 'block', width: '1.25rem', height: '1.25rem' }} />
  return (
    <Button
      disabled
      tabIndex={-1}
      style={QUIET}
      {...look}
      {...(icon && { [`${icon}Icon`]: space })}
    >
      {children}
    </Button>
  )
}
