import type { ComponentProps } from 'react'
import { classNames } from '@/ui/theme/class-names'
import styles from './Tag.module.css'

interface TagProps extends ComponentProps<'span'> {
  /** Without a tone it states a fact that needs no attention. */
  readonly tone?: 'green' | 'amber' | 'red' | 'blue' | 'purple' | 'pink' | undefined
}

/** A short state in a pill; its words say what its colour says. */
export function Tag({ tone, className, ...rest }: TagProps) {
  return <span {...rest} data-tone={tone} className={classNames(styles['tag'], className)} />
}
