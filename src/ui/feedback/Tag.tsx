import type { ComponentProps } from 'react'
import { classNames } from '@/ui/theme/class-names'
import styles from './Tag.module.css'

const GROUNDS = {
  green: 'on-green',
  amber: 'on-amber',
  red: 'on-red',
  blue: 'on-blue',
  purple: 'on-purple',
  pink: 'on-pink',
} as const

interface TagProps extends ComponentProps<'span'> {
  /** Without a tone it states a fact that needs no attention. */
  readonly tone?: keyof typeof GROUNDS | undefined
}

/** A short state in a pill; its words say what its colour says. */
export function Tag({ tone, className, ...rest }: TagProps) {
  return <span {...rest} className={classNames(styles['tag'], tone && GROUNDS[tone], className)} />
}
