import styles from './Cards.module.css'

interface Segment {
  readonly key: string
  readonly count: number
  readonly className: string | undefined
}

interface BarsProps {
  readonly segments: readonly Segment[]
  /** The count that fills the width. */
  readonly most: number
  readonly height: number
}

const GAP_PERCENT = 0.5

/** Bar of stacked counts; decorative, because the numbers are beside it. */
export function Bars({ segments, most, height }: BarsProps) {
  const shown = segments.filter(({ count }) => count > 0)
  const share = (count: number) => (most === 0 ? 0 : (100 * count) / most)
  const starts = shown.map((_, at) =>
    shown.slice(0, at).reduce((sum, { count }) => sum + share(count), 0),
  )
  return (
    <svg aria-hidden width="100%" height={height} className={styles['bars']}>
      <rect width="100%" height="100%" rx={3} className={styles['track']} />
      {shown.map(({ key, count, className }, at) => (
        <rect
          key={key}
          data-segment={key}
          x={`${starts[at] ?? 0}%`}
          width={`${Math.max(0.5, share(count) - (at < shown.length - 1 ? GAP_PERCENT : 0))}%`}
          height="100%"
          rx={3}
          className={className}
        />
      ))}
    </svg>
  )
}
