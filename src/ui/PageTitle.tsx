import type { ReactNode } from 'react'
import styles from './PageTitle.module.css'

interface PageTitleProps {
  readonly children: ReactNode
  readonly lead?: ReactNode
}

/** The one `h1` of a screen. It takes the focus when the screen opens, so it can be focused. */
export function PageTitle({ children, lead }: PageTitleProps) {
  return (
    <div className={styles['title']}>
      <h1 tabIndex={-1}>{children}</h1>
      {lead !== undefined && <p>{lead}</p>}
    </div>
  )
}
