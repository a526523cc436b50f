import LinearProgress from '@mui/material/LinearProgress'
import { classNames } from '@/ui/theme/class-names'
import styles from './Progress.module.css'

interface ProgressBarProps {
  /** What it measures, for those who do not see it. */
  readonly label: string
  /** How far it is, in words. */
  readonly text: string
  /** 0 to 100; null where nobody knows how much there is. */
  readonly percent: number | null
}

/** How far something under way is. */
export function ProgressBar({ label, text, percent }: ProgressBarProps) {
  return (
    <LinearProgress
      variant={percent === null ? 'indeterminate' : 'determinate'}
      color="inherit"
      {...(percent !== null && { value: percent })}
      aria-label={label}
      aria-valuetext={text}
      className={classNames(styles['progress'])}
    />
  )
}
