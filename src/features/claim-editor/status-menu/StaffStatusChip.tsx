import { categoryName, formatStatus } from '@/domain/claim/status/lanes'
import type { Claim } from '@/domain/claim/fields'
import { categoryTone } from '@/features/claim-store/contact/contact-tones'
import { classNames } from '@/ui/theme/class-names'
import styles from './StaffStatusChip.module.css'
import categoryDot from './CategoryDot.module.css'

export function CategoryDot({ category }: { readonly category: string | null }) {
  return <span aria-hidden className={classNames(categoryDot['dot'], categoryTone(category))} />
}

interface StaffStatusChipProps {
  readonly claim: Pick<Claim, 'category'> & Partial<Pick<Claim, 'subcategory'>>
}

export function StaffStatusChip({ claim: { category, subcategory } }: StaffStatusChipProps) {
  const sub = formatStatus(subcategory)
  return (
    <span className="stack flat">
      <span className="line middle fine semibold">
        <CategoryDot category={category} />
        <span className={styles['name']} title={categoryName(category)}>
          {categoryName(category)}
        </span>
      </span>
      {sub !== '' && <span className={classNames('muted tiny', styles['sub'])}>{sub}</span>}
    </span>
  )
}
