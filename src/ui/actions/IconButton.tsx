import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/ui/theme/class-names'
import styles from './IconButton.module.css'

/** Required: an icon alone has no accessible name. */
interface Named {
  readonly 'aria-label': string
}

type AsButton = ComponentProps<'button'> & { readonly to?: never }
type AsLink = ComponentProps<typeof Link>

export function IconButton({ className, ...rest }: Named & (AsButton | AsLink)) {
  const look = classNames(styles['button'], className)
  return rest.to === undefined ? (
    <button type="button" {...rest} className={look} />
  ) : (
    <Link {...rest} className={look} />
  )
}
