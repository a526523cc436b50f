import { initialsOf } from '@/domain/people/initial'
import { classNames } from '@/ui/theme/class-names'
import styles from './Cards.module.css'

export function Person({ name }: { readonly name: string }) {
  const isNobody = name === ''
  return (
    <span className={styles['person']}>
      <span
        aria-hidden
        className={classNames(styles['initials'], isNobody ? styles['nobody'] : '')}
      >
        {isNobody ? '–' : initialsOf(name)}
      </span>
      <span>{isNobody ? 'Sin asignar' : name}</span>
    </span>
  )
}
