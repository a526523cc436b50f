import type { Claim } from '@/domain/claim/fields'
import { chargeNote, latestRisks } from '@/domain/money/charge-attempts'
import { useChargeAttempts } from '@/features/staff-claims/charge/flow/use-charge-attempts'
import { TickIcon } from '@/ui/icons/desk-icons'
import { WarningIcon } from '@/ui/icons/page-icons'
import { classNames } from '@/ui/theme/class-names'
import styles from './ChargeFacts.module.css'

/** What this browser charged a claim, or may have: 'Cobrado $38.000 · 21/11 19:57 (este equipo)'. */
export function ChargeNotes({ claim }: { readonly claim: Claim }) {
  return latestRisks(useChargeAttempts(claim.id)).map((entry) => {
    const isCharged = entry.outcome === 'charged'
    const { what, when } = chargeNote(entry)
    return (
      <span
        key={entry.order}
        className={classNames(styles['note'], isCharged ? undefined : styles['doubtful'])}
      >
        {isCharged ? <TickIcon /> : <WarningIcon small />}
        <span>
          {what}
          <span className={styles['when']}> · {when}</span>
        </span>
      </span>
    )
  })
}
