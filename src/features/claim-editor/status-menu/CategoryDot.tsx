import { statusOf } from '@/domain/claim/status/status'
import styles from './CategoryDot.module.css'

/** A dot in the colour of what a category means; the category's name stands beside it. */
export function CategoryDot({ category }: { readonly category: string | null }) {
  return <span aria-hidden className={styles['dot']} data-tone={statusOf(category)?.tone} />
}
