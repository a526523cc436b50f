import type { CSSProperties, ReactNode } from 'react'
import styles from '@/ui/PageTitle.module.css'

/** Style of an `h1` without the role: a page that loads has no heading. */
const TITLE: CSSProperties = {
  fontSize: 'clamp(2rem, 1.7rem + 1.5vw, 2.5rem)',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1.12,
  textWrap: 'balance',
}

interface SkeletonTitleProps {
  readonly children: ReactNode
  readonly lead?: ReactNode
}

export function SkeletonTitle({ children, lead }: SkeletonTitleProps) {
  return (
    <div className={styles['title']}>
      <div style={TITLE}>{children}</div>
      {lead !== undefined && <p>{lead}</p>}
    </div>
  )
}
