import { ProblemCards } from './ProblemCards'
import styles from './Reasons.module.css'
import { Link } from 'react-router-dom'
import { CARD_VALIDATION_CLP, COMMISSION_RATE } from '@/config/limits'
import { paths } from '@/config/paths'
import { estimateFor } from '@/domain/claim/compensation'
import { CURRENCY } from '@/domain/country/chile'
import { formatClp, formatNumber } from '@/domain/country/money'
import { classNames } from '@/ui/theme/class-names'
import { Plane } from '../../hero/Plane'
import { Ticket } from '@/ui/Ticket'
import { ANSWER_HOURS, FORM_MINUTES } from '@/config/operator'

const STEPS = [
  {
    mark: '01',
    title: 'Nos cuentas qué pasó',
    time: `${FORM_MINUTES} minutos, desde el teléfono`,
    text: 'Tu tarjeta de embarque y dos líneas. Si se corta el internet, el borrador queda guardado.',
  },
  {
    mark: '02',
    title: 'Te decimos si aplica',
    time: `${ANSWER_HOURS} horas hábiles`,
    text: 'Por correo, con el motivo. Si no aplica, terminamos ahí y no debes nada.',
  },
  {
    mark: '03',
    title: 'Insistimos ante la aerolínea',
    time: 'Depende de la aerolínea',
    text: 'Presentamos, apelamos y, si hace falta, demandamos. Ves cada etapa en Mis Reclamos.',
  },
  {
    mark: CURRENCY,
    title: 'Cobras tú',
    time: 'Al ganar',
    text: 'El dinero llega directo a ti. Recién entonces cobramos el 20%.',
  },
] as const

function Steps() {
  return (
    <section className="page" aria-labelledby="asi-viaja">
      <div className={styles['steps']}>
        <h2 id="asi-viaja">Así viaja tu reclamo</h2>
        <ol className="grid after-20">
          {STEPS.map(({ mark, title, time, text }) => (
            <li className="stack gap-16 relative" key={mark}>
              <span className={styles['mark']} aria-hidden>
                {mark}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="purple dense strong">{time}</p>
                <p className="muted dense">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function FeeTicket() {
  const { maximum, fee, payout } = estimateFor('CANCELACIÓN') ?? { maximum: 0, fee: 0, payout: 0 }
  return (
    <section className={classNames('page', styles['fee'])} aria-labelledby="la-cuenta">
      <h2 id="la-cuenta">La cuenta, antes de empezar</h2>
      <Plane className={styles['plane']} />
      <Ticket
        header="Cuenta de ejemplo"
        aside={CURRENCY}
        stub={
          <dl className={styles['bill']}>
            <div>
              <dt className="muted">Si no ganamos</dt>
              <dd>
                <strong>$0.</strong> Nada.
              </dd>
            </div>
          </dl>
        }
      >
        <dl className={styles['bill']}>
          <div>
            <dt className="muted">La aerolínea paga</dt>
            <dd>{formatClp(maximum)}</dd>
          </div>
          <div>
            <dt className="muted">Nuestra comisión, {formatNumber(COMMISSION_RATE * 100)}%</dt>
            <dd>{formatClp(-fee)}</dd>
          </div>
          <div className={styles['total']}>
            <dt className="strong">Recibes tú</dt>
            <dd>{formatClp(payout)}</dd>
          </div>
        </dl>
      </Ticket>
      <div>
        <p className="muted lead measure">
          Una cancelación con la compensación más alta de nuestra tabla. La asesoría legal va
          incluida.
        </p>
        <p className="muted small after measure">
          ¿Y la tarjeta? La pedimos para cobrar la comisión cuando ganas. Se valida con un cobro
          único de {formatClp(CARD_VALIDATION_CLP)}, que te devolvemos.{' '}
          <Link to={`${paths.faq}#tarjeta`}>Por qué la pedimos</Link>
        </p>
      </div>
    </section>
  )
}

export function Reasons() {
  return (
    <>
      <Steps />
      <FeeTicket />
      <ProblemCards />
    </>
  )
}
