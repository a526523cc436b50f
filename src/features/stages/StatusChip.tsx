import type { ComponentProps } from 'react'
import { statusOf } from '@/domain/claim/status/status'
import { classNames } from '@/ui/theme/class-names'
import styles from './StatusChip.module.css'

/** Whose turn it is, or how the claim ended; of an unknown category neither is known. */
function lookOf(category: string): string {
  const { outcome, holder } = statusOf(category) ?? { outcome: 'closed' }
  return outcome === 'open' ? holder : outcome
}

interface StatusChipProps extends ComponentProps<'span'> {
  readonly category: string
}

/** A claim's status as the server calls it; the colour says whose turn it is. */
export function StatusChip({ category, className, ...rest }: StatusChipProps) {
  return (
    <span {...rest} className={classNames(styles['chip'], styles[lookOf(category)], className)}>
      <span className={styles['dot']} aria-hidden />
      {category.trim() === '' ? 'Sin estado' : category}
    </span>
  )
}
