interface BarProps {
  /** CSS lengths, or a number of px. */
  readonly width?: number | string
  readonly height: number | string
  readonly margin?: string
  readonly isRound?: boolean
  /** What is read from the server pulses; what is only drawn later stands still. */
  readonly isPulsing?: boolean
  readonly color?: string
}

/** A quiet stand-in for one thing that is still to come. Styled in place: it needs no file of styles. */
export function Bar({
  width = '100%',
  height,
  margin,
  isRound = false,
  isPulsing = false,
  color = 'var(--sand)',
}: BarProps) {
  return (
    <span
      style={{
        display: 'block',
        width,
        maxWidth: '100%',
        height,
        margin,
        borderRadius: isRound ? 999 : 12,
        background: color,
        animation: isPulsing ? 'pulse 1.4s ease-in-out infinite alternate' : undefined,
      }}
    />
  )
}
