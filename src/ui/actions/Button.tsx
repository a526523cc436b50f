import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/ui/theme/class-names'
import styles from './Button.module.css'

export interface ButtonLook {
  readonly variant?: 'contained' | 'outlined' | 'text' | 'link'
  readonly color?: 'primary' | 'secondary'
  readonly size?: 'medium' | 'small'
  readonly fullWidth?: boolean
  readonly startIcon?: ReactNode
  readonly endIcon?: ReactNode
}

type AsButton = ComponentProps<'button'> & { readonly to?: never; readonly href?: never }
type AsAnchor = ComponentProps<'a'> & { readonly href: string; readonly to?: never }
type AsLink = ComponentProps<typeof Link> & { readonly href?: never }

/** A button, router link (`to`) or plain link (`href`), in plain markup that works before hydration. */
export function Button({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: ButtonLook & (AsButton | AsAnchor | AsLink)) {
  const look = {
    className: classNames(styles['button'], className),
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-wide': fullWidth || undefined,
  }
  const content = (
    <>
      {startIcon !== undefined && <span className={styles['start']}>{startIcon}</span>}
      {children}
      {endIcon !== undefined && <span className={styles['end']}>{endIcon}</span>}
    </>
  )
  if (rest.to !== undefined) {
    return (
      <Link {...rest} {...look}>
        {content}
      </Link>
    )
  }
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...rest} {...look}>
      {content}
    </button>
  )
}
