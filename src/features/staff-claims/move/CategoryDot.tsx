import { laneOf } from '@/domain/claim/status/lanes'
import { parseCategory } from '@/domain/claim/status/status'
import styles from './CategoryDot.module.css'

/** A dot in the colour of a category's lane; the category's name stands beside it. */
export function CategoryDot({ category }: { readonly category: string | null }) {
  const tone = parseCategory(category) === 'CASO GANADO' ? 'payment' : laneOf(category)
  return <span aria-hidden className={styles['dot']} data-tone={tone} />
}
