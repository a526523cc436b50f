import type { ReactNode } from 'react'
import styles from './PageTitle.module.css'

interface PageTitleProps {
  readonly children: ReactNode
  readonly lead?: ReactNode
}

/** The page's only `h1`; focusable, because a route change moves the focus to it. */
export function PageTitle({ children, lead }: PageTitleProps) {
  return (
    <div className={styles['title']}>
      <h1 tabIndex={-1}>{children}</h1>
      {lead !== undefined && <p>{lead}</p>}
    </div>
  )
}
