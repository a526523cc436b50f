import { Bar } from '@/ui/skeleton/Bar'
import { Ticket } from '@/ui/Ticket'
import { classNames } from '@/ui/theme/class-names'
import styles from './MyClaimsPage.module.css'

const ROWS = ['first', 'second', 'third', 'fourth']

const BAR = { margin: '0 0 10px', isPulsing: true }

/** Pending state in the final layout, so that nothing moves when the data arrives. */
export function MyClaimsPending() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Cargando tus reclamos…
      </p>
      <div aria-hidden className={classNames(styles['columns'], styles['waiting'])}>
        <div className={styles['tickets']}>
          <Ticket header="Reclamo" stub={<Bar {...BAR} height={44} />}>
            <Bar {...BAR} width={220} height={24} />
            <Bar {...BAR} width="85%" height={26} />
            <Bar {...BAR} height={120} />
          </Ticket>
        </div>
        <div className={styles['overview']}>
          {ROWS.map((row) => (
            <Bar {...BAR} key={row} height={44} />
          ))}
        </div>
      </div>
    </>
  )
}
