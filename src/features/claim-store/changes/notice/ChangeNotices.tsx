import { isDone } from '../runs'
import { useRuns } from '../runs-store'
import { BatchNotice } from './BatchNotice'
import styles from './ChangeNotices.module.css'

export function ChangeNotices() {
  const run = useRuns().at(-1)
  const isInForm = run !== undefined && run.isInForm && !run.items.every(isDone)
  return (
    <div role="status" aria-label="Cambios" className={styles['place']}>
      {run && !isInForm && <BatchNotice key={run.key} run={run} />}
    </div>
  )
}
