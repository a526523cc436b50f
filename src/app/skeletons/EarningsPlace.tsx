import styles from '@/screens/earnings/EarningsPage.module.css'
import { Ticket } from '@/ui/Ticket'
import { Bone } from './Bone'
import { TitlePlace } from './TitlePlace'

/** What `/qr-info` shows while it reads (SPEC 2.10). */
export function EarningsPlace() {
  return (
    <div className={`page ${styles['page'] ?? ''}`}>
      <TitlePlace lead="Lo que ganas por los pasajeros que reclaman con tu código QR.">
        Mis Ganancias
      </TitlePlace>
      <Ticket header="Tu código QR" aside="CLP" stub={<Bone width={180} height={66} />}>
        <div className={styles['figures']}>
          <span className={`${styles['bone'] ?? ''} ${styles['ring'] ?? ''}`} />
          <p lang="en" className={styles['loading']}>
            Loading QR info...
          </p>
        </div>
        <span className={styles['bone']} style={{ marginTop: 20, height: 50 }} />
      </Ticket>
    </div>
  )
}
