import LinearProgress from '@mui/material/LinearProgress'
import { classNames } from '@/ui/theme/class-names'
import styles from './Progress.module.css'

interface ProgressBarProps {
  readonly label: string
  readonly text: string
  /** 0 to 100; null if unknown. */
  readonly percent: number | null
}

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
