import { PAYMENT_FIELDS, type PaymentValues } from '@/domain/forms/payment'
import { formatNumber } from '@/domain/country/money'
import { Ticket } from '@/ui/Ticket'
import { classNames } from '@/ui/theme/class-names'
import styles from './PaymentTicket.module.css'

export function PaymentTicket({ values }: { readonly values: PaymentValues }) {
  const rows = PAYMENT_FIELDS.filter(({ field }) => field !== 'AMOUNT')
  return (
    <Ticket
      header="Resumen del pago"
      aside="Simulación"
      stub={
        <dl>
          <div>
            <dt className="ticket-label">Monto</dt>
            <dd className={styles['amount']}>
              {formatNumber(Number(values.AMOUNT))} {values.CURRENCY}
            </dd>
          </div>
        </dl>
      }
    >
      <dl className={classNames('stack', styles['values'])}>
        {rows.map(({ field, label }) => (
          <div key={field}>
            <dt className="ticket-label">{label}</dt>
            <dd className="semibold">{values[field].trim() || 'Sin datos adicionales'}</dd>
          </div>
        ))}
      </dl>
    </Ticket>
  )
}
