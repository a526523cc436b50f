import { useState } from 'react'
import { Link } from 'react-router-dom'
import { HELP_MESSAGE, supportChatLink } from '@/config/links'
import { ANSWER_HOURS } from '@/config/operator'
import { paths } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { PageTitle } from '@/ui/PageTitle'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimSentPage.module.css'

const importReceipt = () => import('./SentReceipt').then((module) => module.SentReceipt)

const CHECK = 'M18 33l9.5 9.5L46.5 22'
const QUESTION = 'M24 25a8 8 0 1 1 8 8v4m0 9v.1'

/** Confirmation (SPEC 2.10). It can be bookmarked, so it says "sent" only with a stored receipt. */
export function ClaimSentPage() {
  const [isSent, setSent] = useState(false)

  return (
    <div className="page single">
      <svg
        viewBox="0 0 64 64"
        className={classNames(isSent ? 'on-green' : 'on-purple', styles['mark'])}
        data-screen-only
        aria-hidden
        focusable="false"
      >
        <path d={isSent ? CHECK : QUESTION} />
      </svg>
      <PageTitle>
        {isSent ? 'Tu caso ha sido enviado con éxito' : '¿Tu caso ha sido enviado con éxito?'}
      </PageTitle>
      {!isSent && (
        <p className="lead before">En este equipo no hay un comprobante, así que no lo sabemos.</p>
      )}
      <p className="lead before">
        {isSent ? 'Dentro' : 'Si lo enviaste, dentro'} de las próximas {ANSWER_HOURS} horas hábiles
        recibirás un correo con la evaluación de tu caso, donde te diremos si tu reclamo califica
        para una compensación.
      </p>
      <p className="lead before">
        Si no lo ves, <strong>revisa tu carpeta de spam</strong> o correo no deseado.
      </p>
      {!isSent && (
        <p className="lead before">
          ¿No lo enviaste? <Link to={paths.claim}>Crea tu reclamo</Link>. ¿No estás seguro?{' '}
          <a href={supportChatLink(HELP_MESSAGE)} {...NEW_TAB}>
            Escríbenos por WhatsApp
          </a>
        </p>
      )}
      <LazyComponent from={importReceipt} props={{ onFound: setSent }} />
      <Button
        to={paths.home}
        variant={isSent ? 'outlined' : 'contained'}
        fullWidth={isSent}
        className="after"
      >
        Volver al Inicio
      </Button>
    </div>
  )
}
