import { statusDescription } from '@/domain/claim/status/status'
import { StatusChip } from '@/features/stages/StatusChip'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import styles from './StatusTip.module.css'

const importTip = () => import('@/ui/feedback/Tip').then((module) => module.Tip)

export function StatusTip({ category }: { readonly category: string }) {
  const status = (
    <button type="button" className={styles['button']}>
      <StatusChip category={category} className={styles['status']} />
    </button>
  )
  const props = { text: statusDescription(category), children: status }
  return <LazyComponent from={importTip} props={props} pending={status} />
}
