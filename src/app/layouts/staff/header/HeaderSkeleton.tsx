import { Bar } from '@/ui/skeleton/Bar'
import styles from './StaffHeader.module.css'

export function HeaderSkeleton() {
  return (
    <div aria-hidden className={styles['header']}>
      <span className={styles['menu']} style={{ padding: 10 }}>
        <Bar width={24} height={24} />
      </span>
      <p className={styles['panel']}>
        <Bar width={120} height="1.3em" />
      </p>
      <div className={styles['person']}>
        <Bar width={34} height={34} isRound />
        <span className={styles['arrow']} />
      </div>
    </div>
  )
}
