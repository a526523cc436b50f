import type { ReactNode } from 'react'
import styles from './Drawing.module.css'

export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 44 44" className={styles['drawing']} aria-hidden focusable="false">
      <rect width="44" height="44" rx="12" />
      <g>{children}</g>
    </svg>
  )
}
