import { categoryName, formatStatus } from '@/domain/claim/status/lanes'
import type { Claim } from '@/domain/claim/fields'
import { statusOf } from '@/domain/claim/status/status'
import styles from './StaffStatusChip.module.css'
import categoryDot from './CategoryDot.module.css'

export function CategoryDot({ category }: { readonly category: string | null }) {
  return <span aria-hidden className={categoryDot['dot']} data-tone={statusOf(category)?.tone} />
}

interface StaffStatusChipProps {
  readonly claim: Pick<Claim, 'category'> & Partial<Pick<Claim, 'subcategory'>>
}

export function StaffStatusChip({ claim: { category, subcategory } }: StaffStatusChipProps) {
  const sub = formatStatus(subcategory)
  return (
    <span className={styles['status']}>
      <span className={styles['chip']}>
        <CategoryDot category={category} />
        <span className={styles['name']} title={categoryName(category)}>
          {categoryName(category)}
        </span>
      </span>
      {sub !== '' && <span className={styles['sub']}>{sub}</span>}
    </span>
  )
}
