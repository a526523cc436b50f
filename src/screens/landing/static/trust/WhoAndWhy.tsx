import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { QUESTIONS } from '@/features/questions/questions'
import { Disclosure } from '@/ui/Disclosure'
import { classNames } from '@/ui/theme/class-names'
import styles from './WhoAndWhy.module.css'

const ASKED_FIRST = ['costo', 'plazo', 'requisitos', 'tarjeta']

export function WhoAndWhy() {
  return (
    <section className={classNames('page', styles['columns'])} aria-labelledby="quien">
      <div>
        <h2 id="quien">¿Quién está detrás?</h2>
        <p className={styles['lead']}>
          Personas con nombre y LinkedIn, un WhatsApp y términos que puedes leer antes de empezar.
        </p>
        <p className={styles['links']}>
          <Link to={paths.team}>Conoce al equipo</Link>
          <Link to={paths.privacy}>Privacidad</Link>
        </p>
        {__COMPANY__ !== '' && <p className={styles['company']}>{__COMPANY__}</p>}
        <p className={styles['never']}>
          <strong>Nunca te pediremos</strong> tu clave, el código de tu tarjeta por chat ni un pago
          para empezar.
        </p>
      </div>
      <div>
        {QUESTIONS.filter(({ id }) => ASKED_FIRST.includes(id)).map(({ id, question, answer }) => (
          <Disclosure key={id} title={question} level={3} isOpenAtFirst={id === 'costo'}>
            {answer}
          </Disclosure>
        ))}
        <p className={styles['more']}>
          <Link to={paths.faq}>Todas las preguntas</Link>
        </p>
      </div>
    </section>
  )
}
