import type { Claim } from '@/domain/claim/fields'
import { classNames } from '@/ui/theme/class-names'
import styles from './facts/ChargeFacts.module.css'
import { useCardHolders } from './use-card-holders'

/** "Con tarjeta" or "Sin tarjeta": whether a claim can be charged at all; nothing while nobody knows. */
export function CardChip({ claim }: { readonly claim: Claim }) {
  const hasCard = useCardHolders()(claim.email)
  if (hasCard === null) return null
  return (
    <span className={classNames(styles['chip'], hasCard ? styles['with'] : undefined)}>
      {hasCard ? 'Con tarjeta' : 'Sin tarjeta'}
    </span>
  )
}
