import { env } from '@/config/env'
import styles from './Logo.module.css'

export function Logo() {
  return (
    <span className={styles['logo']}>
      <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden focusable="false">
        <path d="M10 0h10a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10H2a2 2 0 0 1-2-2V10A10 10 0 0 1 10 0z" />
        <path className={styles['plane']} d="M22.6 7.6 7.4 13.9l6.3 2.4 2.4 6.3z" />
      </svg>
      <span>{env.brandName}</span>
    </span>
  )
}
