import { GAP } from '@/domain/text-or-dash'
import styles from './GapMark.module.css'

/** The dash of a missing value. The style sheet adds words, because screen readers skip a dash. */
export function GapMark() {
  return (
    <span data-words="sin dato" className={styles['gap']}>
      <span aria-hidden>{GAP}</span>
    </span>
  )
}
