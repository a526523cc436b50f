import { GAP } from '@/domain/text-or-dash'
import styles from './GapMark.module.css'

/**
 * The dash of a missing value. Screen readers skip it or call it punctuation, so they get words, which the
 * style sheet adds: the text of the value stays a dash.
 */
export function GapMark() {
  return (
    <span data-words="sin dato" className={styles['gap']}>
      <span aria-hidden>{GAP}</span>
    </span>
  )
}
