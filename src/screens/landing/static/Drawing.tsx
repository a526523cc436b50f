import styles from './Drawing.module.css'

interface DrawingProps {
  /** Paths on 44 by 44 pixels. */
  readonly lines: string
  readonly accent: string
}

export function Drawing({ lines, accent }: DrawingProps) {
  return (
    <svg viewBox="0 0 44 44" className={styles['drawing']} aria-hidden focusable="false">
      <rect width="44" height="44" rx="12" />
      <path d={lines} />
      <path data-accent d={accent} />
    </svg>
  )
}
