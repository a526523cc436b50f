import { FORM_MINUTES } from '@/config/operator'
import { paths } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import styles from './NoClaims.module.css'

export function NoClaims() {
  return (
    <div className={styles['empty']}>
      <svg viewBox="0 0 120 80" className={styles['drawing']} aria-hidden focusable="false">
        <path d="M8 14h104a4 4 0 0 1 4 4v12a10 10 0 0 0 0 20v12a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V50a10 10 0 0 0 0-20V18a4 4 0 0 1 4-4z" />
        <path d="M84 16v48" strokeDasharray="4 5" />
        <path d="m22 46 13-4 15-19 6 2-7 16 13-3 4-5 4 1-3 9-43 8z" />
      </svg>
      <p className={styles['text']}>No has enviado ningún reclamo aún.</p>
      <p className={styles['lead']}>
        Cuéntanos qué pasó con tu vuelo. Toma unos {FORM_MINUTES} minutos y solo cobramos si ganas.
      </p>
      <Button to={paths.claim} variant="contained">
        Crear Reclamo
      </Button>
      <p className={styles['note']}>
        ¿Enviaste uno con otro correo? Aquí ves los que usan el correo de tu cuenta.
      </p>
    </div>
  )
}
