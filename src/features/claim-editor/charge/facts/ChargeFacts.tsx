import type { Claim } from '@/domain/claim/fields'
import styles from './ChargeFacts.module.css'
import { classNames } from '@/ui/theme/class-names'
import { useCardHolders } from '../use-card-holders'
import { chargeNote, latestRisks } from '@/domain/money/charge-attempts'
import { useChargeAttempts } from '../flow/use-charge-attempts'
import { Tag } from '@/ui/feedback/Tag'
import { TickIcon } from '@/ui/icons/desk-icons'
import { WarningIcon } from '@/ui/icons/page-icons'

/** "Con tarjeta" or "Sin tarjeta"; nothing while unknown. */
function CardChip({ claim }: { readonly claim: Claim }) {
  const hasCard = useCardHolders()(claim.email)
  if (hasCard === null) return null
  return (
    <Tag tone={hasCard ? 'green' : undefined} className={styles['card']}>
      {hasCard ? 'Con tarjeta' : 'Sin tarjeta'}
    </Tag>
  )
}

/** 'Cobrado $38.000 · 21/11 19:57 (este equipo)': charges of this browser, certain or possible. */
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

export function ChargeFacts({ claim }: { readonly claim: Claim }) {
  return (
    <p className={styles['facts']}>
      <CardChip claim={claim} />
      <ChargeNotes claim={claim} />
    </p>
  )
}
