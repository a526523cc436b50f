interface BoneProps {
  /** CSS lengths, or a number of px. */
  readonly width?: number | string
  readonly height: number | string
  readonly round?: boolean
  readonly color?: string
}

/** A quiet stand-in for one thing that is still to come. Styled in place: it needs no file of styles. */
export function Bone({ width = '100%', height, round = false, color = 'var(--sand)' }: BoneProps) {
  const borderRadius = round ? 999 : 12
  return (
    <span
      style={{ display: 'block', width, maxWidth: '100%', height, borderRadius, background: color }}
    />
  )
}
