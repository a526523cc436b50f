import type { ComponentProps } from 'react'
import { endingOf, type Stage } from '@/domain/claim/status/stages'
import { classNames } from '@/ui/theme/class-names'
import styles from './StatusChip.module.css'

function toneOf(stage: Stage | null): string {
  if (stage === null) return 'closed'
  return endingOf(stage) ?? stage.holder
}

interface StatusChipProps extends ComponentProps<'span'> {
  readonly category: string
  readonly stage: Stage | null
}

/** A claim's status as the server calls it; the colour says whose turn it is. */
export function StatusChip({ category, stage, className, ...rest }: StatusChipProps) {
  return (
    <span {...rest} className={classNames(styles['chip'], styles[toneOf(stage)], className)}>
      <span className={styles['dot']} aria-hidden />
      {category.trim() === '' ? 'Sin estado' : category}
    </span>
  )
}
