import { Bar } from '@/ui/skeleton/Bar'
import { Ticket } from '@/ui/Ticket'
import { classNames } from '@/ui/theme/class-names'
import styles from './ProfilePage.module.css'

const FIELDS = ['name', 'rut', 'phone', 'address', 'email']
const HALF = ['rut', 'phone']

const BAR = { margin: '4px 0 8px', isPulsing: true }

/** Pending state in the final layout, so that nothing moves when the data arrives. */
export function ProfilePending() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Cargando tu perfil…
      </p>
      <div aria-hidden>
        <div className={classNames('row gap-12 middle', styles['links'])}>
          <Bar {...BAR} width={168} height={48} />
          <Bar {...BAR} width={150} height={48} />
        </div>
        <div className={styles['columns']}>
          <div>
            <Ticket header="Tarjeta" stub={<Bar {...BAR} width="60%" height={48} />}>
              <Bar {...BAR} width="80%" height={28} />
              <Bar {...BAR} height={120} />
            </Ticket>
          </div>
          <div>
            <p className="purple lead extrabold before">Tus datos</p>
            <div className="fields">
              {FIELDS.map((field) => (
                <div key={field} className={HALF.includes(field) ? undefined : 'wide'}>
                  <Bar {...BAR} width={90} height={14} />
                  <Bar {...BAR} height={48} />
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
