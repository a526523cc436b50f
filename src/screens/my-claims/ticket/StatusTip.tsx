import { statusDescription } from '@/domain/claim/status/status'
import { Tip } from '@/ui/feedback/Tip'
import { StatusChip } from '@/features/stages/StatusChip'
import styles from './StatusTip.module.css'

export function StatusTip({ category }: { readonly category: string }) {
  return (
    <Tip text={statusDescription(category)}>
      <button type="button" className={styles['button']}>
        <StatusChip category={category} className={styles['status']} />
      </button>
    </Tip>
  )
}
