import { statusDescription } from '@/domain/claim/status/status'
import { Tip } from '@/ui/feedback/Tip'
import { StatusChip } from '@/features/stages/StatusChip'
import styles from './StatusTip.module.css'

export function StatusTip({ category }: { readonly category: string }) {
  return (
    <Tip text={statusDescription(category)}>
      <StatusChip category={category} tabIndex={0} className={styles['status']} />
    </Tip>
  )
}
