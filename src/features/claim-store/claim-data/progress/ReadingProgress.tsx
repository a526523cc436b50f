import { ProgressBar } from '@/ui/feedback/ProgressBar'
import type { PagedFetch } from '../read-claims'
import { expectedTotal, progressText } from '../reading-words'
import { classNames } from '@/ui/theme/class-names'
import styles from './ReadingProgress.module.css'

interface ReadingProgressProps {
  readonly reading: PagedFetch
  readonly label: string
}

export function ReadingProgress({ reading, label }: ReadingProgressProps) {
  const total = expectedTotal(reading)
  const text = total === 0 ? 'Contando los reclamos…' : progressText(reading)
  const percent = total && Math.round((100 * reading.rows.length) / total)
  return (
    <div className={classNames('stack gap-8', styles['progress'])}>
      <p aria-hidden>{text}</p>
      <ProgressBar label={label} text={text} percent={percent} />
    </div>
  )
}
