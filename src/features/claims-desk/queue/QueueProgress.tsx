import { formatNumber } from '@/domain/country/money'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import styles from './WorkQueue.module.css'

interface QueueProgressProps {
  /** Customers that this device marked as contacted today. */
  readonly done: number
  /** Customers due today. */
  readonly all: number
}

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
