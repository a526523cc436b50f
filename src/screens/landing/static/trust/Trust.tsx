import { paths } from '@/config/paths'
import { estimateText } from '@/domain/claim/compensation'
import { Button } from '@/ui/actions/Button'
import styles from './Trust.module.css'
import { Link } from 'react-router-dom'
import { QUESTIONS } from '@/features/questions/questions'
import { Disclosure } from '@/ui/Disclosure'
import { classNames } from '@/ui/theme/class-names'
import { TERMS_PDF } from '@/config/links'
import { TERMS_EDITION } from '@/config/operator'
import { NEW_TAB } from '@/ui/browser/new-tab'

const ASKED_FIRST = ['costo', 'plazo', 'requisitos']

function Who() {
  return (
    <section aria-labelledby="quien">
      <h2 id="quien">¿Quién está detrás?</h2>
      <p className="muted lead after measure">
        Personas con nombre y LinkedIn, un WhatsApp y términos que puedes leer antes de empezar. Tus
        datos los borras cuando quieras.
      </p>
      <p className="row gap-16 flat">
        <Link to={paths.team} className="chip target">
          Conoce al equipo
        </Link>
        <Link to={paths.privacy} className="chip target">
          Privacidad
        </Link>
      </p>
      {__COMPANY__ !== '' && <p className="before">{__COMPANY__}</p>}
      <p className="muted small measure">
        <strong className="ink">Nunca te pediremos</strong> tu clave, el código de tu tarjeta por
        chat ni un pago para empezar.
      </p>
    </section>
  )
}

function Terms() {
  return (
    <section className="split flat wide" aria-labelledby="terminos">
      <h2 id="terminos" className="title">
        Sin letra chica
      </h2>
      <p className="muted after-8">
        Lee cómo trabajamos, cuánto cobramos y cómo cuidamos tus datos antes de empezar:{' '}
        <a href={TERMS_PDF} {...NEW_TAB}>
          Términos y Condiciones, edición {TERMS_EDITION} (PDF)
        </a>
      </p>
    </section>
  )
}

function Questions() {
  return (
    <div>
      {QUESTIONS.filter(({ id }) => ASKED_FIRST.includes(id)).map(({ id, question, answer }) => (
        <Disclosure key={id} title={question} level={3}>
          {answer}
        </Disclosure>
      ))}
      <p className="row gap-16 flat">
        <Link to={paths.faq} className="chip target">
          Todas las preguntas
        </Link>
      </p>
    </div>
  )
}

/** Call to action at a phone's lower edge; sticky position, no script. */
function ClaimBar() {
  return (
    <div className={styles['track']} data-screen-only>
      <div className={styles['bar']}>
        <p className="muted fine">
          <strong className="ink block small">{estimateText('CANCELACIÓN')}</strong> por una
          cancelación
        </p>
        <Button to={paths.claim} variant="contained" size="small">
          Reclamar <span className="visually-hidden">ahora</span>
        </Button>
      </div>
    </div>
  )
}

export function Trust() {
  return (
    <>
      <div className={classNames('page split', styles['columns'])}>
        <Who />
        <Questions />
        <Terms />
      </div>
      <ClaimBar />
    </>
  )
}
