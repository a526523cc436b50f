import type { Claim } from '@/domain/claim/fields'
import type { Column } from '@/ui/table/DataTable'
import { ChargeButton } from './ChargeButton'
import { ChargeFacts } from './ChargeFacts'
import styles from './ChargeFacts.module.css'

/** The column of the charges desk: what is known about charging a claim, and the way to do it. */
export function chargeColumn(onCharge: (claim: Claim) => void): Column<Claim> {
  return {
    id: 'charge',
    label: 'Cobro',
    className: styles['column'],
    cell: (claim) => (
      <div className={styles['cell']}>
        <ChargeFacts claim={claim} />
        <ChargeButton claim={claim} onCharge={onCharge} />
      </div>
    ),
  }
}
