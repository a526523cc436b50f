import type { ReactNode } from 'react'
import styles from './FilterGroup.module.css'

interface FilterGroupProps {
  readonly label: string
  readonly children: ReactNode
}

/** Filters of a view in one line; two columns on a phone. */
export function FilterGroup({ label, children }: FilterGroupProps) {
  return (
    <div role="group" aria-label={label} className={styles['filters']}>
      {children}
    </div>
  )
}
