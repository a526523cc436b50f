import { FORM_MINUTES } from '@/config/operator'
import { paths } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { ArrowIcon } from '@/ui/icons/page-icons'
import styles from './ClosingCall.module.css'

export function ClosingCall() {
  return (
    <section className="page" aria-labelledby="te-paso">
      <div className={styles['call']}>
        <div>
          <h2 id="te-paso">¿Te pasó algo así?</h2>
          <p className="after-8">Cuéntanos en {FORM_MINUTES} minutos. Si no ganamos, no pagas.</p>
        </div>
        <Button to={paths.claim} variant="contained" endIcon={<ArrowIcon />}>
          Empezar mi reclamo
        </Button>
      </div>
    </section>
  )
}
