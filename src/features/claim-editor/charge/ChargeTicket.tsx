import { chargePreview } from '@/domain/money/charge'
import { DataText } from '@/ui/DataText'
import styles from './Charge.module.css'
import type { Customer } from './flow/use-customer'

interface ChargeTicketProps {
  readonly pesos: number | null
  readonly customer: Customer
  readonly previewId: string
  readonly payerId: string
}

/** What will be charged and to whom; as high without an amount, so that nothing below it moves. */
export function ChargeTicket({ pesos, customer, previewId, payerId }: ChargeTicketProps) {
  return (
    <div className={styles['ticket']}>
      <p id={previewId} className={styles['sum']} aria-live="polite">
        {pesos !== null && chargePreview(pesos)}
      </p>
      {customer.state !== 'failed' && (
        <p className={styles['payer']} aria-live="polite">
          {customer.state === 'found' && (
            <>
              a la cuenta de{' '}
              <strong id={payerId}>
                <DataText>{customer.name || 'Cuenta sin nombre'}</DataText>
              </strong>
            </>
          )}
        </p>
      )}
    </div>
  )
}
