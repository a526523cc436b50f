import { Link } from 'react-router-dom'
import { CARD_VALIDATION_CLP, COMMISSION_RATE } from '@/config/limits'
import { paths } from '@/config/paths'
import { estimateFor } from '@/domain/claim/compensation'
import { CURRENCY } from '@/domain/country/chile'
import { formatClp, formatNumber } from '@/domain/country/money'
import { classNames } from '@/ui/theme/class-names'
import { Ticket } from '@/ui/Ticket'
import styles from './FeeTicket.module.css'

export function FeeTicket() {
  const { maximum, fee, payout } = estimateFor('CANCELACIÓN') ?? { maximum: 0, fee: 0, payout: 0 }
  return (
    <section className={classNames('page', styles['fee'])} aria-labelledby="la-cuenta">
      <div>
        <h2 id="la-cuenta">La cuenta, antes de empezar</h2>
        <p className={styles['lead']}>
          Una cancelación con la compensación más alta de nuestra tabla. La asesoría legal va
          incluida.
        </p>
        <p className={styles['card']}>
          ¿Y la tarjeta? La pedimos para cobrar la comisión cuando ganas. Se valida con un cobro
          único de {formatClp(CARD_VALIDATION_CLP)}, que te devolvemos.{' '}
          <Link to={`${paths.faq}#tarjeta`}>Por qué la pedimos</Link>
        </p>
      </div>
      <Ticket
        header="Cuenta de ejemplo"
        aside={CURRENCY}
        stub={
          <dl className={styles['bill']}>
            <div>
              <dt>Si no ganamos</dt>
              <dd>
                <strong>$0.</strong> Nada.
              </dd>
            </div>
          </dl>
        }
      >
        <dl className={styles['bill']}>
          <div>
            <dt>La aerolínea paga</dt>
            <dd>{formatClp(maximum)}</dd>
          </div>
          <div>
            <dt>Nuestra comisión, {formatNumber(COMMISSION_RATE * 100)}%</dt>
            <dd>{formatClp(-fee)}</dd>
          </div>
          <div className={styles['total']}>
            <dt>Recibes tú</dt>
            <dd>{formatClp(payout)}</dd>
          </div>
        </dl>
      </Ticket>
    </section>
  )
}
