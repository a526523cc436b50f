import styles from './EarningsPage.module.css'

const RADIUS = 52
const LENGTH = 2 * Math.PI * RADIUS

interface ShareRingProps {
  readonly share: number
  readonly text: string
  readonly label: string
}

export function ShareRing({ share, text, label }: ShareRingProps) {
  return (
    <svg viewBox="0 0 128 128" className={styles['ring']} role="img" aria-label={label}>
      <circle cx="64" cy="64" r={RADIUS} className={styles['all']} />
      {share > 0 && (
        <circle
          cx="64"
          cy="64"
          r={RADIUS}
          className={styles['valid']}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 64 64)"
        />
      )}
      <text x="64" y="65" aria-hidden>
        {text}
      </text>
    </svg>
  )
}
