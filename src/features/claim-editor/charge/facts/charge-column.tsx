import type { Claim } from '@/domain/claim/fields'
import type { Column } from '@/ui/table/DataTable'
import { ChargeButton } from './ChargeButton'
import { ChargeFacts } from './ChargeFacts'
import styles from './ChargeFacts.module.css'

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
