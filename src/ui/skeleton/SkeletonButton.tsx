import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'

const QUIET = { borderColor: 'transparent', background: 'var(--sand)', color: 'transparent' }

interface SkeletonButtonProps {
  readonly children: ReactNode
  readonly size?: 'medium' | 'small'
  readonly variant?: 'contained' | 'outlined' | 'text'
  readonly icon?: 'start' | 'end'
  readonly endIcon?: ReactNode
  readonly className?: string | undefined
}

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
