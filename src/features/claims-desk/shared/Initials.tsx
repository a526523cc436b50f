import type { ComponentProps } from 'react'
import { initialsOf } from '@/domain/people/initial'
import { classNames } from '@/ui/theme/class-names'
import styles from './Initials.module.css'

interface InitialsProps extends ComponentProps<'span'> {
  /** Of a handler; '' for none. */
  readonly name: string
}

export function Initials({ name, ...rest }: InitialsProps) {
  const isUnassigned = name === ''
  return (
    <span
      {...rest}
      className={classNames(styles['initials'], isUnassigned ? styles['unassigned'] : '')}
    >
      {isUnassigned ? '–' : initialsOf(name)}
    </span>
  )
}
