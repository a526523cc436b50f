import { chargePreview } from '@/domain/money/charge'
import { DataText } from '@/ui/DataText'
import styles from './Charge.module.css'
import type { Customer } from './flow/use-customer'

interface ChargeTicketProps {
  readonly pesos: number | null
  readonly customer: Customer
}

/** There is one charge form at a time; its fields are described by these. */
export const PREVIEW_ID = 'charge-preview'
export const PAYER_ID = 'charge-payer'

/** What will be charged and to whom; as high without an amount, so that nothing below it moves. */
export function ChargeTicket({ pesos, customer }: ChargeTicketProps) {
  return (
    <div className={styles['ticket']}>
      <p id={PREVIEW_ID} className={styles['sum']} aria-live="polite">
        {pesos !== null && chargePreview(pesos)}
      </p>
      {customer.state !== 'failed' && (
        <p className={styles['payer']} aria-live="polite">
          {customer.state === 'found' && (
            <>
              a la cuenta de{' '}
              <strong id={PAYER_ID}>
                <DataText>{customer.name || 'Cuenta sin nombre'}</DataText>
              </strong>
            </>
          )}
        </p>
      )}
    </div>
  )
}
