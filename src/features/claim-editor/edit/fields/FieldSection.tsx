import { useId, type ReactNode } from 'react'
import styles from './Fields.module.css'
import { classNames } from '@/ui/theme/class-names'

interface FieldSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function FieldSection({ title, children }: FieldSectionProps) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={styles['section']}>
      <h3 id={titleId}>{title}</h3>
      <div className={classNames('fields', styles['grid'])}>{children}</div>
    </div>
  )
}
