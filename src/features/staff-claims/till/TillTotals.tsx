import { formatClp, formatNumber } from '@/domain/money/clp'
import {
  TILL_OUTCOME_NAMES,
  TILL_OUTCOMES,
  type TillTotals as Totals,
} from '@/domain/money/till/charge-days'
import styles from './Till.module.css'

/** Sum and count of each outcome. */
export function TillTotals({ totals }: { readonly totals: Totals }) {
  return (
    <dl className={styles['totals']}>
      {TILL_OUTCOME_NAMES.map((name) => (
        <div key={name} data-outcome={name}>
          <dt>{TILL_OUTCOMES[name].label}</dt>
          <dd>
            <strong>{formatClp(totals[name].sum)}</strong>
            <span>
              {formatNumber(totals[name].count)} {totals[name].count === 1 ? 'cobro' : 'cobros'}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
