import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  readonly label: string
  readonly text: string
  /** 0 to 100; null if unknown. */
  readonly percent: number | null
}

export function ProgressBar({ label, text, percent }: ProgressBarProps) {
  return (
    <progress
      className={styles['bar']}
      aria-label={label}
      aria-valuetext={text}
      max={100}
      {...(percent !== null && { value: percent })}
    />
  )
}
