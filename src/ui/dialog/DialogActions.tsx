import type { ReactNode } from 'react'
import styles from './DialogFrame.module.css'

export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['actions']} data-actions>
      {children}
    </div>
  )
}
