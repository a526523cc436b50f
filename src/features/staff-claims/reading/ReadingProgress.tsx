import LinearProgress from '@mui/material/LinearProgress'
import type { Reading } from './read-claims'
import { expectedTotal, progressText } from './reading-words'
import styles from './ReadingProgress.module.css'

interface ReadingProgressProps {
  readonly reading: Reading
  /** What the bar measures, for those who do not see it. */
  readonly label: string
}

/** How much of a list has been read, as a bar and in words. */
export function ReadingProgress({ reading, label }: ReadingProgressProps) {
  const total = expectedTotal(reading)
  const text = total === 0 ? 'Contando los reclamos…' : progressText(reading)
  const isCounted = total !== null
  const percent = !isCounted || total === 0 ? 0 : Math.round((100 * reading.rows.length) / total)
  return (
    <div className={styles['progress']}>
      <p aria-hidden>{text}</p>
      <LinearProgress
        variant={isCounted ? 'determinate' : 'indeterminate'}
        color="secondary"
        {...(isCounted && { value: percent })}
        aria-label={label}
        aria-valuetext={text}
      />
    </div>
  )
}
