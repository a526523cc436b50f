import { Link } from 'react-router-dom'
import { HELP_MESSAGE, supportChatLink } from '@/config/links'
import { FORM_MINUTES } from '@/config/operator'
import { paths } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { WhatsAppIcon } from '@/ui/icons/page-icons'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { classNames } from '@/ui/theme/class-names'
import styles from './OtherWays.module.css'

interface OtherWaysProps {
  /** '' if the operator has configured none. */
  readonly email?: string
}

export function OtherWays({ email = __COMPANY_EMAIL__ }: OtherWaysProps) {
  return (
    <aside
      aria-labelledby="otras-formas"
      className={classNames('surface grid packed', styles['ways'])}
    >
      <h2 id="otras-formas" className="large">
        Otras formas de hablar con nosotros
      </h2>
      <div>
        <h3>WhatsApp</h3>
        <p>El camino más corto si ya tienes un reclamo o quieres mandarnos un documento.</p>
        <Button
          href={supportChatLink(HELP_MESSAGE)}
          {...NEW_TAB}
          variant="outlined"
          size="small"
          startIcon={<WhatsAppIcon />}
        >
          Escribir por WhatsApp
        </Button>
      </div>
      {email && (
        <div>
          <h3>Correo</h3>
          <p>Si prefieres escribirnos desde tu propio correo.</p>
          <a className="chip target" href={`mailto:${email}`}>
            {email}
          </a>
        </div>
      )}
      <div>
        <h3>Preguntas frecuentes</h3>
        <p>Costos, plazos, documentos y montos, sin esperar respuesta.</p>
        <Link to={paths.faq} className="chip target">
          Ver las preguntas frecuentes
        </Link>
      </div>
      <div>
        <h3>¿Tu vuelo falló?</h3>
        <p>No necesitas escribirnos antes: el formulario toma menos de {FORM_MINUTES} minutos.</p>
        <Link to={paths.claim} className="chip target">
          Crea tu reclamo
        </Link>
      </div>
    </aside>
  )
}
