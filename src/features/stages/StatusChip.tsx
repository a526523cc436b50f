import type { ComponentProps } from 'react'
import { statusOf } from '@/domain/claim/status/status'
import { classNames } from '@/ui/theme/class-names'
import styles from './StatusChip.module.css'

/** Style by outcome or holder; an unknown category looks closed. */
function lookOf(category: string): string {
  const { outcome, holder } = statusOf(category) ?? { outcome: 'closed' }
  return outcome === 'open' ? holder : outcome
}

interface StatusChipProps extends ComponentProps<'span'> {
  readonly category: string
}

/** Status as the server names it; the colour shows who acts next. */
export function StatusChip({ category, className, ...rest }: StatusChipProps) {
  return (
    <span {...rest} className={classNames(styles['chip'], styles[lookOf(category)], className)}>
      <span className={styles['dot']} aria-hidden />
      {category.trim() === '' ? 'Sin estado' : category}
    </span>
  )
}
