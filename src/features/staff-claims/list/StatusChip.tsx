import { wordStatus } from '@/domain/claim/status/lanes'
import type { Claim } from '@/domain/claim/fields'
import { GAP } from '@/domain/text-or-dash'
import { CategoryDot } from '@/features/staff-claims/move/CategoryDot'
import styles from './StatusChip.module.css'

/** The state of a claim as a chip, its sub-status small below it. */
export function StatusChip({ claim }: { readonly claim: Pick<Claim, 'category' | 'subcategory'> }) {
  const sub = wordStatus(claim.subcategory)
  return (
    <span className={styles['status']}>
      <span className={styles['chip']}>
        <CategoryDot category={claim.category} />
        <span className={styles['name']}>{wordStatus(claim.category) || GAP}</span>
      </span>
      {sub !== '' && <span className={styles['sub']}>{sub}</span>}
    </span>
  )
}
