import { Bar } from './Bar'

interface SkeletonBlocksProps {
  /** In px. */
  readonly heights: readonly number[]
  readonly color?: string
  readonly className?: string | undefined
}

/** Placeholders of cards or rows. */
export function SkeletonBlocks({ heights, color, className }: SkeletonBlocksProps) {
  return (
    <div aria-hidden className={className}>
      {heights.map((height, at) => (
        <Bar key={at} height={height} color={color} />
      ))}
    </div>
  )
}
