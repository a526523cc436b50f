import type { Claim } from '@/domain/claim/fields'
import type { Column } from '@/ui/table/DataTable'
import { ChargeButton, ChargeFacts } from './ChargeFacts'
import styles from './ChargeFacts.module.css'

export const CHARGE_COLUMN: Column<Claim> = {
  id: 'charge',
  label: 'Cobro',
  className: styles['column'],
  cell: (claim) => (
    <div className={styles['cell']}>
      <ChargeFacts claim={claim} />
      <ChargeButton claim={claim} />
    </div>
  ),
}
