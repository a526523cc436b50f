import type { Claim } from '@/domain/claim/fields'
import { StaffStatusChip } from '@/features/claim-editor/status-menu/StaffStatusChip'
import { PlaceIcon } from './PlaceIcon'
import styles from './PlaceButtons.module.css'
import type { OpenInlineEditor } from '@/features/claim-editor/shared/place'

interface PlaceStatusProps {
  readonly claim: Claim
  readonly onAsk?: OpenInlineEditor | undefined
  readonly isOffTab?: boolean
}

export function PlaceStatus({ claim, onAsk, isOffTab = false }: PlaceStatusProps) {
  if (!onAsk || claim.id === null) return <StaffStatusChip claim={claim} />
  return (
    <span className={styles['status']}>
      <StaffStatusChip claim={claim} />
      <PlaceIcon field="category" {...{ claim, onAsk, isOffTab }} />
    </span>
  )
}
