import { formatNumber } from '@/domain/money/clp'
import type { ChargeSeries } from './charge-series'
import styles from './Series.module.css'

/** What was done with the claim before, and how many are left after this one. */
export function SeriesLine({ said, left, isStopped }: ChargeSeries) {
  const more = left === 1 ? 'Queda 1 más' : `Quedan ${formatNumber(left)} más`
  return (
    <p role="status" className={styles['line']}>
      {said && <strong>{said} </strong>}
      {isStopped
        ? 'La serie se detuvo aquí: aclara este cobro antes de seguir con otros.'
        : left > 0 && `${more} por cobrar después de este.`}
    </p>
  )
}
