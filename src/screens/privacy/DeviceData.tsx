import { Button } from '@/ui/actions/Button'
import { STORED_ON_DEVICE } from './stored-data'
import styles from './PrivacyPage.module.css'

interface DeviceDataProps {
  readonly statistics: 'granted' | 'denied' | 'unasked' | null
  readonly onReopenChoice: () => void
}

const CHOICES = {
  granted: 'Aceptaste que contemos tus visitas.',
  denied: 'Rechazaste que contemos tus visitas: no medimos nada.',
  unasked: 'Aún no respondes si podemos contar tus visitas: no medimos nada.',
} as const

/** What the browser keeps, and the answer about visit statistics. */
export function DeviceData({ statistics, onReopenChoice }: DeviceDataProps) {
  return (
    <section aria-labelledby="privacidad-equipo">
      <h2 id="privacidad-equipo">Qué se guarda en este equipo</h2>
      <p>No usamos cookies de publicidad. Esto es todo lo que tu navegador guarda para nosotros:</p>
      <dl className={styles['list']}>
        {STORED_ON_DEVICE.map(({ what, why, until }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{why}</dd>
            <dd className={styles['until']}>{until}</dd>
          </div>
        ))}
      </dl>
      {statistics !== null && (
        <div className={styles['choice']}>
          <p>{CHOICES[statistics]}</p>
          <Button variant="outlined" size="small" onClick={onReopenChoice}>
            Cambiar mi elección
          </Button>
        </div>
      )}
    </section>
  )
}
