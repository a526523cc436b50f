import { statusOf } from '@/domain/claim/status/status'
import styles from './CategoryDot.module.css'

export function CategoryDot({ category }: { readonly category: string | null }) {
  return <span aria-hidden className={styles['dot']} data-tone={statusOf(category)?.tone} />
}
