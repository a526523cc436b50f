import { Bar } from '@/ui/skeleton/Bar'
import { OPEN_LANES } from '@/domain/claim/status/lanes'
import styles from './lanes/Lanes.module.css'

const CARDS = ['first', 'second', 'third', 'fourth']

export function BoardSkeleton() {
  return (
    <div aria-hidden className={styles['lanes']}>
      {OPEN_LANES.map(({ id, label }) => (
        <div key={id} className={styles['lane']} data-lane={id}>
          <div className={styles['head']}>
            <p className={styles['title']}>{label}</p>
          </div>
          <div className={styles['cards']}>
            {CARDS.map((card) => (
              <Bar key={card} height={108} color="var(--white)" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
