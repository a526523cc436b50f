import { airlineLabel } from '@/domain/claim/catalogue'
import { estimateFor, estimateText } from '@/domain/claim/compensation'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { filesText, passengersLabel } from '@/domain/claim/receipt/receipt-words'
import { formatMoment } from '@/domain/dates'
import { formatClp } from '@/domain/country/money'
import { Ticket } from '@/ui/Ticket'
import { Tag } from '@/ui/feedback/Tag'
import { classNames } from '@/ui/theme/class-names'
import styles from './ReceiptTicket.module.css'

function Amount({ type, passengers }: Pick<Receipt, 'type' | 'passengers'>) {
  const estimate = estimateFor(type)
  const count = passengers.length
  const isFamily = count > 1
  if (estimate === null) {
    return (
      <>
        <p className="ticket-label">Tu compensación</p>
        <p>{estimateText(type)}</p>
      </>
    )
  }
  return (
    <>
      <div className="spread">
        <p className="ticket-label">Compensación posible</p>
        <Tag tone="amber">Estimación</Tag>
      </div>
      <p className={classNames('figure', styles['amount'])}>{estimateText(type)}</p>
      <p className="muted dense">
        {isFamily && 'Por cada pasajero: '}
        {isFamily ? 'recibes' : 'Recibes'} hasta {formatClp(estimate.payout)}. Nuestra comisión es{' '}
        {formatClp(estimate.fee)}, solo si ganas.
      </p>
      {isFamily && (
        <p className="muted dense">
          Para los {count} pasajeros: hasta {formatClp(count * estimate.maximum)} en total.
        </p>
      )}
    </>
  )
}

export function ReceiptTicket({ receipt }: { readonly receipt: Receipt }) {
  const { sentAt, type, airline, flight, passengers, email, files } = receipt
  const rows = [
    { label: 'Enviado', values: [formatMoment(new Date(sentAt))] },
    { label: 'Tipo', values: [type] },
    { label: 'Vuelo', values: flight === '' ? [] : [flight] },
    { label: passengersLabel(receipt), values: passengers },
    { label: 'Correo', values: [email] },
    { label: 'Archivos', values: files.map(({ name }) => name), note: filesText(files) },
  ]
  return (
    <div className={styles['ticket']}>
      <Ticket
        header="Reclamo enviado"
        aside={airlineLabel(airline)}
        stub={
          <dl className={classNames('stack gap-8', styles['rows'])}>
            {rows
              .filter(({ values, note }) => values.length > 0 || note !== undefined)
              .map(({ label, values, note }) => (
                <div key={label}>
                  <dt className="muted">{label}</dt>
                  {values.map((value, index) => (
                    // Names may repeat.
                    <dd key={`${index}-${value}`}>{value}</dd>
                  ))}
                  {note !== undefined && <dd className="muted dense">{note}</dd>}
                </div>
              ))}
          </dl>
        }
      >
        <Amount type={type} passengers={passengers} />
      </Ticket>
    </div>
  )
}
