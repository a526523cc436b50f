import { chargePreview } from '@/domain/money/charge'
import { DataText } from '@/ui/DataText'
import { classNames } from '@/ui/theme/class-names'
import styles from './Charge.module.css'
import type { Charge } from './flow/use-charge'

/** There is one charge form at a time; its fields are described by these. */
export const PREVIEW_ID = 'charge-preview'
export const PAYER_ID = 'charge-payer'

/** What will be charged and to whom; as high without an amount, so that nothing below it moves. */
export function ChargeTicket({ charge }: { readonly charge: Charge }) {
  const { customer } = charge
  const { pesos } = charge.amount
  return (
    <div className="stack gap-8 panel on-ink">
      <p id={PREVIEW_ID} className={classNames('figure numbers', styles['sum'])} aria-live="polite">
        {pesos !== null && chargePreview(pesos)}
      </p>
      {customer.state !== 'failed' && (
        <p className={classNames('small', styles['payer'])} aria-live="polite">
          {customer.state === 'found' && (
            <>
              a la cuenta de{' '}
              <strong id={PAYER_ID} className="lead">
                <DataText>{customer.name || 'Cuenta sin nombre'}</DataText>
              </strong>
            </>
          )}
        </p>
      )}
    </div>
  )
}
