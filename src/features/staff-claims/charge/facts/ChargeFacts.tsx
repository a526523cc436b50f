import type { Claim } from '@/domain/claim/fields'
import { CardChip } from '@/features/staff-claims/charge/CardChip'
import styles from './ChargeFacts.module.css'
import { ChargeNotes } from './ChargeNotes'

/** What whoever may charge a claim wants to know first: is there a card, and was it charged already. */
export function ChargeFacts({ claim }: { readonly claim: Claim }) {
  return (
    <p className={styles['facts']}>
      <CardChip claim={claim} />
      <ChargeNotes claim={claim} />
    </p>
  )
}
