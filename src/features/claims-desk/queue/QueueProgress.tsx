import { formatNumber } from '@/domain/country/money'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import styles from './WorkQueue.module.css'

interface QueueProgressProps {
  /** Customers contacted today, here, of those who were due. */
  readonly done: number
  /** All who were due. */
  readonly all: number
}

/** How much of the day's contacts is done. */
export function QueueProgress({ done, all }: QueueProgressProps) {
  if (all === 0) return null
  const text = `${formatNumber(done)} de ${formatNumber(all)} hoy`
  return (
    <div className={styles['progress']}>
      <p>
        <strong>{text}</strong>
      </p>
      <ProgressBar label="Contactados hoy" text={text} percent={(done / all) * 100} />
    </div>
  )
}
