import { Ticket } from '@/ui/Ticket'
import styles from './MyClaimsPage.module.css'

const ROWS = ['first', 'second', 'third', 'fourth']

/** The list's own layout while it loads, so that nothing moves when the claims arrive. */
export function ClaimsSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Cargando tus reclamos…
      </p>
      <div aria-hidden className={styles['columns']}>
        <div className={styles['tickets']}>
          <Ticket
            header="Reclamo"
            stub={<span className={styles['bone']} style={{ height: 44 }} />}
          >
            <span className={styles['bone']} style={{ width: 220, height: 28 }} />
            <span className={styles['bone']} style={{ width: '85%', height: 26 }} />
            <span className={styles['bone']} style={{ height: 120 }} />
          </Ticket>
        </div>
        <div className={styles['overview']}>
          {ROWS.map((row) => (
            <span key={row} className={styles['bone']} style={{ height: 44 }} />
          ))}
        </div>
      </div>
    </>
  )
}
