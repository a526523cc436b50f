import { paths } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { PageTitle } from '@/ui/PageTitle'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimSentPage.module.css'

/** The confirmation (SPEC 2.10). It can be bookmarked and needs nothing to open. */
export function ClaimSentPage() {
  return (
    <div className={classNames('page', styles['page'])}>
      <svg viewBox="0 0 64 64" className={styles['mark']} aria-hidden focusable="false">
        <rect width="64" height="64" rx="20" />
        <path d="M18 33l9.5 9.5L46.5 22" />
      </svg>
      <PageTitle>Tu caso ha sido enviado con éxito</PageTitle>
      <p>
        Dentro de las próximas 24 horas hábiles recibirás un correo con la evaluación de tu caso,
        donde te diremos si tu reclamo califica para una compensación.
      </p>
      <p>
        Si no lo ves, <strong>revisa tu carpeta de spam</strong> o correo no deseado.
      </p>
      <Button to={paths.home} variant="contained">
        Volver al Inicio
      </Button>
    </div>
  )
}
