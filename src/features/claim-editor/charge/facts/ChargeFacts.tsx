import type { Claim } from '@/domain/claim/fields'
import styles from './ChargeFacts.module.css'
import { classNames } from '@/ui/theme/class-names'
import { useCardHolders } from '@/features/claim-editor/charge/use-card-holders'
import { chargeNote, latestRisks } from '@/domain/money/charge-attempts'
import { useChargeAttempts } from '@/features/claim-editor/charge/flow/use-charge-attempts'
import { TickIcon } from '@/ui/icons/desk-icons'
import { WarningIcon } from '@/ui/icons/page-icons'

/** "Con tarjeta" or "Sin tarjeta": whether a claim can be charged at all; nothing while nobody knows. */
function CardChip({ claim }: { readonly claim: Claim }) {
  const hasCard = useCardHolders()(claim.email)
  if (hasCard === null) return null
  return (
    <span className={classNames(styles['chip'], hasCard ? styles['with'] : undefined)}>
      {hasCard ? 'Con tarjeta' : 'Sin tarjeta'}
    </span>
  )
}

/** What this browser charged a claim, or may have: 'Cobrado $38.000 · 21/11 19:57 (este equipo)'. */
function ChargeNotes({ claim }: { readonly claim: Claim }) {
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

/** What whoever may charge a claim wants to know first: is there a card, and was it charged already. */
export function ChargeFacts({ claim }: { readonly claim: Claim }) {
  return (
    <p className={styles['facts']}>
      <CardChip claim={claim} />
      <ChargeNotes claim={claim} />
    </p>
  )
}
