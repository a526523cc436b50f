interface BarProps {
  readonly width?: number | string
  readonly height: number | string
  readonly margin?: string
  readonly isRound?: boolean
  /** True while data loads from the server; false for content that renders later. */
  readonly isPulsing?: boolean
  readonly color?: string | undefined
}

/** Placeholder. Inline styles, so that it needs no style sheet. */
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
