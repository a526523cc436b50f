import type { ComponentProps } from 'react'
import { statusOf } from '@/domain/claim/status/status'
import { Tag } from '@/ui/feedback/Tag'
import styles from './StatusChip.module.css'

const TONES = { passenger: 'amber', us: 'blue', airline: 'purple', none: undefined } as const

/** Tone by outcome or holder; an unknown category looks closed. */
function toneOf(category: string) {
  const { outcome, holder } = statusOf(category) ?? { outcome: 'closed' }
  return outcome === 'won' ? 'green' : outcome === 'open' ? TONES[holder] : undefined
}

interface StatusChipProps extends ComponentProps<'span'> {
  readonly category: string
}

/** Status as the server names it, its capitals drawn as a sentence; the colour shows who acts next. */
export function StatusChip({ category, ...rest }: StatusChipProps) {
  return (
    <Tag {...rest} tone={toneOf(category)}>
      <span className={styles['dot']} aria-hidden />
      <span className={category === category.toUpperCase() ? styles['capitals'] : undefined}>
        {category.trim() === '' ? 'Sin estado' : category}
      </span>
    </Tag>
  )
}
