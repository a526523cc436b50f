import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '@/ui/actions/Button'

const QUIET = { borderColor: 'transparent', background: 'var(--sand)', color: 'transparent' }

const ICON = <span style={{ display: 'block', width: '1.25rem', height: '1.25rem' }} />

interface SkeletonButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'endIcon'> {
  readonly children: ReactNode
  readonly hasIcon?: boolean
  readonly className?: string | undefined
}

/** Placeholder as wide as a button with this text. */
export function SkeletonButton({ hasIcon, ...look }: SkeletonButtonProps) {
  const icon = hasIcon ? ICON : undefined
  return <Button disabled tabIndex={-1} style={QUIET} startIcon={icon} {...look} />
}
