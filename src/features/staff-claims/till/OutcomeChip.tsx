import type { ChargeOutcome } from '@/domain/money/charge-attempts'
import { TILL_OUTCOMES, tillOutcomeOf } from '@/domain/money/till/charge-days'
import styles from './Till.module.css'

/** How a charge ended, in a word. */
export function OutcomeChip({ outcome }: { readonly outcome: ChargeOutcome }) {
  const name = tillOutcomeOf(outcome)
  return (
    <span className={styles['chip']} data-outcome={name}>
      {TILL_OUTCOMES[name].label}
    </span>
  )
}
