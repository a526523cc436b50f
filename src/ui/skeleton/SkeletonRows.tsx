import type { CSSProperties } from 'react'
import { Bar } from './Bar'

const BOX: CSSProperties = {
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 18,
  background: 'white',
}

const ROW: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  height: 45,
  paddingInline: 17,
  // A shadow, because a border of the first row would double that of the box.
  boxShadow: '0 -1px var(--line)',
}

const HEAD: CSSProperties = { ...ROW, height: 44, color: 'var(--muted)', fontWeight: 600 }

interface SkeletonRowsProps {
  /** Announced text in place of the head; '' before loading starts. */
  readonly text?: string
  readonly lang?: string | undefined
}

/** Ten rows of a table that loads. */
export function SkeletonRows({ text, lang }: SkeletonRowsProps) {
  return (
    <div style={BOX}>
      {text !== undefined && (
        <p role="status" lang={lang} style={HEAD}>
          {text}
        </p>
      )}
      <div aria-hidden>
        {Array.from({ length: 10 }, (_, row) => (
          <div key={row} style={ROW}>
            <Bar height={16} isPulsing />
          </div>
        ))}
      </div>
    </div>
  )
}
